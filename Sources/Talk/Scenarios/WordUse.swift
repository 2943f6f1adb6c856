import MeadowFoundations

/// What a word does in a message, as docs/scenarios.md sorts them: by its grammar, and by itself where the
/// grammar does not tell.
enum WordUse: Equatable, Sendable {
  /// Food, toys, animals, whatever is no person and no place.
  case thing
  /// Somebody, and somewhere.
  case person, place
  /// Something done, and something that happens or sounds.
  case deed, event
  /// Up, down, in, out, on, off.
  case particle
  /// What something is like, and how many.
  case property, number
  /// How somebody is.
  case feeling
  /// What, where, who.
  case question
  /// Asks for whatever stands beside it: want, more, please.
  case asking
  /// No, not, stop, all done.
  case refusal
  case help, yes
  /// Mine, my turn.
  case claim
  /// I, we, you; he, she, they; it, this, that, my, your, here.
  case speaker, other, pointer
  /// Look, see, like, love: says something only with another word.
  case perceiving
  /// Hi, bye, thank you.
  case social
  /// Under, with, and, can: says nothing by itself.
  case small

  /// Words with which one asks to have what stands beside them.
  static let having = ["want", "more", "need", "give", "get", "have", "please"]

  /// The words whose use their grammar does not tell.
  private static let known: [String: WordUse] = {
    let uses: [(WordUse, [String])] = [
      (.refusal, ["no", "not", "don't", "stop", "all done", "finished"]), (.help, ["help"]),
      (.yes, ["yes"]), (.claim, ["mine", "my turn"]),
      (.asking, having + ["again"]),
      (
        .event,
        [
          "fall", "fall down", "break", "spill", "cry", "all gone", "gone", "uh oh", "uh-oh",
          "oh no", "wow", "yay",
        ]
      ),
      (.perceiving, ["look", "see", "listen", "like", "love", "know", "feel"]),
      (.speaker, ["i", "me", "we", "you"]), (.other, ["he", "she", "they"]),
      (.pointer, ["it", "this", "that", "my", "your", "here", "there"]),
      (.particle, ["up", "down", "in", "out", "on", "off"]),
      (
        .small,
        ["can", "do", "with", "to", "under", "for", "at", "and", "is", "the", "all", "some"]
      ),
      (.social, ["i love you", "peekaboo", "night-night"]),
    ]
    return Dictionary(
      uses.flatMap { use, words in words.map { ($0, use) } },
      uniquingKeysWith: { first, _ in first }
    )
  }()

  /// Words with which one asks that somebody acts or has something.
  static let calls: Set<String> = ["come", "wait", "give", "get", "open", "put", "turn"]

  /// What `part` does; it is a word, no phrase.
  init(_ part: InteractionPart) {
    let text = (part.sense ?? part.text).lowercased()
    if part.fitzgeraldKey != .nouns, let use = Self.known[text] {
      self = use
    } else {
      self = part.form.map { Self(form: $0, key: part.fitzgeraldKey) } ?? Self(part.fitzgeraldKey)
    }
  }

  private init(form: WordForm, key: FitzgeraldKey?) {
    switch form {
    case .person: self = .person
    case .count, .mass, .plural: self = key == .people ? .person : key == .verbs ? .event : .thing
    case .activity: self = .thing
    case .place: self = .place
    case .action, .transitive: self = key == .nouns ? .thing : .deed
    case .descriptor: self = .property
    case .feeling: self = .feeling
    case .particle: self = .particle
    case .social, .phrase: self = .social
    case .pronoun: self = .other
    case .question: self = .question
    case .number: self = .number
    case .quantity: self = .small
    case .pointer: self = .pointer
    case .sound: self = .event
    }
  }

  private init(_ key: FitzgeraldKey?) {
    switch key {
    case .people: self = .person
    case .verbs: self = .deed
    case .descriptors: self = .property
    case .nouns: self = .thing
    case .social: self = .social
    case .misc, nil: self = .small
    }
  }

  /// What such a word is for where it stands alone, or nil where it needs another.
  var alone: CommunicationScenario? {
    switch self {
    case .thing, .person, .place, .event, .property, .number: .labelObject
    case .deed, .particle, .feeling, .question, .asking, .refusal, .claim: .expressWant
    case .help: .requestHelp
    case .social: .social
    case .yes, .speaker, .other, .pointer, .perceiving, .small: nil
    }
  }

  /// Whether it names somebody or something.
  var isNoun: Bool { self == .thing || self == .person }
}
