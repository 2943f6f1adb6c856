/// A badge and the skills that must be gold for it; it can only be earned, never bought
/// (learning K25, R17).
public struct SkillBadge: Equatable, Codable, Sendable {
  /// Its name in events and references.
  public var id: String
  /// What a child reads or hears.
  public var title: String
  /// The skills it is for, all of them needed.
  public var skillIds: [String]

  /// A badge.
  public init(id: String, title: String, skillIds: [String]) {
    self.id = id
    self.title = title
    self.skillIds = skillIds
  }
}
