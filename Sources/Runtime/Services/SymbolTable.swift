public import MeadowFoundations

/// How words are shown, for a view that has a text and no more: a part of the message, a phrase of the
/// tray. Texts are in lower case, as ``VocabularyService`` compares them.
public struct SymbolTable: Equatable, Sendable {
  /// The name and colours of each Fitzgerald key, by the key's own name.
  public var keys: [String: FitzgeraldDefinition]
  /// The emoji of every word and feeling, the family's own words among them.
  public var pictures: [String: String]
  /// The family's words that have a photo.
  public var photos: [String: MyWord]
  /// How words are signed, in words.
  public var signs: [String: String]

  /// A table.
  public init(
    keys: [String: FitzgeraldDefinition], pictures: [String: String],
    photos: [String: MyWord] = [:], signs: [String: String] = [:]
  ) {
    self.keys = keys
    self.pictures = pictures
    self.photos = photos
    self.signs = signs
  }
}
