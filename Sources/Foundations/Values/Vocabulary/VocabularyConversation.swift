/// A part of a family's day and the scene it takes place in (spec README, resolution 2).
public struct RoutineDefinition: Equatable, Sendable, Codable {
  /// Its name in files, such as "meals".
  public var id: String
  /// Its name for grown-ups, such as "Meals".
  public var label: String
  /// Its picture: one emoji.
  public var emoji: String
  /// The name of its scene.
  public var scene: String
  /// The times of the day's schedule that belong to it, such as breakfast; none for play.
  public var times: [RoutineTime]

  /// A routine, unchecked.
  public init(id: String, label: String, emoji: String, scene: String, times: [RoutineTime] = []) {
    self.id = id
    self.label = label
    self.emoji = emoji
    self.scene = scene
    self.times = times
  }
}

/// The sentence patterns of one level (document 000 §03, SentenceTemplate).
public struct TemplateLevel: Equatable, Sendable, Codable {
  /// The level, 1 to 3: the tier it is for.
  public var level: Tier
  /// The mean length of utterance it aims at, such as "2.0–3.0".
  public var mlu: String
  /// The usual age, such as "18–30 months".
  public var ageRange: String
  /// Its patterns.
  public var patterns: [SentencePattern]
  /// Beginnings that a child fills in, "I want [word]"; of level 2 only (document 001, D24).
  public var carriers: [SentencePattern]?

  /// A level, unchecked.
  public init(
    level: Tier, mlu: String, ageRange: String, patterns: [SentencePattern],
    carriers: [SentencePattern]? = nil
  ) {
    self.level = level
    self.mlu = mlu
    self.ageRange = ageRange
    self.patterns = patterns
    self.carriers = carriers
  }
}

/// A sentence with a place for a word (document 000 §03).
public struct SentencePattern: Equatable, Sendable, Codable {
  /// The sentence, its place in brackets: "more [word]"; "[words]" is the plural, "[a word]" the
  /// word with its article, "[wording]" the -ing form of a verb.
  public var pattern: String
  /// What it does between two people.
  public var function: PragmaticFunction
  /// The sentence with its places filled: "more milk".
  public var example: String
  /// The words it is good for: names of ``WordForm`` and ``WordCategory``, a list of either or
  /// "form/category" for both, such as "count/food". Empty for none.
  public var fits: [String]
  /// Words that it is good for besides, whatever their form and category; nil for none.
  public var words: [String]?
  /// Words that it is not good for, though their form or category fits: "so broken"; nil for none.
  public var except: [String]?

  /// A pattern, unchecked.
  public init(
    pattern: String, function: PragmaticFunction, example: String, fits: [String] = [],
    words: [String]? = nil, except: [String]? = nil
  ) {
    self.pattern = pattern
    self.function = function
    self.example = example
    self.fits = fits
    self.words = words
    self.except = except
  }
}

/// A phrase that may be offered after a word (document 000 §04).
public struct SCSFollowUp: Equatable, Sendable, Codable {
  /// The word it follows.
  public var triggerWord: String
  /// The only scene it is offered in, or nil for every scene; `null` in the file, never left out.
  public var scene: String?
  /// The phrase as it is shown and spoken.
  public var phrase: String
  /// What it does between two people.
  public var pragmaticFunction: PragmaticFunction
  /// The tier from which on it is offered.
  public var tierMinimum: Tier

  /// A follow-up, unchecked.
  public init(
    triggerWord: String, scene: String? = nil, phrase: String,
    pragmaticFunction: PragmaticFunction, tierMinimum: Tier
  ) {
    self.triggerWord = triggerWord
    self.scene = scene
    self.phrase = phrase
    self.pragmaticFunction = pragmaticFunction
    self.tierMinimum = tierMinimum
  }

  private enum CodingKeys: String, CodingKey {
    case triggerWord, scene, phrase, pragmaticFunction, tierMinimum
  }

  // Written out so that `scene` must be there: a misspelled key would otherwise read as "every scene".
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    triggerWord = try values.decode(String.self, forKey: .triggerWord)
    scene = try values.decode(String?.self, forKey: .scene)
    phrase = try values.decode(String.self, forKey: .phrase)
    pragmaticFunction = try values.decode(PragmaticFunction.self, forKey: .pragmaticFunction)
    tierMinimum = try values.decode(Tier.self, forKey: .tierMinimum)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(triggerWord, forKey: .triggerWord)
    try values.encode(scene, forKey: .scene)
    try values.encode(phrase, forKey: .phrase)
    try values.encode(pragmaticFunction, forKey: .pragmaticFunction)
    try values.encode(tierMinimum, forKey: .tierMinimum)
  }
}
