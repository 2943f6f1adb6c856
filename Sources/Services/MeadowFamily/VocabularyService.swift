public import MeadowModel

/// Finds words and says which are on the board. Immutable; any thread may ask at any time.
public struct VocabularyService: Sendable {
  /// The vocabulary it was made of.
  public let data: VocabularyData

  private let core: [String: CoreWord]
  private let scenes: [String: [String: SceneWord]]
  private let anyScene: [String: FoundWord]

  /// A service for `data`, which the content check has passed; of a word that stands there twice the
  /// first counts.
  public init(_ data: VocabularyData) {
    self.data = data
    core = Dictionary(data.coreVocabulary.map { (Self.key($0.word), $0) }) { first, _ in first }
    scenes = data.scenes.mapValues { scene in
      Dictionary(scene.words.map { (Self.key($0.word), $0) }) { first, _ in first }
    }
    let found = data.scenes.sorted { $0.key < $1.key }.flatMap { name, scene in
      scene.words.map { (Self.key($0.word), FoundWord($0, scene: name)) }
    }
    anyScene = Dictionary(found) { first, _ in first }
  }

  /// All core words, in the order of the board.
  public var coreWords: [CoreWord] { data.coreVocabulary }

  /// The core words on the board at `tier`, in the order of the board; "I love you" always.
  public func words(at tier: Tier) -> [CoreWord] {
    data.coreVocabulary.filter { $0.tier <= tier || $0.word == CoreWord.alwaysVisible }
  }

  /// The word `text` names, upper or lower case and with blanks to spare, or nil if there is none.
  ///
  /// A word of `scene` comes first, then the core words, then the scenes by name: a child may ask
  /// for the bath from the kitchen.
  public func word(_ text: String, in scene: String? = nil) -> FoundWord? {
    let key = Self.key(text)
    if let scene, let word = scenes[scene]?[key] { return FoundWord(word, scene: scene) }
    return core[key].map { FoundWord($0) } ?? anyScene[key]
  }

  private static func key(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A word of the vocabulary, wherever it stands.
public struct FoundWord: Hashable, Sendable {
  /// The word as it is shown and spoken.
  public var word: String
  /// Its picture: one emoji.
  public var emoji: String
  /// The part of speech behind its colour.
  public var fitzgeraldKey: FitzgeraldKey
  /// The scene it belongs to, or nil for a core word.
  public var scene: String?

  /// A core word.
  public init(_ word: CoreWord) {
    self.word = word.word
    emoji = word.emoji
    fitzgeraldKey = word.fitzgeraldKey
  }

  /// A word of `scene`.
  public init(_ word: SceneWord, scene: String) {
    self.word = word.word
    emoji = word.emoji
    fitzgeraldKey = word.fitzgeraldKey
    self.scene = scene
  }
}
