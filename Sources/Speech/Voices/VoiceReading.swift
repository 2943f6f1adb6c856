public import MeadowPhonetics

/// How a name is read by the rules of languages, in the International Phonetic Alphabet.
public struct NameReadings: Sendable {
  /// By those of English; nil where the engine cannot tell.
  public var own: String?
  /// By those of other languages.
  public var foreign: [ForeignReading]

  /// Readings of one name.
  public init(own: String? = nil, foreign: [ForeignReading] = []) {
    self.own = own
    self.foreign = foreign
  }
}

/// How a voice reads a text.
public struct VoiceReading: Equatable, Sendable, Codable {
  /// In the International Phonetic Alphabet.
  public var ipa: String
  /// In the notation of the voice's engine.
  public var phonemes: String

  /// A reading.
  public init(ipa: String, phonemes: String) {
    self.ipa = ipa
    self.phonemes = phonemes
  }
}
