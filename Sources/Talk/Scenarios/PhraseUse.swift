import MeadowFoundations

/// What a ready phrase is for: its tag first, its wording second (docs/scenarios.md, Phrases).
struct PhraseUse {
  private let words: [String]
  private let function: PragmaticFunction?
  /// The thing whose word was touched before, which "it" and "more" stand for.
  private let thing: String?

  private static let standIns: Set<String> = ["it", "some", "more", "one", "that", "this"]
  private static let between: Set<String> = [
    "a", "the", "some", "my", "more", "another", "big", "little", "that", "of", "your", "me", "i",
    "can", "may",
  ]

  /// A phrase chosen after `thing`, or after no thing.
  init(_ part: InteractionPart, after thing: MessageWord?) {
    words = part.text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    function = part.pragmaticFunction
    self.thing = thing.flatMap { $0.use == .thing ? $0.text : nil }
  }

  /// Whether it says nothing.
  var isEmpty: Bool { words.isEmpty }
  /// Whether more than one word was chosen.
  var isSentence: Bool { words.count >= 2 }
  var isYes: Bool { ["yes", "yeah", "yep"].contains(words.first ?? "") }
  var isNo: Bool { ["no", "nope"].contains(words.first ?? "") }

  /// What it is for.
  var scenario: CommunicationScenario {
    let says = words.joined(separator: " ")
    if says == "i love you" { return .social }
    switch function {
    case .requesting, .directing, .asking:
      if asksForHelp(says) { return .requestHelp }
      return asksForThing ? .requestObject : .expressWant
    case .protesting: return words.contains("help") ? .requestHelp : .expressWant
    case .commenting: return .labelObject
    case .greeting, .social: return .social
    case .feeling: return asksForHelp(says) ? .requestHelp : .expressWant
    case nil: return untagged(says)
    }
  }

  private func asksForHelp(_ says: String) -> Bool {
    words.contains("help") || says.contains("do it for me")
  }

  /// A phrase of the family's own has no tag.
  private func untagged(_ says: String) -> CommunicationScenario {
    if asksForHelp(says) { return .requestHelp }
    if ["hi", "hello", "bye", "goodbye", "thank", "thanks", "good"].contains(words.first ?? "") {
      return .social
    }
    return words.contains(where: WordUse.having.contains) || isNo ? .expressWant : .labelObject
  }

  /// To have a thing, not that something is done with it.
  private var asksForThing: Bool {
    guard let thing else { return false }
    let names = Set(thing.split(separator: " ").map(String.init))
    func isThing(_ word: String) -> Bool {
      names.contains(word) || names.contains { word == $0 + "s" || $0 == word + "s" }
        || Self.standIns.contains(word)
    }
    let others = words.filter { !WordUse.having.contains($0) && !Self.between.contains($0) }
    if others.allSatisfy(isThing) { return true }
    guard let asked = words.firstIndex(where: WordUse.having.contains) else { return false }
    let rest = words[words.index(after: asked)...].drop { Self.between.contains($0) }
    return rest.first.map(isThing) ?? false
  }
}
