/// The texts of one language, a file beside the vocabulary: words by their ids, their forms, patterns,
/// follow-ups, what the tray says, and what things are called for grown-ups.
///
/// `{o|a}` in a text is an ending that follows the gender of the child who speaks.
public struct LanguageData: Equatable, Sendable, Codable {
  /// The layout of the file.
  public var schema: String
  /// Which language it is.
  public var language: Language
  /// What it is called in itself: "Español".
  public var label: String
  /// The words by their ids.
  public var words: [String: LanguageWord]
  /// The phrases of the tray, by their ids.
  public var tray: [String: String]
  /// What grown-ups read: names of scenes, zones, colours.
  public var labels: LanguageLabels
  /// How words are put into sentences.
  public var forms: LanguageForms
  /// The patterns of each level; they name words by their ids.
  public var levels: [TemplateLevel]
  /// What can be said with any word at all, four patterns.
  public var generic: [GenericPattern]
  /// What may be said after a word, which is named by its id.
  public var followUps: [SCSFollowUp]
  /// What the companion says.
  public var companion: LanguageCompanion
  /// Words of phrases that are no word of the board, with the name of the symbol that shows each.
  public var art: [String: String]
  /// Words by which a phrase is known for what it asks.
  public var senses: PhraseSenses

  /// The layout this version of Meadow reads.
  public static let supportedSchema = "meadow-language/1"
}

/// A word in a language.
public struct LanguageWord: Equatable, Sendable, Codable {
  /// As it is shown and spoken.
  public var text: String
  /// What it is called in some scenes instead, by the scene's name: a sink in the kitchen.
  public var inScene: [String: String]?
  /// The gender of a noun.
  public var gender: GrammaticalGender?
  /// Its plural where the rule is wrong; empty for none.
  public var plural: String?
  /// The gender of its articles where they are not those of its gender: "el agua".
  public var article: GrammaticalGender?
  /// Its grammar where that is other than the word's in English.
  public var form: WordForm?
  /// What it is about, likewise.
  public var category: WordCategory?
}

/// What grown-ups read of a board in a language.
public struct LanguageLabels: Equatable, Sendable, Codable {
  /// The name and the description of a Fitzgerald key.
  public struct Key: Equatable, Sendable, Codable {
    /// Its name.
    public var label: String
    /// What belongs to it.
    public var description: String
  }

  /// By the key's own name.
  public var fitzgeraldKey: [String: Key]
  /// The names of the scenes, by their ids.
  public var scenes: [String: String]
  /// The names of the routines, by their ids.
  public var routines: [String: String]
  /// The names of the zones, by scene and id.
  public var zones: [String: [String: String]]
}

/// What the companion says in a language.
public struct LanguageCompanion: Equatable, Sendable, Codable {
  /// As it waves.
  public var greeting: String
  /// What the grown-up reads meanwhile.
  public var introMessage: String
  /// What it says to model a word, "[word]" in its place.
  public var lines: [String]
}

/// A pattern that suits any word.
public struct GenericPattern: Equatable, Sendable, Codable {
  /// The sentence, "[word]" in its place.
  public var pattern: String
  /// What it does between two people.
  public var function: PragmaticFunction

  /// A pattern.
  public init(pattern: String, function: PragmaticFunction) {
    self.pattern = pattern
    self.function = function
  }
}

/// Words by which a phrase of a language is known for what it is for (docs/scenarios.md, Phrases), in lower
/// case.
public struct PhraseSenses: Equatable, Sendable, Codable {
  /// Yes and no, as the first word of a phrase.
  public var yes: Set<String>
  public var no: Set<String>
  /// Help, wherever it stands.
  public var help: Set<String>
  /// With which one asks to have what stands beside them.
  public var having: Set<String>
  /// What stands for the thing that was named before.
  public var standIns: Set<String>
  /// What may stand between the asking and the thing.
  public var between: Set<String>
  /// With which one greets or thanks, as the first word.
  public var greetings: Set<String>

  /// Those of English.
  public static let english = PhraseSenses(
    yes: ["yes", "yeah", "yep"], no: ["no", "nope"], help: ["help"],
    having: ["want", "more", "need", "give", "get", "have", "please"],
    standIns: ["it", "some", "more", "one", "that", "this"],
    between: [
      "a", "the", "some", "my", "more", "another", "big", "little", "that", "of", "your", "me",
      "i", "can", "may",
    ], greetings: ["hi", "hello", "bye", "goodbye", "thank", "thanks", "good"])
}
