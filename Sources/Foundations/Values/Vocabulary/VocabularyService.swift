/// Finds words and says which are on the board. Immutable; any thread may ask at any time.
///
/// Two are equal when they are the same one, so that a session that holds one can be compared.
public final class VocabularyService: Sendable, Equatable {
  /// The vocabulary it was made of.
  public let data: VocabularyData
  /// How the scenes look, by the scene's name.
  public let manifests: [String: SceneManifest]
  /// The scenes as they are in files, with words by their ids.
  public let sceneFiles: [SceneManifest]
  /// The names of the scenes, in the order of the routines and then by name.
  public let sceneNames: [String]
  /// The emoji of every word and feeling, by its ``key(_:)``; of one that stands there twice the core
  /// word's, then that of the first scene.
  public let pictures: [String: String]
  /// The name of every word's and feeling's drawing, by its ``key(_:)``.
  public let art: [String: String]
  private let core: [String: CoreWord]
  private let scenes: [String: [String: SceneWord]]
  private let anyScene: [String: FoundWord]
  private let byID: [WordID: FoundWord]
  private let keysByID: [WordID: [String]]
  private let idsByKey: [String: WordID]

  /// A service for `data`, which the content check has passed; of a word that stands there twice the
  /// first counts.
  public init(_ data: VocabularyData, manifests: [SceneManifest] = []) {
    self.data = data
    sceneFiles = manifests
    self.manifests = Dictionary(
      data.naming(manifests).map { ($0.sceneId, $0) }
    ) { first, _ in first }
    var names = data.routines.map(\.scene).filter { data.scenes[$0] != nil }
    names += data.scenes.keys.sorted().filter { !names.contains($0) }
    sceneNames = names
    core = Dictionary(data.coreVocabulary.map { (Self.key($0.word), $0) }) { first, _ in first }
    scenes = data.scenes.mapValues { scene in
      Dictionary(scene.words.map { (Self.key($0.word), $0) }) { first, _ in first }
    }
    let found = data.scenes.byName.flatMap { name, scene in
      scene.words.map { (Self.key($0.word), FoundWord($0, scene: name)) }
    }
    anyScene = Dictionary(found) { first, _ in first }
    let all = data.coreVocabulary.map { FoundWord($0) } + found.map(\.1)
    byID = Dictionary(all.compactMap { word in word.id.map { ($0, word) } }) { first, _ in first }
    let named =
      all.compactMap { word in word.id.map { (Self.key(word.word), $0) } }
      + data.avatarPhrases.byName.flatMap(\.value).map { (Self.key($0.phrase), $0.id) }
    idsByKey = Dictionary(named) { first, _ in first }
    keysByID = Dictionary(grouping: idsByKey.keys.sorted()) { [idsByKey] key in
      idsByKey[key] ?? WordID(key)
    }
    let shown =
      data.coreVocabulary.map { ($0.word, $0.emoji) }
      + names.flatMap { data.scenes[$0]?.words ?? [] }.map { ($0.word, $0.emoji) }
      + data.avatarPhrases.byName.flatMap(\.value).map { ($0.phrase, $0.emoji) }
    pictures = Dictionary(shown.map { (Self.key($0.0), $0.1) }) { first, _ in first }
    art = Dictionary(data.symbols.art.map { (Self.key($0), SymbolSet.name($1)) }) { first, _ in
      first
    }
  }

  /// All core words, in the order of the board.
  public var coreWords: [CoreWord] { data.coreVocabulary }

  /// The words of `scene`, in their order; none where there is no such scene.
  public func sceneWords(of scene: String) -> [SceneWord] { data.scenes[scene]?.words ?? [] }

  /// The word `text` names, upper or lower case and with blanks to spare, or nil if there is none.
  ///
  /// A word of `scene` comes first, then the core words, then the scenes by name: a child may ask
  /// for the bath from the kitchen. What is no word's text may be its id.
  public func word(_ text: String, in scene: String? = nil) -> FoundWord? {
    let key = Self.key(text)
    if let scene, let word = scenes[scene]?[key] { return FoundWord(word, scene: scene) }
    return core[key].map { FoundWord($0) } ?? anyScene[key] ?? word(WordID(text))
  }

  /// The word with the id `id`, the core word before those of scenes; nil if there is none.
  public func word(_ id: WordID) -> FoundWord? { byID[id] }

  /// The texts, as ``key(_:)`` has them, of what has the id `id`: a word, a feeling or both.
  public func keys(of id: WordID) -> [String] { keysByID[id] ?? [] }

  /// The id of the word or feeling whose key is `key`; nil where there is none.
  public func pictureID(of key: String) -> WordID? { idsByKey[key] }

  /// The id of the word `text` names; made of the text where there is no such word.
  public func id(of text: String, in scene: String? = nil) -> WordID {
    word(text, in: scene)?.id ?? WordID(text)
  }

  public static func == (a: VocabularyService, b: VocabularyService) -> Bool { a === b }

  /// What makes two spellings the same word.
  public static func key(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A word of the vocabulary, wherever it stands.
public struct FoundWord: Equatable, Sendable, Codable {
  /// What it is in every language; nil for a word of the family's own.
  public var id: WordID?
  /// The word as it is shown and spoken.
  public var word: String
  /// Its picture: one emoji; empty where a word of the family's has none, of which a page draws one.
  public var emoji: String
  /// The part of speech behind its colour.
  public var fitzgeraldKey: FitzgeraldKey
  /// What the sentence engine knows of it.
  public var grammar: WordGrammar
  /// The scene it belongs to, or nil for a core word.
  public var scene: String?

  /// A core word.
  public init(_ word: CoreWord) {
    id = word.id
    self.word = word.word
    emoji = word.emoji
    fitzgeraldKey = word.fitzgeraldKey
    grammar = word.grammar
  }

  /// A word of `scene`.
  public init(_ word: SceneWord, scene: String) {
    id = word.id
    self.word = word.word
    emoji = word.emoji
    fitzgeraldKey = word.fitzgeraldKey
    grammar = word.grammar
    self.scene = scene
  }

  /// A word of the family's own, which is first-class vocabulary (document 001).
  public init(_ word: MyWord) {
    self.word = word.content.text
    emoji = word.content.emoji ?? ""
    fitzgeraldKey = word.content.group.fitzgeraldKey
    grammar = word.content.group.grammar
  }
}
