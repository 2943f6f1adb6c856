import MeadowContent
public import MeadowFoundations
public import MeadowTalk

/// The content that Meadow ships, for tests that go through all of it.
public enum RealContent {
  /// All of it.
  public static let data = bundled()
  /// Its sentences.
  public static let templates = SentenceTemplates(data.sentenceTemplates)
  /// Its follow-ups.
  public static let book = FollowUpBook(data)

  /// Every word of the board, core and scenes, and one of each group of My Words.
  public static let words: [SpokenWord] =
    data.scenes.sorted { $0.key < $1.key }.flatMap { name, scene in
      (scene.words.map { SpokenWord(text: $0.word, grammar: $0.grammar, scene: name) })
        + data.coreVocabulary.map { SpokenWord(text: $0.word, grammar: $0.grammar, scene: name) }
        + MyWordGroup.allCases.map {
          SpokenWord(text: "Biscuit", grammar: $0.grammar, scene: name)
        }
    }

  private static func bundled() -> VocabularyData {
    do { return try VocabularyFile.bundled() } catch { fatalError("\(error)") }
  }

  /// It in Spanish, for a boy and for a girl.
  public static let spanish: [VocabularyData] = {
    guard let texts = try? LanguageFile.bundled(.spanish) else {
      preconditionFailure("the Spanish texts that come with Meadow cannot be read")
    }
    return GrammaticalGender.allCases.map { data.speaking(texts, as: $0) }
  }()
}
