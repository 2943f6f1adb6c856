import MeadowFoundations
import MeadowLearning
import Testing

/// What holds for goals whatever comes, and how run and goal end together (learning AC5, AC6).
@Suite struct TimedGoalPropertyTests {
  @Test("over 250 seeds: no attempt is longer than its limit, no best goes down, all can be kept")
  func property() throws {
    for seed in UInt64(1)...250 {
      var generator = SeededGenerator(seed: seed)
      var engine = TimedGoalEngine()
      var now = WallTime(milliseconds: 1_790_000_000_000)
      var run = 0
      var bestBefore = 0
      var open = 0
      for step in 0..<150 {
        now.milliseconds += Int64.random(in: -10_000...90_000, using: &generator)
        let input = try input(&run, &generator)
        let before = engine
        do throws(InputProblem) {
          let effects = try engine.handle(input, at: now)
          if case .pick = input { open += 1 }
          for case .recap(let recap) in effects {
            open -= 1
            #expect(
              recap.outcome != .reached || recap.attempt.mostCorrect >= recap.attempt.goal.correct)
            #expect(!TimedPhrases.recap(of: recap).isEmpty)
          }
        } catch {
          #expect(engine == before && !error.advice.isEmpty, "seed \(seed)")
        }
        let goals = engine.goals
        #expect((goals.attempt == nil ? 0 : 1) == open, "seed \(seed): each ends once")
        if let attempt = goals.attempt {
          #expect(attempt.clock.elapsedMilliseconds <= 30 * 60_000, "seed \(seed)")
          #expect(attempt.isClosing || !attempt.clock.isOver, "seed \(seed)")
        }
        #expect(goals.best?.correct ?? 0 >= bestBefore, "seed \(seed)")
        bestBefore = goals.best?.correct ?? 0
        if step.isMultiple(of: 15) { #expect(try reread(goals) == goals, "seed \(seed)") }
      }
    }
  }

  private func input(
    _ run: inout Int, _ generator: inout SeededGenerator
  ) throws -> TimedGoalEngine.Input {
    switch Int.random(in: 0..<30, using: &generator) {
    case 0: return .putAway
    case 1: return .limit(minutes: Int.random(in: -1...40, using: &generator))
    case 2..<6: return .pick(Int.random(in: 0...45, using: &generator))
    case 6..<14: return .working(.random(using: &generator))
    case 14..<18: return .runStarted
    case 18..<24:
      // Now and then one that was told before.
      run += Int.random(in: 0...1, using: &generator)
      return .runFinished(
        try result(
          run: run, right: Int.random(in: 0...30, using: &generator),
          wrong: Int.random(in: 0...5, using: &generator), isComplete: .random(using: &generator)))
    default: return .tick
    }
  }

  @Test("AC6: run and goal together: the time is used up, the item is answered, the recap is told")
  func together() throws {
    var rig = try TimedRig(run: 1)
    var goals = TimedGoalEngine()
    _ = try goals.handle(.runStarted, at: rig.now)
    for _ in 0..<10 { try rig.answer(true) }
    rig.wait(50_000)
    try rig(.tick)
    _ = try goals.handle(.runFinished(rig.result), at: rig.now)
    _ = try goals.handle(.limit(minutes: 1), at: rig.now)
    #expect(goals.goals.suggestion == 12)
    _ = try goals.handle(.pick(12), at: rig.now)
    _ = try goals.handle(.working(true), at: rig.now)
    rig.wait(20_000)
    try rig(.start(plan(run: 2, goal: 12)))
    _ = try goals.handle(.runStarted, at: rig.now)
    for _ in 0..<9 { try rig.answer(true, after: 4000) }
    // Talking is no time of the attempt, and none of the run.
    try rig(.pause(.communication))
    _ = try goals.handle(.working(false), at: rig.now)
    rig.wait(600_000)
    try rig(.resume(.communication))
    _ = try goals.handle(.working(true), at: rig.now)
    rig.wait(4000)
    #expect(goals.deadline == rig.now)
    #expect(try goals.handle(.tick, at: rig.now) == [.endAfterItem])
    try rig(.endAfterItem)
    #expect(try !rig.run.isOver)
    try rig.answer(true, after: 500)
    let result = try rig.result
    #expect(!result.isComplete && result.correct == 10 && result.clockMilliseconds == 40_500)
    let effects = try goals.handle(.runFinished(result), at: rig.now)
    guard case .recap(let recap) = effects.first, effects.count == 1 else { throw Missing() }
    #expect(recap.outcome == .timeUsed && recap.best?.correct == 10 && recap.attempt.correct == 10)
  }
}
