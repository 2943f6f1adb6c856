/// A word that is on the board in every scene (document 000 §03).
public struct CoreWord: Equatable, Sendable, Codable {
  /// Its id as the file has it; nil where it is left out.
  public var givenID: WordID?
  /// The word as it is shown and spoken.
  public var word: String
  /// Its picture: one emoji.
  public var emoji: String
  /// The part of speech behind its colour.
  public var fitzgeraldKey: FitzgeraldKey
  /// The words it stands with, such as "feelings" or "numbers".
  public var group: String
  /// The tier from which on it is shown.
  public var tier: Tier
  /// Whether it is one of the 36 words of Project Core's Universal Core vocabulary.
  public var projectCoreWord: Bool
  /// What it is in grammar.
  public var form: WordForm
  /// What it is about; none in the file where it is left out.
  public var category: WordCategory?
  /// Its plural where that is irregular.
  public var plural: String?
  /// Its -ing form where the rule is wrong.
  public var ing: String?
  /// Its gender and that of its articles, in languages that tell; never in the vocabulary file.
  public var gender: GrammaticalGender?
  public var articleGender: GrammaticalGender?
  /// What it is in every language; made of its text where the file leaves it out.
  public var id: WordID { givenID ?? WordID(word) }
  /// What the sentence engine knows of it.
  public var grammar: WordGrammar {
    WordGrammar(
      form: form, category: category ?? .none, plural: plural, ing: ing, gender: gender,
      articleGender: articleGender)
  }

  private enum CodingKeys: String, CodingKey {
    case givenID = "id"
    case word, emoji, fitzgeraldKey, group, tier, projectCoreWord, form, category, plural, ing
  }

  /// A core word, unchecked.
  public init(
    word: String, id: WordID? = nil, emoji: String, fitzgeraldKey: FitzgeraldKey, group: String,
    tier: Tier, projectCoreWord: Bool = false, form: WordForm = .count,
    category: WordCategory? = nil
  ) {
    givenID = id
    self.word = word
    self.emoji = emoji
    self.fitzgeraldKey = fitzgeraldKey
    self.group = group
    self.tier = tier
    self.projectCoreWord = projectCoreWord
    self.form = form
    self.category = category
  }

  /// The word no tier and no setting ever hides (spec README, resolution 1).
  public static let alwaysVisible = "I love you"
  /// Its id.
  public static let alwaysVisibleID: WordID = "i-love-you"

  /// The group of the numbers one to ten, which the counts tell apart from the other core words.
  public static let numbers = "numbers"
}

/// A word of one scene (document 000 §03).
public struct SceneWord: Equatable, Sendable, Codable {
  /// Its id as the file has it; nil where it is left out.
  public var givenID: WordID?
  /// The word as it is shown and spoken.
  public var word: String
  /// Its picture: one emoji.
  public var emoji: String
  /// The part of speech behind its colour.
  public var fitzgeraldKey: FitzgeraldKey
  /// The part of the scene it is found in, such as "fridge".
  public var zone: String
  /// What it is in grammar.
  public var form: WordForm
  /// What it is about.
  public var category: WordCategory
  /// Its plural where that is irregular.
  public var plural: String?
  /// Its article where spelling does not tell it.
  public var article: String?
  /// Its -ing form where the rule is wrong.
  public var ing: String?
  /// Its gender and that of its articles, in languages that tell; never in the vocabulary file.
  public var gender: GrammaticalGender?
  public var articleGender: GrammaticalGender?
  /// What it is in every language; made of its text where the file leaves it out.
  public var id: WordID { givenID ?? WordID(word) }
  /// What the sentence engine knows of it.
  public var grammar: WordGrammar {
    WordGrammar(
      form: form, category: category, plural: plural, article: article, ing: ing, gender: gender,
      articleGender: articleGender)
  }

  private enum CodingKeys: String, CodingKey {
    case givenID = "id"
    case word, emoji, fitzgeraldKey, zone, form, category, plural, article, ing
  }

  /// A scene word, unchecked.
  public init(
    word: String, id: WordID? = nil, emoji: String, fitzgeraldKey: FitzgeraldKey, zone: String,
    form: WordForm = .count, category: WordCategory = .thing
  ) {
    givenID = id
    self.word = word
    self.emoji = emoji
    self.fitzgeraldKey = fitzgeraldKey
    self.zone = zone
    self.form = form
    self.category = category
  }
}

/// The words of one scene.
public struct SceneVocabulary: Equatable, Sendable, Codable {
  /// The scene's name for grown-ups, such as "Kitchen".
  public var label: String
  /// Its words, in the order of the board.
  public var words: [SceneWord]

  /// A scene's words, unchecked.
  public init(label: String, words: [SceneWord]) {
    self.label = label
    self.words = words
  }
}
