/// Everything Meadow's board and conversation are made of: one vocabulary file (document 000 §03).
///
/// Every key must be there; a missing or wrong one throws a `DecodingError` whose coding path names it.
public struct VocabularyData: Equatable, Sendable, Codable {
  /// The layout of the file, such as "meadow-vocabulary/1".
  public var schema: String
  /// The version of its content, such as "1.0.0".
  public var version: String
  /// What the file says it holds; checked against what it does hold.
  public var counts: VocabularyCounts
  /// The name and colours of each Fitzgerald key, by the key's own name.
  public var fitzgeraldKey: [String: FitzgeraldDefinition]
  /// The words that are on the board in every scene, in the order of the board.
  public var coreVocabulary: [CoreWord]
  /// The words of each scene, by the scene's name.
  public var scenes: [String: SceneVocabulary]
  /// The parts of a family's day.
  public var routines: [RoutineDefinition]
  /// The patterns from which sentences are built, by level.
  public var sentenceTemplates: [TemplateLevel]
  /// What may be said after a word (document 000 §04).
  public var scsFollowUps: [SCSFollowUp]

  /// What the feelings tray offers, by the scene's name (document 000, M2-007).
  public var avatarPhrases: [String: [AvatarPhrase]]
  /// Where the words' pictures come from.
  public var symbols: SymbolSet
  /// How another language than English puts words into sentences; never in the file.
  public var forms: LanguageForms?
  /// What can be said with any word in such a language; never in the file.
  public var generic: [GenericPattern]?

  private enum CodingKeys: String, CodingKey {
    case schema, version, counts, fitzgeraldKey, coreVocabulary, scenes, routines,
      sentenceTemplates, scsFollowUps, avatarPhrases, symbols
  }

  /// The layout this version of Meadow reads.
  public static let supportedSchema = "meadow-vocabulary/2"

  /// A vocabulary of these parts, unchecked.
  public init(
    schema: String, version: String, counts: VocabularyCounts,
    fitzgeraldKey: [String: FitzgeraldDefinition], coreVocabulary: [CoreWord],
    scenes: [String: SceneVocabulary] = [:], routines: [RoutineDefinition] = [],
    sentenceTemplates: [TemplateLevel] = [], scsFollowUps: [SCSFollowUp] = [],
    avatarPhrases: [String: [AvatarPhrase]] = [:], symbols: SymbolSet = SymbolSet()
  ) {
    self.schema = schema
    self.version = version
    self.counts = counts
    self.fitzgeraldKey = fitzgeraldKey
    self.coreVocabulary = coreVocabulary
    self.scenes = scenes
    self.routines = routines
    self.sentenceTemplates = sentenceTemplates
    self.scsFollowUps = scsFollowUps
    self.avatarPhrases = avatarPhrases
    self.symbols = symbols
  }
}

/// How many of everything a vocabulary file says it holds.
public struct VocabularyCounts: Equatable, Sendable, Codable {
  /// All core words, numbers included.
  public var coreWords: Int
  /// The core words that are numbers.
  public var numbers: Int
  /// Core words on the board at Tier 1.
  public var visibleAtTier1: Int
  /// Core words on the board at Tier 2, those of Tier 1 included.
  public var visibleAtTier2: Int
  /// Core words on the board at Tier 3, those of Tiers 1 and 2 included.
  public var visibleAtTier3: Int
  /// Words of all scenes.
  public var sceneWords: Int
  /// Follow-ups.
  public var scsFollowUps: Int

  /// Counts, unchecked.
  public init(
    coreWords: Int, numbers: Int, visibleAtTier1: Int, visibleAtTier2: Int, visibleAtTier3: Int,
    sceneWords: Int = 0, scsFollowUps: Int = 0
  ) {
    self.coreWords = coreWords
    self.numbers = numbers
    self.visibleAtTier1 = visibleAtTier1
    self.visibleAtTier2 = visibleAtTier2
    self.visibleAtTier3 = visibleAtTier3
    self.sceneWords = sceneWords
    self.scsFollowUps = scsFollowUps
  }
}

/// What a Fitzgerald key is called and how it looks; data, because the colour systems in use differ
/// (child-speech.md §5.5).
public struct FitzgeraldDefinition: Equatable, Sendable, Codable {
  /// Its name for grown-ups, such as "People".
  public var label: String
  /// What belongs to it, in plain words.
  public var description: String
  /// The background of its words, "#rrggbb"; dark text reads on it.
  public var color: String
  /// The border of its words, "#rrggbb"; stands out from the background and from white.
  public var border: String

  /// A definition, unchecked.
  public init(label: String, description: String, color: String, border: String) {
    self.label = label
    self.description = description
    self.color = color
    self.border = border
  }
}
