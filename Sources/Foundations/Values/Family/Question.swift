/// What the child was asked aloud by the companion or by a grown-up who models, so that what it says next can
/// be an answer (docs/scenarios.md, Questions).
public struct Question: Equatable, Sendable, Codable {
  /// What sort of answer it wants.
  public enum Kind: Equatable, Sendable, Codable {
    /// Yes or no; whether it offers something ("Do you want milk?").
    case yesNo(offers: Bool)
    /// A thing or a deed that is wanted ("What do you want?", "Which one?").
    case want
    /// One of two that are named ("The dog or the cow?").
    case choice
    /// A name, a property, a number or a sound ("What do you see?", "How many?").
    case name
    /// Somebody.
    case who
    /// Somewhere.
    case place
    /// What goes on ("What is the baby doing?", "What happened?").
    case event
    /// How the child is ("How do you feel?", "What's wrong?").
    case feeling
  }

  /// How long after it a child may begin its answer, in seconds (docs/scenarios.md, Questions and models).
  public static let answerSeconds = 10.0

  /// As it was said.
  public var text: String
  /// What it wants.
  public var kind: Kind

  /// `text` as a question, or nil where it is none: it ends with a question mark, or begins with a word
  /// that asks.
  public init?(_ text: String) {
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    guard let first = words.first, text.hasSuffix("?") || Self.asking.contains(first) else {
      return nil
    }
    self.text = text
    kind = Self.kind(of: words)
  }

  private static let asking: Set<String> = [
    "what", "what's", "which", "who", "who's", "where", "where's", "how", "why", "when",
  ]

  private static func kind(of words: [String]) -> Kind {
    let said = Set(words)
    switch words[0] {
    case "who", "who's": return .who
    case "where", "where's": return .place
    case "how":
      return said.isDisjoint(with: ["feel", "feeling", "you"]) || said.contains("many")
        ? .name : .feeling
    case "what", "what's", "which":
      if !said.isDisjoint(with: ["want", "need", "which"]) { return .want }
      if !said.isDisjoint(with: ["wrong", "hurts"]) { return .feeling }
      return said.isDisjoint(with: ["doing", "do", "happened", "happens", "next"])
        || said.contains("see") || said.contains("hear") ? .name : .event
    case "why", "when": return .event
    default:
      if said.contains("or") { return .choice }
      return .yesNo(offers: !said.isDisjoint(with: ["want", "need", "like", "more"]))
    }
  }
}
