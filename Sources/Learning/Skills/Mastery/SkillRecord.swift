public import MeadowFoundations

/// What is known of a child and one skill (learning §3F).
public struct SkillRecord: Equatable, Codable, Sendable {
  /// A session that has shown the skill.
  public struct Credit: Equatable, Codable, Sendable {
    /// The session's number.
    public let session: Int
    /// The family's calendar day.
    public let day: String
  }

  /// One first attempt, for the small chart (learning K24).
  public struct Attempt: Equatable, Codable, Sendable {
    /// The score, 0 to 1.
    public let score: Double
    /// When.
    public let at: WallTime
  }

  /// Attempts kept for the chart; no rule reads them.
  public static let chartLength = 10

  /// How far the child is.
  public internal(set) var status = SkillStatus.notStarted
  /// How hard its items are.
  public internal(set) var difficulty = SkillDifficulty()
  /// The scores of the session.
  public internal(set) var window = MasteryWindow()
  /// The sessions that count toward mastery; two make it.
  public internal(set) var credits: [Credit] = []
  /// The best share a window had since the last credit, 0 to 1; for what is shown.
  public internal(set) var bestShare = 0.0
  /// The reviews to come; nil until it is mastered.
  public internal(set) var review: SkillReview?
  /// The last first attempts, the oldest first.
  public private(set) var attempts: [Attempt] = []
  /// First attempts so far.
  public private(set) var attemptCount = 0
  /// First attempts that were right.
  public private(set) var correctCount = 0
  /// When it was last practised; nil before the first answer.
  public private(set) var lastAnswered: WallTime?
  /// The ids of the lessons that were finished, the one finished last at the end.
  public private(set) var finishedLessons: [String] = []
  /// The ids of items that had to be shown and still are to come back (learning §7).
  public private(set) var carriedItems: [String] = []
  /// Whether mastery was lost after a week or more without practice (learning R18).
  public internal(set) var hasLapsedIdle = false

  /// Nothing done yet.
  public init() {}

  /// What it shows, or nil before it is begun (learning R16).
  public var medal: SkillMedal? {
    switch status {
    case .notStarted: nil
    case .learning: credits.isEmpty ? .bronze : .silver
    case .mastered, .reviewing: .gold
    }
  }

  /// Keeps an answer for charts and counts.
  mutating func note(_ answer: SkillAnswer, at now: WallTime) {
    attempts.append(Attempt(score: answer.score, at: now))
    if attempts.count > Self.chartLength { attempts.removeFirst() }
    attemptCount += 1
    if answer.isCorrect { correctCount += 1 }
    lastAnswered = now
  }

  /// Notes how a lesson or review ended: `shown` had to be shown, `known` came back and went well.
  mutating func finish(lesson: String?, shown: [String], known: [String]) {
    if let lesson {
      finishedLessons.removeAll { $0 == lesson }
      finishedLessons.append(lesson)
    }
    carriedItems.removeAll { known.contains($0) || shown.contains($0) }
    carriedItems += shown
  }
}
