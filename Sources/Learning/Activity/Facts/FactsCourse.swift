public import MeadowFoundations

/// Practice, warm-up and runs of sixty seconds of one child together (learning F8–F18, F31).
///
/// Pure: it hands each answer to memory, error log, badges and days, once and in one order, so that
/// whoever replays the inputs has the same child again.
public struct FactsCourse: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Codable, Sendable {
    /// Begin to practise, all or one drill; a run that goes on is left.
    case practise(FactDrill?)
    /// An item of practice was answered.
    case answer(PracticeReply)
    /// The micro-lesson after a miss of the item was seen.
    case lessonSeen(item: Int)
    /// "Why?" was asked of the item.
    case why(item: Int)
    /// The drill was chosen within practice.
    case drill(FactDrill)
    /// Begin to measure how fast the child touches a number it sees.
    case warmUp
    /// A number of the warm-up was touched.
    case touched(Int, KeyTimes)
    /// Begin a run; practice that goes on is left.
    case run
    /// An option of a run's item was taken.
    case choose(item: Int, choice: Int, responseMilliseconds: Int?)
    /// The child picked this goal.
    case pickGoal(Int)
    /// A grown-up put the goal away.
    case putGoalAway
    /// The page is out of sight, or in sight again.
    case hidden(Bool)
    /// A run that was cut by a restart goes on.
    case goOn
    /// The child has had enough.
    case stop
  }

  /// What follows, in order.
  public enum Effect: Equatable, Sendable {
    /// Something new begins; what came before belongs to what was left.
    case begins
    /// What practice asks for; the near-twin is found already.
    case practice(PracticeEffect)
    /// What the run asks for.
    case run(TimedRunEngine.Effect)
    /// What became of the goal.
    case goal(TimedGoalEngine.Effect)
    /// What there is to tell of errors, badges and drills.
    case news(TimedProgress.News)
    /// A number to touch, 0 to 9, or nil once all were.
    case warmUp(Int?)
  }

  var state: FactsState
  /// The minutes after which a session ends (learning R21).
  public var limitMinutes: Int
  /// What is left of the day's or the session's time; practice that begins now ends by it.
  package var minutesLeft: Int?
  var runs: TimedRunEngine
  var goals: TimedGoalEngine

  /// A course that goes on from `state` as if nothing had come between; after a restart see
  /// ``restore(on:at:)``.
  public init(state: FactsState, limitMinutes: Int) {
    self.state = state
    self.limitMinutes = limitMinutes
    runs = TimedRunEngine(goingOn: state.run, pauses: state.pauses)
    goals = TimedGoalEngine(
      goingOn: state.goals, isRunning: runs.run.map { !$0.isOver } ?? false,
      isWorking: state.runsAreOpen && state.pauses.isEmpty)
  }

  /// All that has to be kept.
  public var saved: FactsState {
    var saved = state
    saved.run = runs.run
    saved.goals = goals.goals
    saved.pauses = runs.pauses
    return saved
  }

  /// When ``tick(on:at:)`` is due, or nil while nothing waits for time to pass.
  public var deadline: WallTime? {
    [state.practice.deadline, runs.deadline, goals.deadline].compactMap(\.self).min()
  }

  /// Whether practice, warm-up or a run goes on.
  public var isBusy: Bool {
    state.practice.runningSession != nil || state.warmUp != nil || isRunning
  }

  /// Whether a run goes on.
  public var isRunning: Bool { runs.run.map { !$0.isOver } ?? false }

  /// What counts as fluent.
  public var fluency: FluencyRule { state.practice.scheduler.fluency }

  /// Takes `input` on the family's `day`, at `now`; throws what is wrong with it, and nothing has
  /// changed then.
  public mutating func handle(
    _ input: Input, on day: CalendarDay, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    let due = tick(on: day, at: now)
    switch input {
    case .practise(let drill): return due + (try practise(drill, on: day, at: now))
    case .answer(let reply): return due + (try ask(.answer(reply), on: day, at: now))
    case .lessonSeen(let item): return due + (try ask(.lessonSeen(item: item), on: day, at: now))
    case .why(let item): return due + (try ask(.why(item: item), on: day, at: now))
    case .drill(let drill): return due + (try ask(.drill(drill), on: day, at: now))
    case .warmUp: return due + warmUp(on: day, at: now)
    case .touched(let number, let times): return due + (try touch(number, times, on: day, at: now))
    case .run: return due + (try begin(on: day, at: now))
    case .choose(let item, let choice, let response):
      return due
        + (try lead(
          .answer(item: item, choice: choice, responseMilliseconds: response), on: day, at: now))
    case .pickGoal(let correct): return due + (try aim(.pick(correct), on: day, at: now))
    case .putGoalAway: return due + (try aim(.putAway, on: day, at: now))
    case .hidden(let isHidden):
      return due + conduct(isHidden ? .pause(.hidden) : .resume(.hidden), on: day, at: now)
        + followGoal(on: day, at: now)
    case .goOn:
      return due + conduct(.resume(.restart), on: day, at: now) + followGoal(on: day, at: now)
    case .stop: return due + stop(on: day, at: now)
    }
  }

  /// It may be time for something.
  public mutating func tick(on day: CalendarDay, at now: WallTime) -> [Effect] {
    let practice = follow(state.practice.handle(.tick, at: now), on: day, at: now)
    return practice + conduct(.tick, on: day, at: now) + note(.tick, on: day, at: now)
  }

  /// Whether the child speaks with its symbols: meanwhile the clocks stand (learning AC16).
  public mutating func speak(
    _ isSpeaking: Bool, on day: CalendarDay, at now: WallTime
  ) -> [Effect] {
    follow(state.practice.handle(.speaking(isSpeaking), at: now), on: day, at: now)
      + conduct(isSpeaking ? .pause(.communication) : .resume(.communication), on: day, at: now)
      + followGoal(on: day, at: now)
  }

  /// Meadow was started anew: practice asks again what it asked, a run waits for the child.
  public mutating func restore(on day: CalendarDay, at now: WallTime) -> [Effect] {
    state.warmUp = nil
    runs = TimedRunEngine(resuming: runs.run)
    goals = TimedGoalEngine(goals: goals.goals, isRunning: isRunning)
    state.runsAreOpen = isRunning
    return follow(state.practice.handle(.restored, at: now), on: day, at: now)
  }

  /// What a grown-up decided counts from now on.
  public mutating func obey(
    fluency: FluencyRule, scope: FactScope, limitMinutes: Int, on day: CalendarDay,
    at now: WallTime
  ) -> [Effect] {
    self.limitMinutes = limitMinutes
    var effects: [Effect] = []
    if fluency != self.fluency {
      effects += follow(state.practice.handle(.fluency(fluency), at: now), on: day, at: now)
    }
    if scope != state.practice.scheduler.scope {
      effects += follow(state.practice.handle(.scope(scope), at: now), on: day, at: now)
    }
    guard goals.goals.limitMinutes != limitMinutes else { return effects }
    return effects + note(.limit(minutes: limitMinutes), on: day, at: now)
  }
}
