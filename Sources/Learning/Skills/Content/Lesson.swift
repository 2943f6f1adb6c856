/// A few items on one skill, done in a sitting of at most five minutes (learning K8, K22).
public struct Lesson: Equatable, Codable, Sendable {
  /// Its name in addresses and references.
  public var id: String
  /// The skill it teaches.
  public var skillId: String
  /// What a child or grown-up reads.
  public var title: String
  /// What kind of lesson it is, such as "interactive counting": a name from the content, and never
  /// that of an item's format (learning K17, R13).
  public var type: String
  /// The ids of its items in the order they are asked.
  public var items: [String]
  /// Its place among the lessons of its skill, from 1.
  public var orderIndex: Int

  /// A lesson.
  public init(
    id: String, skillId: String, title: String, type: String, items: [String], orderIndex: Int
  ) {
    self.id = id
    self.skillId = skillId
    self.title = title
    self.type = type
    self.items = items
    self.orderIndex = orderIndex
  }

  /// Reads a lesson; a missing place is read as 0, which ``CatalogueCheck`` reports.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    skillId = try container.decode(String.self, forKey: .skillId)
    title = try container.decode(String.self, forKey: .title)
    type = try container.decode(String.self, forKey: .type)
    items = try container.decode([String].self, forKey: .items)
    orderIndex = try container.decodeIfPresent(Int.self, forKey: .orderIndex) ?? 0
  }
}
