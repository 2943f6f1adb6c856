import MeadowFoundations
package import MeadowLearning

/// Meadow's own scheduler, after its placement probe. It knows the whole bank and none but that.
package struct MeadowPolicy: FactPolicy {
  private let deck: FactDeck
  private var scheduler: FactScheduler
  private var probe: PlacementProbe

  /// Meadow's scheduler for a learner who answers by `access`; `deck` is the whole bank.
  package init(
    _ deck: FactDeck, parameters: FactParameters = FactParameters(),
    access: LearnerTraits.Access, seed: UInt64
  ) {
    self.deck = deck
    scheduler = FactScheduler(
      parameters: parameters, fluency: FluencyRule(isScanning: access == .scanning), seed: seed)
    probe = PlacementProbe(seed: ~seed, parameters: parameters.mastery)
  }

  package var mastered: Set<FactBand>? {
    Set(scheduler.bands.filter(\.isMastered).map(\.band))
  }

  package mutating func begin(session: Int, at time: StudyTime) {
    scheduler.begin(session: session)
  }

  package mutating func next(at time: StudyTime, truth: (any LearnerMemory)?) -> PolicyChoice {
    if let fact = probe.current { return PolicyChoice(deck.number(of: fact) ?? 0, mode: .probe) }
    return PolicyChoice(deck.number(of: scheduler.next(at: time.wall).fact) ?? 0)
  }

  package mutating func learn(_ answer: FactAnswer, of fact: Int, at time: StudyTime) {
    if answer.mode == .probe {
      let isFast = scheduler.fluency.isFast(answer.responseMilliseconds)
      probe.record(isCorrect: answer.isCorrect, isFast: isFast)
    }
    scheduler.record(answer)
  }
}
