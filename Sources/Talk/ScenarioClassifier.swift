public import MeadowFoundations

/// Says what an interaction was for, from its tags alone (document 001, Communication scenarios;
/// spec README, resolution 17). Pure.
///
/// Every row that holds is named, in this order, so the first is the main one:
///
/// | scenario | holds where |
/// |---|---|
/// | requestHelp | a part has the word "help" and is no protest |
/// | answerYesNo | the first part is the word "yes" or "no", and a "no" is not followed by what is refused |
/// | answerQuestion | a part answers the companion, and it is not that "yes" or "no" |
/// | requestObject | something is asked for, and a thing is named |
/// | expressWant | something is asked for and no thing is named; or a part protests, refuses, directs, asks a question or tells a feeling; or it is a word of doing or direction |
/// | labelObject | a phrase comments; or a thing, a person, a property, a number or a sound is named and no row above holds, or only answerQuestion does |
/// | social | a phrase or a word greets, thanks or is otherwise for the other person's sake |
/// | sentence | the message has two different words or more: two parts, or a phrase of two words |
///
/// Where none of the first seven holds, it was addressed to somebody: expressWant. "Asked
/// for" is a phrase that requests, or one of the words more, want, need, please, get, give. A
/// thing is a noun that is no person. A word of the board is one word, also "all done".
public enum ScenarioClassifier {
  /// What the interaction of `parts` was for; the first is the main one, none for no parts.
  public static func scenarios(of parts: [InteractionPart]) -> [CommunicationScenario] {
    guard !parts.isEmpty else { return [] }
    let message = Message(parts)
    let rows: [(CommunicationScenario, Bool)] = [
      (.requestHelp, message.asksForHelp), (.answerYesNo, message.answersYesNo),
      (.answerQuestion, message.answersQuestion), (.requestObject, message.asksForThing),
      (.expressWant, message.wants),
    ]
    var scenarios = rows.filter(\.1).map(\.0)
    if message.names, scenarios.allSatisfy({ $0 == .answerQuestion }) {
      scenarios.append(.labelObject)
    } else if message.comments {
      scenarios.append(.labelObject)
    }
    if message.isSocial { scenarios.append(.social) }
    if scenarios.isEmpty { scenarios = [.expressWant] }
    return scenarios + (message.isSentence ? [.sentence] : [])
  }
}

/// An interaction, as the rows of the table ask for it.
private struct Message {
  private let parts: [TaggedPart]

  init(_ parts: [InteractionPart]) { self.parts = parts.map(TaggedPart.init) }

  var asksForHelp: Bool { parts.contains { $0.asksForHelp } }
  var answersYesNo: Bool { parts[0].isYes || (parts[0].isNo && !refuses) }
  var answersQuestion: Bool {
    parts.dropFirst(answersYesNo ? 1 : 0).contains { $0.part.answersCompanion }
  }
  var asksForThing: Bool { parts.contains { $0.asks } && parts.contains { $0.isThing } }
  var names: Bool { parts.contains { $0.names } }
  var comments: Bool { parts.contains { $0.comments } }
  var isSocial: Bool { parts.contains { $0.isSocial } }
  var isSentence: Bool {
    Set(parts.map { $0.part.text.lowercased() }).count >= 2 || parts.contains { $0.wordCount >= 2 }
  }

  /// "no", and at once what is refused.
  private var refuses: Bool {
    zip(parts, parts.dropFirst()).contains { $0.isNo && ($1.isThing || $1.acts) }
  }

  var wants: Bool {
    refuses || parts.contains { $0.tells }
      || (parts.contains { $0.asks } && !parts.contains { $0.isThing })
  }
}

/// One part, as the rows of the table ask for it.
private struct TaggedPart {
  let part: InteractionPart
  private let words: [Substring]

  /// Words of the core vocabulary with which one asks for something.
  private static let asking: Set<String> = ["more", "want", "need", "please", "get", "give"]

  init(_ part: InteractionPart) {
    self.part = part
    words = part.text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }
  }

  private var function: PragmaticFunction? { part.pragmaticFunction }
  private var isPhrase: Bool { function != nil }
  private var text: String { words.joined(separator: " ") }

  /// A word of the board is one, however many it is written with.
  var wordCount: Int { isPhrase ? words.count : 1 }

  var asksForHelp: Bool { words.contains("help") && function != .protesting }
  var isYes: Bool { !isPhrase && text == "yes" }
  var isNo: Bool { !isPhrase && text == "no" }
  var asks: Bool { isPhrase ? function == .requesting : Self.asking.contains(text) }
  var comments: Bool { function == .commenting }

  /// Greeting, thanking, saying goodbye: what is neither asked for, answered nor refused.
  var isSocial: Bool {
    switch function {
    case .greeting, .social: true
    case .requesting, .commenting, .protesting, .directing, .asking, .feeling: false
    case nil:
      (part.form == .social || (part.form == nil && part.fitzgeraldKey == .social))
        && !isYes && !isNo && !asks && text != "again"
    }
  }

  /// Whether it protests, directs, asks a question or tells a feeling, or does so as a word.
  var tells: Bool {
    switch function {
    case .protesting, .directing, .asking, .feeling: true
    case .requesting, .commenting, .greeting, .social: false
    case nil: (acts && !asks && !asksForHelp) || part.form == .feeling || part.form == .question
    }
  }

  /// A word of doing or of direction.
  var acts: Bool {
    guard !isPhrase else { return false }
    switch part.form {
    case .action, .transitive, .particle: return true
    case nil: return part.fitzgeraldKey == .verbs
    default: return false
    }
  }

  /// A noun that is no person.
  var isThing: Bool {
    guard !isPhrase else { return false }
    return part.form.map { $0.isNoun && $0 != .person } ?? (part.fitzgeraldKey == .nouns)
  }

  /// A thing, a person, a property, a number, a sound or a pointing finger.
  var names: Bool {
    guard !isPhrase else { return false }
    switch part.form {
    case .count, .mass, .plural, .person, .place, .activity: return true
    case .descriptor, .number, .sound, .pointer, .quantity, .pronoun: return !asks
    case nil:
      switch part.fitzgeraldKey {
      case .nouns, .people, .descriptors: return !asks
      default: return false
      }
    default: return false
    }
  }
}
