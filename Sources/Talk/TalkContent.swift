public import MeadowFoundations

/// All that a session reads and never changes. Two are equal when their vocabulary is the same one.
public struct TalkContent: Equatable, Sendable {
  /// The words and the scenes.
  public let vocabulary: VocabularyService
  /// What may be said after a word.
  public let book: FollowUpBook
  /// What sentences are made of.
  public let templates: SentenceTemplates
  /// What Meadow begins with, by age and tier.
  public let defaults: DefaultsTable

  /// The content of `vocabulary`, indexed.
  public init(vocabulary: VocabularyService, defaults: DefaultsTable = DefaultsTable()) {
    self.vocabulary = vocabulary
    self.defaults = defaults
    book = FollowUpBook(vocabulary.data)
    templates = SentenceTemplates(vocabulary.data.sentenceTemplates)
  }

  /// The scene a child comes to first: the one of the defaults, else the first there is.
  var firstScene: String {
    let names = vocabulary.sceneNames
    let wanted = defaults.firstScene
    return names.contains(wanted) ? wanted : names.first ?? wanted
  }
}
