public import MeadowFoundations

/// A phrase that the sentence templates made of a word (M2-003).
public struct BuiltPhrase: Equatable, Sendable {
  /// The phrase as it is shown and spoken: "more milk".
  public var text: String
  /// What it does between two people.
  public var function: PragmaticFunction
  /// The level of its pattern; how many words it aims at.
  public var level: Tier
  /// For a beginning to fill in, what stands before the gap: "I want …"; else nil.
  public var beginning: String?

  /// A phrase, unchecked.
  public init(
    text: String, function: PragmaticFunction, level: Tier, beginning: String? = nil
  ) {
    self.text = text
    self.function = function
    self.level = level
    self.beginning = beginning
  }
}
