/// A word or phrase of the vocabulary that the voice's own rules say wrong, and how it is said.
public struct BundledPronunciation: Equatable, Sendable, Codable {
  /// The word or phrase, in any case.
  public var text: String
  /// How it is pronounced, as a hint that a person can read.
  public var hint: String
  /// The phonemes of ``hint`` in Meadow's own notation, so that no start has to prove it; `meadow check` does.
  public var phonemes: String
  /// Whether this holds only where nothing else is said: "you", but not "I love you".
  public var alone: Bool?
  /// Why, in plain words.
  public var why: String

  /// A pronunciation.
  public init(
    text: String, hint: String, phonemes: String, alone: Bool? = nil, why: String = ""
  ) {
    self.text = text
    self.hint = hint
    self.phonemes = phonemes
    self.alone = alone
    self.why = why
  }
}
