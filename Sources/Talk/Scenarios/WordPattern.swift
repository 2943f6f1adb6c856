import MeadowFoundations

/// Two words beside each other that make one message (docs/scenarios.md, Combinations).
///
/// The cases are in the order in which they are asked: of several pairs in a message the first counts.
enum WordPattern: Int, CaseIterable, Comparable {
  /// "no milk", "stop car".
  case refuses
  /// "help shoe".
  case asksForHelp
  /// "where ball".
  case asksQuestion
  /// "more milk", "want that".
  case asksForThing
  /// "want up", "more please", "mine ball".
  case asksForDeed
  /// "I go", "me tired".
  case speaksOfSelf
  /// "mommy come".
  case calls
  /// "baby sleep", "car go".
  case tells
  /// "go home", "push car".
  case directs
  /// "big dog", "two ducks".
  case describes
  /// "that ball", "see moon".
  case points
  /// "in bed", "hot wet".
  case relates
  /// "mommy shoe".
  case owns
  /// "bye daddy".
  case greets

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// What `first` and `second` make, or nil where they merely follow each other.
  init?(_ first: MessageWord, _ second: MessageWord) {
    guard let found = Self.allCases.first(where: { $0.holds(first, second) }) else { return nil }
    self = found
  }

  /// What such a message is for.
  var scenario: CommunicationScenario {
    switch self {
    case .asksForHelp: .requestHelp
    case .asksForThing: .requestObject
    case .refuses, .asksQuestion, .asksForDeed, .speaksOfSelf, .calls, .directs: .expressWant
    case .tells, .describes, .points, .relates, .owns: .labelObject
    case .greets: .social
    }
  }

  private func holds(_ first: MessageWord, _ second: MessageWord) -> Bool {
    let (one, two) = (first.use, second.use)
    func pair(_ left: Set<WordUse>, _ right: Set<WordUse>) -> Bool {
      (left.contains(one) && right.contains(two)) || (left.contains(two) && right.contains(one))
    }
    switch self {
    case .refuses: return (one == .refusal && two != .social) || (two == .refusal && one != .social)
    case .asksForHelp: return (one == .help && two != .social) || (two == .help && one != .social)
    case .asksQuestion: return one == .question || two == .question
    case .asksForThing:
      return pair([.asking], [.thing])
        || (one == .asking && second.isIt) || (two == .asking && first.isIt)
    case .asksForDeed:
      return one == .claim || two == .claim
        || pair([.asking], [.deed, .person, .place, .property, .particle, .asking])
    case .speaksOfSelf:
      return pair([.speaker], [.deed, .asking])
        || (pair([.speaker], [.feeling, .particle]) && (first.isSelf || second.isSelf))
    case .calls:
      return (one == .person && second.isCall) || (two == .person && first.isCall)
    case .tells:
      return ([.thing, .person, .other].contains(one) || first.isIt) && two == .deed
    case .directs: return pair([.deed], [.particle, .place]) || (one == .deed && two.isNoun)
    case .describes:
      return pair([.property, .feeling, .number, .event], [.thing, .person])
    case .points:
      return pair([.pointer, .perceiving], [.thing, .person, .property])
    case .relates:
      return pair([.particle], [.thing, .place]) || (one == .property && two == .property)
        || (first.isPreposition && [.thing, .place].contains(two))
    case .owns: return one == .person && two == .thing
    case .greets: return pair([.social], [.thing, .person])
    }
  }
}

/// A word of a message and what it does there.
struct MessageWord: Equatable, Sendable {
  let part: InteractionPart
  let use: WordUse

  init(_ part: InteractionPart) {
    self.part = part
    use = WordUse(part)
  }

  /// As the same picture is recognised again.
  var text: String { (part.sense ?? part.text).lowercased() }
  var isIt: Bool { ["this", "that", "it"].contains(text) }
  var isSelf: Bool { ["i", "me"].contains(text) }
  var isCall: Bool { WordUse.calls.contains(text) || ["up", "down"].contains(text) }
  var isPreposition: Bool { ["with", "to", "under", "for", "at"].contains(text) }
}
