/// An item as lessons and mastery know it: what it asks and how it is answered is elsewhere
/// (learning K8).
public struct LessonItem: Equatable, Codable, Sendable {
  /// Its name in addresses and references.
  public var id: String
  /// The lesson it belongs to.
  public var lessonId: String
  /// The name of the way it is answered, such as "multiple-choice".
  public var format: String
  /// How hard it is, 1 to 5 (learning R11).
  public var difficulty: Int
  /// How many hints it has; each item needs one (learning K23).
  public var hintCount: Int

  /// An item.
  public init(id: String, lessonId: String, format: String, difficulty: Int, hintCount: Int) {
    self.id = id
    self.lessonId = lessonId
    self.format = format
    self.difficulty = difficulty
    self.hintCount = hintCount
  }

  /// Reads an item; without a number of hints it has none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    lessonId = try container.decode(String.self, forKey: .lessonId)
    format = try container.decode(String.self, forKey: .format)
    difficulty = try container.decode(Int.self, forKey: .difficulty)
    hintCount = try container.decodeIfPresent(Int.self, forKey: .hintCount) ?? 0
  }
}
