public import MeadowFoundations

/// The reviews to come, by date (learning K24).
public struct ReviewQueue: Equatable, Codable, Sendable {
  /// A review to come.
  public struct Entry: Equatable, Codable, Sendable {
    /// The skill.
    public let skillId: String
    /// When it is due.
    public let due: WallTime
    /// Whether it is due by now and may be started.
    public let isDue: Bool
  }

  /// The reviews, the earliest first.
  public let entries: [Entry]

  /// The reviews of `state` as of `now`.
  public init(_ state: SkillState, at now: WallTime) {
    entries = state.records.byName.compactMap { skill, record in
      record.review.map { review in
        Entry(
          skillId: skill, due: review.due,
          isDue: record.status == .reviewing || review.due <= now)
      }
    }.sorted { ($0.due, $0.skillId) < ($1.due, $1.skillId) }
  }

  /// What may be started now, the one that waits longest first.
  public var due: [Entry] { entries.filter(\.isDue) }
}
