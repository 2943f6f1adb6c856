public import MeadowFoundations

/// Everything the loop looks up: the authored follow-ups by the word they follow, the words they are
/// made of and the templates. Made once for a vocabulary and shared; two are equal when they are the same.
public final class FollowUpBook: Sendable, Equatable {
  /// A word of the vocabulary.
  struct Word: Sendable {
    let text: String
    let grammar: WordGrammar
  }

  /// What sentences are built from where nothing was authored.
  public let templates: SentenceTemplates
  private let followUps: [SCSFollowUp]
  private let placesByTrigger: [Key: [Int]]
  private let words: [Key: Word]

  /// A text in lower case and the scene it belongs to, so that a hundred scenes with a banana each
  /// cost a tap nothing.
  private struct Key: Hashable {
    let scene: String?
    let name: String
  }

  /// The book of `data`. Takes about half a microsecond for each follow-up and word.
  public init(_ data: VocabularyData) {
    templates = SentenceTemplates(
      data.sentenceTemplates, forms: data.forms, generic: data.generic)
    followUps = data.scsFollowUps
    placesByTrigger = Self.places(of: data.scsFollowUps)
    words = Self.words(of: data)
  }

  public static func == (a: FollowUpBook, b: FollowUpBook) -> Bool { a === b }

  /// What was written to follow `trigger` in `scene`, and what may follow it anywhere, in any case.
  func authored(
    for trigger: String, in scene: String?
  ) -> (here: [SCSFollowUp], anywhere: [SCSFollowUp]) {
    let name = trigger.lowercased()
    func found(_ scene: String?) -> [SCSFollowUp] {
      (placesByTrigger[Key(scene: scene, name: name)] ?? []).map { followUps[$0] }
    }
    return (scene == nil ? [] : found(scene), found(nil))
  }

  /// The word called `name` (in lower case) that a child in `scene` knows: the scene's own, else the
  /// core word.
  func word(named name: String, in scene: String?) -> Word? {
    words[Key(scene: scene, name: name)] ?? words[Key(scene: nil, name: name)]
  }

  private static func places(of followUps: [SCSFollowUp]) -> [Key: [Int]] {
    var places: [Key: [Int]] = [:]
    for (place, followUp) in followUps.enumerated() {
      let key = Key(scene: followUp.scene, name: followUp.triggerWord.lowercased())
      places[key, default: []].append(place)
    }
    return places
  }

  private static func words(of data: VocabularyData) -> [Key: Word] {
    var words: [Key: Word] = [:]
    for word in data.coreVocabulary {
      words[Key(scene: nil, name: word.word.lowercased())] =
        Word(text: word.word, grammar: word.grammar)
    }
    for (name, scene) in data.scenes {
      for word in scene.words {
        words[Key(scene: name, name: word.word.lowercased())] =
          Word(text: word.word, grammar: word.grammar)
      }
    }
    return words
  }
}
