import MeadowFoundations

/// All that is kept of a child's facts.
public struct FactsState: Equatable, Codable, Sendable {
  /// Practice, with all that is remembered of each fact.
  public internal(set) var practice: PracticeEngine
  /// The run that goes on or was the last.
  public internal(set) var run: TimedRun?
  /// The goals.
  public internal(set) var goals = TimedGoals()
  /// Errors, badges, days and the board's line.
  public internal(set) var progress = TimedProgress()
  /// Why the clock of runs stands.
  var pauses: Set<TimedPause> = []
  /// Whether the runs are open to the child: meanwhile a goal is worked at.
  var runsAreOpen = false
  /// The number of the last session.
  public internal(set) var lastSession = 0
  /// The number of the last run.
  public internal(set) var lastRun = 0
  /// The warm-up that goes on, and what is practised after it.
  var warmUp: WarmUp?
  /// The sums that were answered right last, for the flash that turns one round (learning F19).
  var lastRight: [Fact] = []

  struct WarmUp: Equatable, Codable, Sendable {
    var touches: MotorWarmUp
    var session: Int
  }

  /// An unknown child, whose chances begin at `seed`.
  public init(seed: UInt64) { practice = PracticeEngine(seed: seed) }

  /// How long a right answer is remembered for the flash, in items.
  static let flashItems = 6

  /// The sum that `fact` turns round, where it was just answered right.
  func flash(for fact: Fact) -> CommutativityFlash? {
    guard let turned = fact.commuted, lastRight.contains(turned) else { return nil }
    return CommutativityFlash(for: turned)
  }
}
