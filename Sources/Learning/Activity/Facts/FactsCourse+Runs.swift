import MeadowFoundations

/// Runs of sixty seconds and the goals for them.
extension FactsCourse {
  /// The share of right answers that a fact needs before time is taken of it (learning §7).
  static let knownShare = 0.9
  /// The fewest answers that say so.
  static let knownAnswers = 2
  /// The fewest facts for a run: with fewer, the same ones come again and again.
  static let fewestFacts = 10
  /// How much oftener a fact comes that was missed in a run.
  static let missedWeight = 2

  /// The facts that time may be taken of: those the child gets right without a clock.
  public var knownFacts: [Fact] {
    state.practice.scheduler.memories.all.filter { memory in
      // What went wrong in a run is no reason to take it out of the runs.
      let answers = memory.untimed
      let isShown = answers.count >= Self.knownAnswers || memory.box != nil
      return isShown
        && Double(answers.count(where: \.self)) >= Self.knownShare * Double(answers.count)
        && state.practice.scheduler.scope.contains(memory.fact)
    }.map(\.fact)
  }

  mutating func begin(on day: CalendarDay, at now: WallTime) throws(InputProblem) -> [Effect] {
    let known = knownFacts
    guard known.count >= Self.fewestFacts else {
      throw InputProblem(
        .settled, field: "run",
        reason: "\(known.count) facts are known well enough to be timed",
        advice: "practise first: a minute needs \(Self.fewestFacts) facts that come out right")
    }
    let weighted = known.map {
      WeightedFact($0, weight: state.progress.errors.contains($0) ? Self.missedWeight : 1)
    }
    let pool = try TimedPool(weighted, openBands: Set(FactBand.allCases))
    let left = stop(on: day, at: now)
    state.lastRun += 1
    state.lastSession += 1
    let correction = state.practice.baseline?.correction ?? 0
    let plan = TimedPlan(
      run: state.lastRun, session: state.lastSession, pool: pool,
      goal: goals.goals.attempt?.goal.correct,
      motorCorrectionMilliseconds: fluency.isScanning ? nil : correction,
      seed: UInt32(truncatingIfNeeded: state.lastRun &* 2_654_435_761))
    state.runsAreOpen = true
    return left + [.begins] + followGoal(on: day, at: now) + note(.runStarted, on: day, at: now)
      + (try lead(.start(plan), on: day, at: now))
  }

  /// Hands `input` to the run; what it cannot take is thrown.
  mutating func lead(
    _ input: TimedRunEngine.Input, on day: CalendarDay, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    try runs.handle(input, at: now).flatMap { effect -> [Effect] in
      guard case .finish(let result) = effect else { return [.run(effect)] }
      return [.run(effect)] + count(result, on: day, at: now)
    }
  }

  /// Hands `input` to the run where none but a start or an answer can be refused.
  mutating func conduct(
    _ input: TimedRunEngine.Input, on day: CalendarDay, at now: WallTime
  ) -> [Effect] {
    if input == .end || input == .tick, !isRunning { return [] }
    do throws(InputProblem) { return try lead(input, on: day, at: now) } catch { return [] }
  }

  private mutating func count(
    _ result: TimedResult, on day: CalendarDay, at now: WallTime
  ) -> [Effect] {
    var effects: [Effect] = []
    for answer in result.factAnswers {
      effects += follow(
        state.practice.handle(.answeredElsewhere(answer), at: now), on: day, at: now)
    }
    effects += note(.runFinished(result), on: day, at: now)
    return effects
      + state.progress.count(result, on: day, at: now, fastMilliseconds: fastMilliseconds)
      .map(Effect.news)
  }

  /// Hands `input` to the goals; what they cannot take is thrown.
  mutating func aim(
    _ input: TimedGoalEngine.Input, on day: CalendarDay, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    try goals.handle(input, at: now).flatMap { effect -> [Effect] in
      switch effect {
      case .endAfterItem: return conduct(.endAfterItem, on: day, at: now)
      case .recap(let recap) where recap.outcome == .reached:
        return [.goal(effect)] + state.progress.goalReached(at: now).map(Effect.news)
      case .best, .recap: return [.goal(effect)]
      }
    }
  }

  /// The runs are no longer open to the child: no goal is worked at.
  mutating func closeRuns(on day: CalendarDay, at now: WallTime) -> [Effect] {
    state.runsAreOpen = isRunning
    return followGoal(on: day, at: now)
  }

  /// The time of a goal passes while the runs are open and nothing pauses them (learning AC16).
  mutating func followGoal(on day: CalendarDay, at now: WallTime) -> [Effect] {
    note(.working(state.runsAreOpen && runs.pauses.isEmpty), on: day, at: now)
  }

  /// Tells the goals what happens; they refuse none of it.
  mutating func note(
    _ input: TimedGoalEngine.Input, on day: CalendarDay, at now: WallTime
  ) -> [Effect] {
    do throws(InputProblem) { return try aim(input, on: day, at: now) } catch { return [] }
  }
}
