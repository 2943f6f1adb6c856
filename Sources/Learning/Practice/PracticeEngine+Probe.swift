import MeadowFoundations

/// The probes within a session: no micro-lesson follows a miss, and nothing is asked twice.
extension PracticeEngine {
  /// Whether items of a probe are still to come in this session.
  var isProbing: Bool { session?.drill == nil && probeFact != nil }

  /// The fact the probe asks now, or nil.
  var probeFact: Fact? {
    switch probe {
    case .placement(let probe): probe.current
    case .level(let probe): probe.current
    case nil: nil
    }
  }

  /// Learns the facts of `scope` from now on; a placement that is not over begins anew with them.
  mutating func learn(_ scope: FactScope) {
    scheduler.scope = scope
    guard case .placement(let running) = probe else { return }
    probe = .placement(
      PlacementProbe(
        of: scope, seed: UInt64(running.asked), parameters: scheduler.parameters.mastery))
  }

  /// Gives the probe an answer and returns what it found where it is over.
  mutating func recordProbe(_ answer: FactAnswer, at now: WallTime) -> [PracticeEffect] {
    switch probe {
    case .placement(var running):
      running.record(
        isCorrect: answer.isCorrect,
        isKnown: scheduler.fluency.isKnown(
          answer.responseMilliseconds, within: scheduler.parameters.memory.knownMilliseconds))
      let isOver = running.current == nil
      probe = isOver ? nil : .placement(running)
      return isOver ? [.placed(running)] : []
    case .level(var running):
      running.record(isCorrect: answer.isCorrect)
      guard let outcome = running.outcome else {
        probe = .level(running)
        return []
      }
      probe = nil
      scheduler.conclude(outcome, at: now)
      return [.levelProbed(outcome)]
    case nil: return []
    }
  }
}
