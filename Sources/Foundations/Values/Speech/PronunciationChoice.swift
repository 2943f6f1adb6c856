/// A way a name may be pronounced, to be chosen by ear.
public struct PronunciationChoice: Equatable, Sendable, Codable {
  /// The hint that says it so; always one that is accepted.
  public var hint: String
  /// In the International Phonetic Alphabet.
  public var ipa: String
  /// As a respelling, where it can be written so.
  public var respelling: String?
  /// Where it comes from, in plain words.
  public var why: String

  /// A choice.
  public init(hint: String, ipa: String, respelling: String?, why: String) {
    self.hint = hint
    self.ipa = ipa
    self.respelling = respelling
    self.why = why
  }
}
