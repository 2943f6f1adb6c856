public import MeadowFoundations

/// All that is kept of one child's learning: what a snapshot holds.
public struct LearnerState: Equatable, Codable, Sendable {
  /// The facts.
  public internal(set) var facts: FactsState
  /// The lessons.
  public internal(set) var course = SkillCourseState()
  /// How often each lesson and review was begun.
  public internal(set) var begun: [String: Int] = [:]
  /// What a grown-up decided.
  public internal(set) var controls = LearningControls()
  /// What there is to tell of the days.
  public internal(set) var tally = LearningTally()
  /// The session that goes on, or nil.
  public internal(set) var session: LearningSession?
  /// Whether the child wants no narration.
  public internal(set) var isMuted = false
  /// Whether the child spoke with its symbols then.
  var isSpeaking = false
  /// Whether the child chose by a switch then.
  var isScanning = false

  /// An unknown child, whose chances begin at `seed`.
  public init(seed: UInt64) { facts = FactsState(seed: seed) }
}

/// Time spent on learning without a longer pause, whatever was done in it.
public struct LearningSession: Equatable, Codable, Sendable {
  /// A pause of so long ends it, in milliseconds (learning R9).
  public static let idleMilliseconds = SkillSession.idleMilliseconds
  /// The longest time between two touches that counts as work, in milliseconds.
  static let longestStepMilliseconds: Int64 = 60_000

  /// When it began.
  public let startedAt: WallTime
  /// The time at work, in milliseconds; that in which the child talked is none.
  public internal(set) var workedMilliseconds: Int64 = 0
  /// When something was last done.
  public internal(set) var lastTouch: WallTime
  /// The work after which a break was last suggested, in milliseconds.
  var breakSuggestedAt: Int64 = 0

  /// A session that begins now.
  init(at now: WallTime) {
    startedAt = now
    lastTouch = now
  }

  /// Something is done at `now`; returns the milliseconds of work since the last.
  mutating func touch(at now: WallTime, counts: Bool) -> Int64 {
    let step = max(0, now.milliseconds - lastTouch.milliseconds)
    lastTouch = now
    let worked = counts ? min(step, Self.longestStepMilliseconds) : 0
    workedMilliseconds += worked
    return worked
  }

  /// Whether it is over at `now`, as nothing was done for long.
  func isOver(at now: WallTime) -> Bool {
    now.milliseconds - lastTouch.milliseconds >= Self.idleMilliseconds
  }
}
