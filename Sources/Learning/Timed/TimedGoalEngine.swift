public import MeadowFoundations

/// A child's goals in the runs of sixty seconds: what is kept of them.
public struct TimedGoals: Equatable, Codable, Sendable {
  /// The minutes a grown-up may allow.
  public static let limits = 1...120

  /// The personal best, or nil before the first that counts.
  public internal(set) var best: PersonalBest?
  /// The work on the present goal, or nil for a run without one.
  public internal(set) var attempt: GoalAttempt?
  /// The runs that went on for all of their sixty seconds.
  public internal(set) var completeRuns = 0
  /// The minutes a grown-up allows; thirty where none was set (learning R21).
  public internal(set) var limitMinutes = GoalAttempt.longestMinutes
  /// The number of the last run that was counted.
  var lastRun = 0
  /// Whether a run is under way.
  var isRunning = false

  /// Before the first run.
  public init() {}

  /// What is suggested as the next goal, or nil before there is a best (learning AC5).
  public var suggestion: Int? { TimedGoal.suggestion(after: best) }
}

/// Picks, keeps and ends goals (learning F13, F14, AC5, AC6).
///
/// Pure. ``goals`` is what is kept. The time of an attempt is the time of work: it stands while the
/// child speaks, the page is hidden or the runs are left, and goes on another day.
public struct TimedGoalEngine: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Codable, Sendable {
    /// The child picked this goal.
    case pick(Int)
    /// A grown-up put the goal away.
    case putAway
    /// Whether the runs are open to the child and nothing pauses them.
    case working(Bool)
    /// A grown-up allows this many minutes, 1 to 120.
    case limit(minutes: Int)
    /// A run began.
    case runStarted
    /// A run is over.
    case runFinished(TimedResult)
    /// It may be time for something.
    case tick
  }

  /// What follows, in order.
  public enum Effect: Equatable, Sendable {
    /// There is a new personal best.
    case best(PersonalBest)
    /// Let the run end with the item that stands there.
    case endAfterItem
    /// The attempt is over: tell this.
    case recap(GoalRecap)
  }

  /// The goals as they stand.
  public private(set) var goals: TimedGoals
  private var isWorking = false

  /// An engine that begins with `goals` as they were kept; `isRunning` tells whether a run was read
  /// back with them.
  public init(goals: TimedGoals = TimedGoals(), isRunning: Bool = false) {
    self.goals = goals
    self.goals.isRunning = isRunning
    self.goals.attempt?.clock.forgetRunning()
    if goals.attempt?.clock.isSound == false { self.goals.attempt = nil }
  }

  /// An engine that goes on with `goals` as if nothing had come between: what replays a log.
  init(goingOn goals: TimedGoals, isRunning: Bool, isWorking: Bool) {
    self.goals = goals
    self.goals.isRunning = isRunning
    self.isWorking = isWorking
    if goals.attempt?.clock.isSound == false { self.goals.attempt = nil }
  }

  /// When ``Input/tick`` is due, or nil while no attempt's time passes.
  public var deadline: WallTime? {
    guard let clock = goals.attempt?.clock, !clock.isOver else { return nil }
    // Twice as often as the clock can bear, so that it misses nothing.
    let soon = clock.elapsedMilliseconds + GoalAttempt.longestStepMilliseconds / 2
    return clock.time(of: min(soon, clock.limitMilliseconds))
  }

  /// Takes `input` at `now` and returns what follows; throws what is wrong with it, and nothing has
  /// changed then.
  public mutating func handle(
    _ input: Input, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    if let problem = problem(with: input) { throw problem }
    goals.attempt?.clock.advance(to: now)
    var effects: [Effect] = []
    switch input {
    case .pick(let correct):
      goals.attempt = GoalAttempt(
        try TimedGoal(correct, after: goals.best), limitMinutes: goals.limitMinutes)
      follow(at: now)
    case .putAway: effects += close(.putAway)
    case .working(let isWorking):
      self.isWorking = isWorking
      follow(at: now)
    case .limit(let minutes):
      goals.limitMinutes = minutes
      goals.attempt?.limit(minutes: minutes)
    case .runStarted: goals.isRunning = true
    case .runFinished(let result): effects += count(result)
    case .tick: break
    }
    return effects + endInTime()
  }

  /// Why `input` cannot be taken, or nil.
  public func problem(with input: Input) -> InputProblem? {
    switch input {
    case .pick(let correct): problem(withPick: correct)
    case .limit(let minutes) where !TimedGoals.limits.contains(minutes):
      InputProblem(
        field: "limitMinutes", reason: "\(minutes) is not from 1 to 120",
        advice: "send minutes from 1 to 120")
    case .putAway, .working, .limit, .runStarted, .runFinished, .tick: nil
    }
  }

  private func problem(withPick correct: Int) -> InputProblem? {
    if goals.completeRuns == 0 {
      return InputProblem(
        .settled, field: "goal", reason: "the first run has no goal",
        advice: "finish one run, then pick a goal")
    }
    if let attempt = goals.attempt {
      return InputProblem(
        .settled, field: "goal", reason: "the goal of \(attempt.goal.correct) is still open",
        advice: "reach it first, or let a grown-up put it away")
    }
    if goals.isRunning {
      return InputProblem(
        .settled, field: "goal", reason: "a run is under way", advice: "pick a goal after it")
    }
    do throws(InputProblem) { _ = try TimedGoal(correct, after: goals.best) } catch { return error }
    return nil
  }

  private mutating func follow(at now: WallTime) {
    if isWorking {
      goals.attempt?.clock.start(at: now)
    } else {
      goals.attempt?.clock.stop(at: now)
    }
  }

  private mutating func count(_ result: TimedResult) -> [Effect] {
    goals.isRunning = false
    // A result may be told again after a restart.
    guard result.run > goals.lastRun else { return [] }
    goals.lastRun = result.run
    if result.isComplete { goals.completeRuns += 1 }
    let before = goals.best
    goals.best = PersonalBest.after(result, best: before)
    var effects: [Effect] = []
    if let best = goals.best, best != before { effects.append(.best(best)) }
    if goals.attempt?.count(result) == true { effects += close(.reached) }
    return effects
  }

  private mutating func endInTime() -> [Effect] {
    guard let attempt = goals.attempt, attempt.clock.isOver else { return [] }
    guard goals.isRunning else { return close(.timeUsed) }
    guard !attempt.isClosing else { return [] }
    goals.attempt?.isClosing = true
    return [.endAfterItem]
  }

  private mutating func close(_ outcome: GoalRecap.Outcome) -> [Effect] {
    guard let attempt = goals.attempt else { return [] }
    goals.attempt = nil
    return [.recap(GoalRecap(outcome: outcome, attempt: attempt, best: goals.best))]
  }
}
