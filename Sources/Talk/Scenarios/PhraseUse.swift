import MeadowFoundations

/// What a ready phrase is for: its tag first, its wording second (docs/scenarios.md, Phrases).
struct PhraseUse {
  private let words: [String]
  private let function: PragmaticFunction?
  /// The thing whose word was touched before, which "it" and "more" stand for.
  private let thing: String?

  private let senses: PhraseSenses

  /// A phrase chosen after `thing`, or after no thing, in the language of `senses`.
  init(_ part: InteractionPart, after thing: MessageWord?, by senses: PhraseSenses = .english) {
    self.senses = senses
    words = part.text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    function = part.pragmaticFunction
    self.thing = thing.flatMap { $0.use == .thing ? $0.part.text.lowercased() : nil }
  }

  /// Whether it says nothing.
  var isEmpty: Bool { words.isEmpty }
  /// Whether more than one word was chosen.
  var isSentence: Bool { words.count >= 2 }
  var isYes: Bool { words.first.map(senses.yes.contains) ?? false }
  var isNo: Bool { words.first.map(senses.no.contains) ?? false }

  /// What it is for.
  var scenario: CommunicationScenario {
    let says = words.joined(separator: " ")
    if says == "i love you" { return .social }
    switch function {
    case .requesting, .directing, .asking:
      if asksForHelp(says) { return .requestHelp }
      return asksForThing ? .requestObject : .expressWant
    case .protesting:
      return words.contains(where: senses.help.contains) ? .requestHelp : .expressWant
    case .commenting: return .labelObject
    case .greeting, .social: return .social
    case .feeling: return asksForHelp(says) ? .requestHelp : .expressWant
    case nil: return untagged(says)
    }
  }

  private func asksForHelp(_ says: String) -> Bool {
    words.contains(where: senses.help.contains) || says.contains("do it for me")
  }

  /// A phrase of the family's own has no tag.
  private func untagged(_ says: String) -> CommunicationScenario {
    if asksForHelp(says) { return .requestHelp }
    if words.first.map(senses.greetings.contains) == true { return .social }
    return words.contains(where: senses.having.contains) || isNo ? .expressWant : .labelObject
  }

  /// To have a thing, not that something is done with it.
  private var asksForThing: Bool {
    guard let thing else { return false }
    let names = Set(thing.split(separator: " ").map(String.init))
    func isThing(_ word: String) -> Bool {
      names.contains(word) || names.contains { word == $0 + "s" || $0 == word + "s" }
        || senses.standIns.contains(word)
    }
    let others = words.filter { !senses.having.contains($0) && !senses.between.contains($0) }
    if others.allSatisfy(isThing) { return true }
    guard let asked = words.firstIndex(where: senses.having.contains) else { return false }
    let rest = words[words.index(after: asked)...].drop { senses.between.contains($0) }
    return rest.first.map(isThing) ?? false
  }
}
