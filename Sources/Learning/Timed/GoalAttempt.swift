import MeadowFoundations

/// The work on one goal: it lasts until the goal is reached or its time is used up (learning F13).
public struct GoalAttempt: Equatable, Codable, Sendable {
  /// The most time one goal is worked at, in minutes (learning F13).
  public static let longestMinutes = 30
  /// The most that is counted between two looks, in milliseconds: whoever closed the lid did not
  /// work at a goal.
  static let longestStepMilliseconds = 60_000

  /// The goal.
  public let goal: TimedGoal
  /// The time it was worked at: with the runs open and nothing that pauses them.
  public internal(set) var clock: ActiveClock
  /// The runs that are over.
  public private(set) var runs = 0
  /// The right answers of all of them.
  public private(set) var correct = 0
  /// The most right answers in one of them.
  public private(set) var mostCorrect = 0
  /// Whether its time is used up and only the running item is waited for (learning AC6).
  public internal(set) var isClosing = false

  /// An attempt at `goal` that may take `limitMinutes` of work; a half-hour at most (learning R21).
  init(_ goal: TimedGoal, limitMinutes: Int) {
    self.goal = goal
    clock = ActiveClock(
      limitMilliseconds: Self.limitMilliseconds(limitMinutes),
      longestStepMilliseconds: Self.longestStepMilliseconds)
  }

  /// The smaller of thirty minutes and a grown-up's limit, in milliseconds (learning R21).
  static func limitMilliseconds(_ minutes: Int) -> Int { min(longestMinutes, minutes) * 60_000 }

  /// A grown-up set another limit; what was worked stays.
  mutating func limit(minutes: Int) {
    clock.limitMilliseconds = max(clock.elapsedMilliseconds, Self.limitMilliseconds(minutes))
  }

  /// Counts a run that is over and says whether it reached the goal: so many right answers within
  /// its sixty seconds, whether or not they had all passed, and no tapping at random (learning R4).
  mutating func count(_ result: TimedResult) -> Bool {
    runs += 1
    correct += result.correct
    mostCorrect = max(mostCorrect, result.correct)
    return result.isAccurate && result.correct >= goal.correct
  }
}

/// What there is to tell when an attempt is over; all of it is good (learning F27, AC6).
public struct GoalRecap: Equatable, Codable, Sendable {
  /// How it came to its end.
  public enum Outcome: String, CaseIterable, Sendable, Codable {
    /// The goal was reached.
    case reached
    /// Its time was used up.
    case timeUsed
    /// A grown-up put it away.
    case putAway
  }

  /// How it came to its end.
  public let outcome: Outcome
  /// The attempt as it stood then.
  public let attempt: GoalAttempt
  /// The personal best then, or nil.
  public let best: PersonalBest?

  /// What is suggested next, or nil.
  public var suggestion: Int? { TimedGoal.suggestion(after: best) }
}
