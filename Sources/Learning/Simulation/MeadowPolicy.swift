import MeadowFoundations
package import MeadowLearning

/// Meadow's own scheduler, after its placement probe. It knows the whole bank; of a smaller deck it is
/// asked again until it names a fact of the deck.
package struct MeadowPolicy: FactPolicy {
  private let deck: FactDeck
  package private(set) var scheduler: FactScheduler
  private var probe: [Int] = []
  private var probeMisses: [FactBand: Int] = [:]

  /// Meadow's scheduler for a learner who answers by `access`.
  package init(
    _ deck: FactDeck, parameters: FactParameters = FactParameters(),
    access: LearnerTraits.Access, seed: UInt64
  ) {
    self.deck = deck
    scheduler = FactScheduler(
      parameters: parameters, fluency: FluencyRule(isScanning: access == .scanning), seed: seed)
    var chance = Chance(seed: seed)
    for band in FactBand.allCases {
      var facts = deck.members(of: band)
      for _ in 0..<min(parameters.mastery.placementItems, facts.count) {
        probe.append(facts.remove(at: chance.index(below: facts.count)))
      }
    }
  }

  package var mastered: Set<FactBand>? {
    Set(scheduler.bands.filter(\.isMastered).map(\.band))
  }

  package mutating func begin(session: Int, at time: StudyTime) {
    scheduler.begin(session: session)
  }

  package mutating func next(at time: StudyTime, truth: (any LearnerMemory)?) -> PolicyChoice {
    while let fact = probe.first {
      probe.removeFirst()
      if probeMisses[deck.bands[fact], default: 0] < 2 { return PolicyChoice(fact, mode: .probe) }
    }
    return PolicyChoice(deck.number(of: scheduler.next(at: time.wall).fact) ?? 0)
  }

  package mutating func learn(_ answer: FactAnswer, of fact: Int, at time: StudyTime) {
    if answer.mode == .probe, !answer.isCorrect {
      probeMisses[deck.bands[fact], default: 0] += 1
    }
    scheduler.record(answer)
  }
}
