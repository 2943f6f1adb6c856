import MeadowFoundations
import MeadowLearning
import Testing

/// Goals of the runs (learning F13, F14, R3, R21, AC5, AC6, AC12).
@Suite struct TimedGoalEngineTests {
  struct Rig {
    var engine = TimedGoalEngine()
    var now = WallTime(milliseconds: 1_790_000_000_000)
    var run = 0

    @discardableResult
    mutating func callAsFunction(
      _ input: TimedGoalEngine.Input
    ) throws -> [TimedGoalEngine.Effect] {
      try engine.handle(input, at: now)
    }

    mutating func wait(minutes: Int) { now.milliseconds += Int64(minutes * 60_000) }

    /// Works so long, with ticks when they are due.
    mutating func work(minutes: Int) throws -> [TimedGoalEngine.Effect] {
      let end = now.milliseconds + Int64(minutes * 60_000)
      var effects: [TimedGoalEngine.Effect] = []
      while let due = engine.deadline, due.milliseconds <= end {
        now = due
        effects += try self(.tick)
      }
      now = WallTime(milliseconds: end)
      return effects
    }

    mutating func play(
      right: Int, wrong: Int = 0, isComplete: Bool = true
    ) throws -> [TimedGoalEngine.Effect] {
      run += 1
      try self(.runStarted)
      return try self(
        .runFinished(result(run: run, right: right, wrong: wrong, isComplete: isComplete)))
    }

    func problem(_ input: TimedGoalEngine.Input) throws -> InputProblem {
      var engine = engine
      do throws(InputProblem) { _ = try engine.handle(input, at: now) } catch {
        guard engine == self.engine else { throw Missing() }
        return error
      }
      throw Missing()
    }
  }

  /// After a first run with ten right, at work on a goal.
  func rig(goal: Int = 12, best: Int = 10) throws -> Rig {
    var rig = Rig()
    _ = try rig.play(right: best)
    try rig(.working(true))
    try rig(.pick(goal))
    return rig
  }

  @Test("AC5: the first run has no goal; then the best and two more is suggested")
  func suggestion() throws {
    var rig = Rig()
    #expect(rig.engine.goals.suggestion == nil)
    #expect(try rig.problem(.pick(10)).reason == "the first run has no goal")
    let effects = try rig.play(right: 10, wrong: 2)
    let best = try found(rig.engine.goals.best)
    #expect(effects == [.best(best)] && best.correct == 10 && best.run == 1)
    for right in [9, 10] { #expect(try rig.play(right: right) == []) }
    #expect(rig.engine.goals.suggestion == 12)
    #expect(try rig.play(right: 15).count == 1)
    #expect(rig.engine.goals.suggestion == 17)
  }

  @Test("AC12: no best below 80 %, of a part of a run, or twice of one run")
  func bests() throws {
    var rig = Rig()
    #expect(try rig.play(right: 12, wrong: 4) == [] && rig.engine.goals.completeRuns == 1)
    #expect(try rig.play(right: 12, isComplete: false) == [])
    #expect(rig.engine.goals.best == nil && rig.engine.goals.completeRuns == 1)
    // Without a best the child may pick all the same.
    try rig(.pick(5))
    let same = try result(run: 3, right: 4)
    #expect(try rig(.runFinished(same)).count == 1)
    #expect(try rig(.runFinished(same)) == [])
    #expect(rig.engine.goals.completeRuns == 2 && rig.engine.goals.attempt?.runs == 1)
  }

  @Test("the child picks from 5 to 40, or what is suggested beyond that")
  func picks() throws {
    var rig = Rig()
    _ = try rig.play(right: 1)
    for goal in [4, 41, -1, 0, .max] {
      let problem = try rig.problem(.pick(goal))
      #expect(problem.field == "correct" && problem.reason == "\(goal) is not from 5 to 40")
    }
    for goal in [3, 5, 40] {
      var other = rig
      #expect(try other(.pick(goal)) == [])
      #expect(other.engine.goals.attempt?.goal.correct == goal)
    }
    _ = try rig.play(right: 40)
    try rig(.pick(42))
    #expect(try rig.problem(.pick(10)).reason == "the goal of 42 is still open")
  }

  @Test("no goal is picked in the middle of a run")
  func pickInRun() throws {
    var rig = Rig()
    _ = try rig.play(right: 8)
    try rig(.runStarted)
    #expect(try rig.problem(.pick(10)).reason == "a run is under way")
  }

  @Test("AC5: a goal survives restarts until it is reached, with the time that was worked")
  func survives() throws {
    var rig = try rig()
    for day in 1...5 {
      _ = try rig.work(minutes: 4)
      #expect(try rig.play(right: 11 - day) == [] || day == 0)
      let kept = try reread(rig.engine.goals)
      rig.engine = TimedGoalEngine(goals: kept)
      #expect(rig.engine.goals == kept || rig.engine.deadline == nil)
      rig.wait(minutes: 1440)
      try rig(.working(true))
      #expect(rig.engine.goals.attempt?.clock.elapsedMilliseconds == day * 240_000)
    }
    let effects = try rig.play(right: 12)
    guard case .recap(let recap) = effects.last, effects.count == 2 else { throw Missing() }
    #expect(recap.outcome == .reached && recap.suggestion == 14)
    #expect(recap.attempt.runs == 6 && recap.attempt.mostCorrect == 12)
    #expect(recap.attempt.correct == 10 + 9 + 8 + 7 + 6 + 12)
    #expect(rig.engine.goals.attempt == nil && rig.engine.deadline == nil)
    #expect(try rig(.pick(14)) == [])
  }

  @Test("a goal is reached by so many right within the sixty seconds, not by tapping at random")
  func reached() throws {
    var rig = try rig()
    #expect(try rig.play(right: 12, wrong: 4) == [])
    let effects = try rig.play(right: 12, isComplete: false)
    guard case .recap(let recap) = effects.first, effects.count == 1 else { throw Missing() }
    #expect(recap.outcome == .reached && recap.best?.correct == 10)
  }

  @Test(
    "AC6: at min(30, a grown-up's limit) minutes of work the attempt ends after the running item",
    arguments: [(nil, 30), (15, 15), (45, 30), (1, 1)])
  func cap(limit: Int?, minutes: Int) throws {
    var rig = Rig()
    _ = try rig.play(right: 10)
    if let limit { try rig(.limit(minutes: limit)) }
    try rig(.working(true))
    try rig(.pick(40))
    #expect(try rig.work(minutes: minutes - 1) == [])
    rig.run += 1
    try rig(.runStarted)
    #expect(try rig.work(minutes: 1) == [.endAfterItem])
    #expect(try rig(.tick) == [] && rig.engine.deadline == nil)
    #expect(rig.engine.goals.attempt?.isClosing == true)
    let effects = try rig(.runFinished(result(run: rig.run, right: 7, isComplete: false)))
    guard case .recap(let recap) = effects.first, effects.count == 1 else { throw Missing() }
    #expect(recap.outcome == .timeUsed && recap.attempt.correct == 7)
    #expect(recap.attempt.clock.elapsedMilliseconds == minutes * 60_000)
    #expect(!TimedPhrases.recap(of: recap).isEmpty)
  }

  @Test("between runs the attempt ends at once, and the last item may still reach the goal")
  func capEdges() throws {
    var idle = try rig()
    let effects = try idle.work(minutes: 30)
    guard case .recap(let recap) = effects.first, effects.count == 1 else { throw Missing() }
    #expect(recap.outcome == .timeUsed && recap.attempt.runs == 0)
    var lucky = try rig()
    lucky.run += 1
    try lucky(.runStarted)
    #expect(try lucky.work(minutes: 30) == [.endAfterItem])
    let last = try lucky(.runFinished(result(run: lucky.run, right: 12, isComplete: false)))
    guard case .recap(let end) = last.first else { throw Missing() }
    #expect(end.outcome == .reached)
  }

  @Test("time in which the child speaks, or the lid is closed, is no work at a goal")
  func standing() throws {
    var rig = try rig()
    _ = try rig.work(minutes: 2)
    try rig(.working(false))
    rig.wait(minutes: 600)
    #expect(try rig(.tick) == [] && rig.engine.deadline == nil)
    try rig(.working(true))
    rig.wait(minutes: 600)
    #expect(try rig(.tick) == [])
    // The time it slept counts as one look's time.
    #expect(rig.engine.goals.attempt?.clock.elapsedMilliseconds == 180_000)
  }

  @Test("a grown-up's limit holds for the attempt under way; what is no limit is refused")
  func limits() throws {
    var rig = try rig()
    _ = try rig.work(minutes: 10)
    try rig(.limit(minutes: 20))
    #expect(rig.engine.goals.attempt?.clock.limitMilliseconds == 1_200_000)
    for minutes in [0, -1, 121] {
      #expect(try rig.problem(.limit(minutes: minutes)).reason == "\(minutes) is not from 1 to 120")
    }
    let effects = try rig(.limit(minutes: 5))
    guard case .recap(let recap) = effects.first else { throw Missing() }
    #expect(recap.outcome == .timeUsed && recap.attempt.clock.elapsedMilliseconds == 600_000)
    #expect(try reread(rig.engine.goals) == rig.engine.goals && rig.engine.goals.limitMinutes == 5)
  }

  @Test("a grown-up puts a goal away; without one that is nothing")
  func putAway() throws {
    var rig = try rig()
    let effects = try rig(.putAway)
    guard case .recap(let recap) = effects.first else { throw Missing() }
    #expect(recap.outcome == .putAway)
    #expect(try rig(.putAway) == [] && rig(.pick(20)) == [])
  }

  @Test("a restart in the middle of a run knows of it; a clock that cannot be is left out")
  func restarts() throws {
    var rig = try rig()
    try rig(.runStarted)
    let kept = rig.engine.goals
    rig.engine = TimedGoalEngine(goals: kept, isRunning: true)
    try rig(.working(true))
    #expect(try rig.work(minutes: 30) == [.endAfterItem])
    let broken = try damaged(kept, ["attempt", "clock", "elapsedMilliseconds"], -5)
    #expect(TimedGoalEngine(goals: broken).goals.attempt == nil)
  }

  @Test("R3: the line a grown-up may call fluent is 24 for 2.0 s and 0.5 s")
  func fluent() {
    #expect(TimedGoal.fluentLine() == 24)
    #expect(TimedGoal.fluentLine(responseMilliseconds: 3000) == 17)
    #expect(TimedGoal.fluentLine(responseMilliseconds: 3000, transitionMilliseconds: 0) == 20)
    #expect(TimedGoal.fluentLine(responseMilliseconds: 0, transitionMilliseconds: 0) == 60_000)
  }
}
