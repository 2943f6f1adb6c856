/// A tip that goes with an item (learning K8).
public struct Hint: Equatable, Codable, Sendable {
  /// What a hint costs where nothing else is said, as a share of the item's score (learning K12).
  public static let defaultPenalty = 0.10

  /// Its name in references.
  public var id: String
  /// The item it helps with.
  public var itemId: String
  /// What is said and shown.
  public var text: String
  /// What it takes off the item's score, 0 to 1; hints add up (learning R10).
  public var penalty: Double

  /// A hint.
  public init(id: String, itemId: String, text: String, penalty: Double = Self.defaultPenalty) {
    self.id = id
    self.itemId = itemId
    self.text = text
    self.penalty = penalty
  }

  /// Reads a hint; a missing penalty is the default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    itemId = try container.decode(String.self, forKey: .itemId)
    text = try container.decode(String.self, forKey: .text)
    penalty =
      try container.decodeIfPresent(Double.self, forKey: .penalty) ?? Self.defaultPenalty
  }
}
