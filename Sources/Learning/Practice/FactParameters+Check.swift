public import MeadowFoundations

extension FactParameters {
  /// What in a file of parameters cannot be used, or nil where all can: no half-life of nothing, no
  /// weight below nothing, no lag that makes neighbours.
  public var problem: InputProblem? {
    do throws(InputProblem) {
      for (field, value, range) in numbers { try InputProblem.check(value, in: range, field) }
      return nil
    } catch {
      return error
    }
  }

  private var numbers: [(String, Double, ClosedRange<Double>)] {
    memoryNumbers + mixNumbers + orderNumbers + countNumbers
  }

  private var memoryNumbers: [(String, Double, ClosedRange<Double>)] {
    [
      ("memory.shortestDays", memory.shortestDays, 0.001...365),
      ("memory.longestDays", memory.longestDays, memory.shortestDays...3650),
      ("memory.startDays", memory.startDays, 0.001...365),
      ("memory.knownDays", memory.knownDays, 0.001...365),
      ("memory.knownMilliseconds", Double(memory.knownMilliseconds), 200...10_000),
      ("memory.fastFactor", memory.fastFactor, 1...10),
      ("memory.slowFactor", memory.slowFactor, 1...10),
      ("memory.scanningFactor", memory.scanningFactor, 1...10),
      ("memory.wrongFactor", memory.wrongFactor, 0...1),
      ("memory.knownFromDays", memory.knownFromDays, 0.001...365),
    ]
  }

  private var mixNumbers: [(String, Double, ClosedRange<Double>)] {
    [
      ("mix.workingWeight", mix.workingWeight, 0...1), ("mix.missWeight", mix.missWeight, 0...1),
      ("mix.reviewWeight", mix.reviewWeight, 0...1), ("mix.newWeight", mix.newWeight, 0...1),
      ("mix.workingRecall", mix.workingRecall, 0.01...1),
      ("mix.reviewRecall", mix.reviewRecall, 0.01...1),
      ("mix.repeatLag", Double(mix.repeatLag), 1...20),
      ("mix.showingsPerSession", Double(mix.showingsPerSession), 1...1000),
    ]
  }

  private var orderNumbers: [(String, Double, ClosedRange<Double>)] {
    [
      ("order.missLag", Double(order.missLag), 3...7),
      ("order.commutedProbability", order.commutedProbability, 0...1),
      ("order.commutedLags", Double(order.commutedLags.lowerBound), 2...20),
      ("order.strategyRun", Double(order.strategyRun), 1...100),
      ("order.operationRun", Double(order.operationRun), 1...100),
      ("order.interleavingAccuracy", order.interleavingAccuracy, 0...1),
    ]
  }

  private var countNumbers: [(String, Double, ClosedRange<Double>)] {
    [
      ("mastery.window", Double(mastery.window), 1...1000),
      ("mastery.correct", Double(mastery.correct), 1...Double(max(1, mastery.window))),
      ("mastery.seenShare", mastery.seenShare, 0...1),
      ("mastery.proof.share", mastery.proof.share, 0...1),
      ("mastery.proof.recall", mastery.proof.recall, 0...1),
      ("mastery.proof.aheadDays", mastery.proof.aheadDays, 0...365),
      ("mastery.placementItems", Double(mastery.placementItems), 1...20),
      ("mastery.levelItems", Double(mastery.levelItems), 6...100),
      ("session.items", Double(session.items), 1...500),
      ("session.drillItems", Double(session.drillItems), 1...100),
      ("session.capMinutes", Double(session.capMinutes), 1...240),
      ("session.idleMinutes", Double(session.idleMinutes), 1...240),
    ]
  }
}
