/// Somebody of the family whom set-up offers as one of My Words: each family calls them its own way.
public struct OfferedPerson: Equatable, Sendable, Codable {
  /// What most children say: Grandma. 1–60 characters.
  public var text: String
  /// The picture, until there is a photo: one emoji.
  public var emoji: String

  /// Somebody called `text`.
  public init(text: String, emoji: String) {
    self.text = text
    self.emoji = emoji
  }
}
