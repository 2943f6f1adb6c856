/// How a voice reads a text, by its own rules or by a hint.
public struct PronunciationReply: Equatable, Sendable, Codable {
  /// Something a person should know of a hint that was accepted.
  public struct Warning: Equatable, Sendable, Codable {
    /// What, in plain words.
    public var message: String
    /// Where in the hint, in characters.
    public var range: Range<Int>

    /// A warning about the characters in `range`.
    public init(message: String, range: Range<Int>) {
      self.message = message
      self.range = range
    }
  }

  /// The text.
  public var text: String
  /// The hint, where there was one.
  public var hint: String?
  /// What the hint is written in: respelling, ipa, arpabet, xsampa or espeak.
  public var kind: String?
  /// In the International Phonetic Alphabet.
  public var ipa: String
  /// In ARPAbet, where the text is one pronunciation.
  public var arpabet: String?
  /// As a respelling with capitals for stress, where it can be written so.
  public var respelling: String?
  /// In eSpeak NG's mnemonics, or where there is no hint as the voice's engine writes it.
  public var phonemes: String
  /// What a person should know of the hint.
  public var warnings: [Warning] = []
  /// The voice that reads it.
  public var voice: String
  /// How its sound comes out, once it was made.
  public var reached: ReachedProsody?

  /// A reading of `text`.
  public init(text: String, hint: String? = nil, ipa: String, phonemes: String, voice: String) {
    self.text = text
    self.hint = hint
    self.ipa = ipa
    self.phonemes = phonemes
    self.voice = voice
  }
}
