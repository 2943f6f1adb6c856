public import MeadowFoundations

/// All that a session reads and never changes, in one language. Two are equal when their vocabulary is the
/// same one.
public struct TalkContent: Equatable, Sendable {
  /// The language.
  public let language: Language
  /// The words and the scenes.
  public let vocabulary: VocabularyService
  /// What may be said after a word.
  public let book: FollowUpBook
  /// What sentences are made of.
  public let templates: SentenceTemplates
  /// What Meadow begins with, by age and tier.
  public let defaults: DefaultsTable
  /// The words that the language has no text for, which stay as they are in English.
  public let untranslated: Set<WordID>
  /// By which words a phrase is known for what it is for.
  public let senses: PhraseSenses

  /// The content of `vocabulary`, indexed; English unless `spoken` says otherwise.
  public init(
    vocabulary: VocabularyService, defaults: DefaultsTable = DefaultsTable(),
    spoken: LanguageData? = nil, untranslated: Set<WordID> = []
  ) {
    self.vocabulary = vocabulary
    self.defaults = spoken.map(defaults.speaking) ?? defaults
    language = spoken?.language ?? .english
    senses = spoken?.senses ?? .english
    self.untranslated = untranslated
    book = FollowUpBook(vocabulary.data)
    templates = SentenceTemplates(vocabulary.data.sentenceTemplates)
  }

  public static func == (a: TalkContent, b: TalkContent) -> Bool { a.vocabulary == b.vocabulary }

  /// The language that the word `id` is said in; a word of the family's own, which has none, as in English,
  /// whose rules its hint was proven by.
  public func language(of id: WordID?) -> Language {
    id.map { !untranslated.contains($0) } ?? false ? language : .english
  }

  /// How the language says what is always there.
  var love: String {
    vocabulary.word(CoreWord.alwaysVisibleID)?.word ?? CoreWord.alwaysVisible
  }

  /// The scene a child comes to first: the one of the defaults, else the first there is.
  var firstScene: String {
    let names = vocabulary.sceneNames
    let wanted = defaults.firstScene
    return names.contains(wanted) ? wanted : names.first ?? wanted
  }
}
