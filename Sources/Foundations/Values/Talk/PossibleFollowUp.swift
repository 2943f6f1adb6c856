/// A phrase that may be offered after a word, in whichever round (M2-004).
public struct PossibleFollowUp: Equatable, Sendable {
  /// Where a phrase comes from.
  public enum Source: String, CaseIterable, Sendable, Codable {
    /// Written for this word.
    case authored
    /// Made by a sentence pattern.
    case pattern
    /// A beginning that a child of Tier 2 fills in with the word.
    case carrier
    /// What can be said with any word, where nothing else is left.
    case generic
    /// Made by a sentence pattern, and seen only where a grown-up has hidden words.
    case spare
  }

  /// As it is shown and spoken.
  public var phrase: String
  /// What it does between two people.
  public var function: PragmaticFunction
  /// Where it comes from.
  public var source: Source

  /// A phrase, unchecked.
  public init(_ phrase: String, _ function: PragmaticFunction, source: Source) {
    self.phrase = phrase
    self.function = function
    self.source = source
  }
}

/// All that may be offered after a word, in one place and at one tier.
public struct PossibleOffer: Equatable, Sendable {
  /// The scene the child is in.
  public var scene: String
  /// The word that was said.
  public var word: String
  /// The child's tier.
  public var tier: Tier
  /// Each phrase once.
  public var phrases: [PossibleFollowUp]

  /// What may be offered, unchecked.
  public init(scene: String, word: String, tier: Tier, phrases: [PossibleFollowUp]) {
    self.scene = scene
    self.word = word
    self.tier = tier
    self.phrases = phrases
  }
}
