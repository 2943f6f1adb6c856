public import MeadowFoundations

/// What a view may ask of the pictures of words, whatever they are: core words, words of a scene,
/// feelings and the family's own. Whoever stands at the service's door asks the parent gate before the
/// changes; here it is open.
///
/// Problems are ``InputProblem``s; on one, everything is as it was.
public protocol PictureService: Sendable {
  /// The words that come with Meadow and have another picture now.
  func changedPictures() async -> [WordPicture]

  /// The picture of `word`.
  func picture(of word: String) async throws -> WordPicture

  /// Makes one emoji the picture of `word`, and of no other.
  func setPicture(emoji: String, of word: String) async throws -> WordPicture

  /// Makes a photo the picture of `word`, re-encoded so that nothing but the picture stays.
  func setPicture(photo bytes: [UInt8], of word: String) async throws -> WordPicture

  /// Gives `word` the picture again that it has by itself; a word of the family's own then has none.
  func putPictureBack(of word: String) async throws -> WordPicture

  /// The photo of `word`.
  func photo(of word: String) async throws -> FamilyFile

  /// All pictures that the family has chosen, those of its own words among them, as one file.
  func exportPictures() async throws -> FamilyFile

  /// Takes the pictures of such a file in, as if each had been chosen; others stay as they are.
  func importPictures(_ bytes: [UInt8]) async throws -> PictureImport
}

/// What became of the pictures of a file.
public struct PictureImport: Equatable, Sendable {
  /// The words that have another picture now.
  public var changed: [String] = []
  /// The words whose picture was not taken, with the reason.
  public var refused: [(word: String, reason: String)] = []

  /// Nothing yet.
  public init() {}

  public static func == (a: Self, b: Self) -> Bool {
    a.changed == b.changed && a.refused.elementsEqual(b.refused, by: ==)
  }
}

/// A word's picture: a photo, else an emoji, else the drawing that a page makes of its first letter.
public struct WordPicture: Equatable, Sendable {
  /// The word's key (``VocabularyService/key(_:)``).
  public var word: String
  /// Its emoji; nil where it has none or a photo was chosen.
  public var emoji: String?
  /// Its photo.
  public var photo: PhotoID?
  /// The word of the family's that it is, or nil.
  public var own: MyWord?
  /// The emoji that comes with Meadow; nil for a word of the family's own.
  public var usual: String?

  /// Whether it is another than the one that the word has by itself.
  public var isChanged: Bool { photo != nil || emoji != usual }

  /// The picture of `word`.
  public init(
    word: String, emoji: String? = nil, photo: PhotoID? = nil, own: MyWord? = nil,
    usual: String? = nil
  ) {
    self.word = word
    self.emoji = emoji
    self.photo = photo
    self.own = own
    self.usual = usual
  }
}
