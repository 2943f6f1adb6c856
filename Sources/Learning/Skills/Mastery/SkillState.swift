/// All that is known of a child's skills; what is kept and resumed from.
public struct SkillState: Equatable, Codable, Sendable {
  /// The session that goes on, or nil.
  public internal(set) var session: SkillSession?
  /// The number of the last session; 0 before the first.
  public internal(set) var lastSession = 0
  /// The records by the ids of their skills.
  public internal(set) var records: [String: SkillRecord] = [:]

  /// A child that has not begun.
  public init() {}

  /// What is known of the skill `id`; an empty record where nothing is.
  public func record(of id: String) -> SkillRecord { records[id] ?? SkillRecord() }
}
