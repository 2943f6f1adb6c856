public import MeadowFoundations

/// How words are shown, for a view that has a text and no more: a part of the message, a phrase of the
/// tray. Texts are in lower case, as ``VocabularyService`` compares them.
public struct SymbolTable: Equatable, Sendable {
  /// The name and colours of each Fitzgerald key, by the key's own name.
  public var keys: [String: FitzgeraldDefinition]
  /// The emoji of every word and feeling, the family's own words among them.
  public var pictures: [String: String]
  /// The drawings of words and feelings that come with Meadow, by name: what a page shows in place of
  /// the emoji. A word for which the family has chosen another picture has none.
  public var art: [String: String] = [:]
  /// The family's words that have a photo.
  public var photos: [String: MyWord]
  /// The photos that the family has chosen for words which come with Meadow.
  public var chosenPhotos: [String: PhotoID] = [:]
  /// The emoji that came with Meadow, of words for which the family has chosen another picture.
  public var usual: [String: String] = [:]
  /// The family's words that have no picture, the oldest first: a page draws one from its letter
  /// and its number, so that it keeps its drawing whatever becomes of the others.
  public var drawn: [MyWord] = []
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
