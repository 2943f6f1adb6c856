public import MeadowFoundations

/// How far a child is with a skill, as it is shown (learning K24).
public struct SkillProgress: Equatable, Codable, Sendable {
  /// The skill.
  public var skillId: String
  /// What a child or grown-up reads.
  public var name: String
  /// How far.
  public var status: SkillStatus
  /// What it shows, or nil before it is begun.
  public var medal: SkillMedal?
  /// How far, 0 to 100: each of the two sessions is half of it, and the way to the next fills by
  /// the best five scores a session has had. It falls only where a skill is learnt again.
  public var percent: Int
  /// The scores of the last first attempts, 0 to 1, the oldest first, for a small chart.
  public var chart: [Double]
  /// First attempts so far.
  public var attemptCount: Int
  /// The share of them that were right, 0 to 100; nil before the first.
  public var accuracyPercent: Int?
  /// When the next review is due, or nil where none is.
  public var nextReview: WallTime?

  /// The progress of `skill` by `record`.
  public init(_ skill: Skill, _ record: SkillRecord) {
    skillId = skill.id
    name = skill.name
    status = record.status
    medal = record.medal
    percent = Self.percent(of: record)
    chart = record.attempts.map(\.score)
    attemptCount = record.attemptCount
    accuracyPercent =
      record.attemptCount == 0 ? nil : record.correctCount * 100 / record.attemptCount
    nextReview = record.review?.due
  }

  private static func percent(of record: SkillRecord) -> Int {
    switch record.status {
    case .notStarted: return 0
    case .mastered, .reviewing: return 100
    case .learning:
      let way = Double(record.credits.count) + record.bestShare
      return Int((way / Double(SkillEngine.creditsForMastery) * 100).rounded())
    }
  }
}
