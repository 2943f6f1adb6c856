import MeadowFoundations
package import MeadowLearning

/// Meadow's own scheduler, after its placement probe.
package struct MeadowPolicy: FactPolicy {
  private let deck: FactDeck
  private var scheduler: FactScheduler
  private var probe: PlacementProbe
  private let rolling: Int
  private var left = 0
  private var chance: Chance
  /// How many facts of each band probes asked, and how many of them were known.
  private var asked: [FactBand: Int] = [:]
  private var found: [FactBand: Int] = [:]
  private var tried: Set<Int> = []

  /// Meadow's scheduler for a learner of `deck` who answers by `access`. `rolling` goes on probing, a
  /// proposal: so many facts a session that were never asked, of bands in which a quarter and more
  /// was found known.
  package init(
    _ deck: FactDeck, parameters: FactParameters = FactParameters(),
    access: LearnerTraits.Access, rolling: Int = 0, seed: UInt64
  ) {
    self.deck = deck
    let scope = FactScope(deck.facts) ?? .all
    scheduler = FactScheduler(
      parameters: parameters, fluency: FluencyRule(isScanning: access == .scanning), scope: scope,
      seed: seed)
    self.rolling = rolling
    chance = Chance(seed: seed &+ 7)
    probe = PlacementProbe(of: scope, seed: ~seed, parameters: parameters.mastery)
  }

  package var mastered: Set<FactBand>? {
    Set(scheduler.bands.filter(\.isMastered).map(\.band))
  }

  package func standing(at time: StudyTime) -> FactStanding? {
    let met = scheduler.memories.all
    let recall = met.map { $0.recall(at: time.wall) }.reduce(0, +)
    return FactStanding(
      inReview: met.count { $0.review != nil },
      recall: met.isEmpty ? nil : recall / Double(met.count))
  }

  package mutating func begin(session: Int, at time: StudyTime) {
    scheduler.begin(session: session)
    left = rolling
  }

  package mutating func next(at time: StudyTime, truth: (any LearnerMemory)?) -> PolicyChoice {
    if let fact = probe.current { return PolicyChoice(deck.number(of: fact) ?? 0, mode: .probe) }
    if let fact = unprobed() { return PolicyChoice(fact, mode: .probe) }
    return PolicyChoice(deck.number(of: scheduler.next(at: time.wall).fact) ?? 0)
  }

  package mutating func learn(_ answer: FactAnswer, of fact: Int, at time: StudyTime) {
    if answer.mode == .probe { note(answer, of: fact) }
    scheduler.record(answer)
  }

  private mutating func note(_ answer: FactAnswer, of fact: Int) {
    let isKnown = scheduler.fluency.isKnown(
      answer.responseMilliseconds, within: scheduler.parameters.memory.knownMilliseconds)
    probe.record(isCorrect: answer.isCorrect, isKnown: isKnown)
    let band = deck.bands[fact]
    tried.insert(fact)
    asked[band, default: 0] += 1
    if answer.isCorrect && isKnown { found[band, default: 0] += 1 }
  }

  /// The next fact of the rolling probe, or nil.
  private mutating func unprobed() -> Int? {
    guard left > 0 else { return nil }
    left -= 1
    let open = FactBand.allCases.filter { band in
      Double(found[band] ?? 0) >= 0.25 * Double(asked[band] ?? 1)
    }
    let facts = open.flatMap(deck.members).filter {
      !tried.contains($0) && scheduler.memories[deck.facts[$0]] == nil
    }
    return facts.isEmpty ? nil : facts[chance.index(below: facts.count)]
  }
}
