import MeadowPhonetics

/// A hint that the voices say as it is written, or cannot be asked whether they do, in all the ways of
/// writing it.
public struct CheckedHint: Equatable, Sendable, Codable {
  /// Something that is said otherwise than written.
  public struct Warning: Equatable, Sendable, Codable {
    /// What, in plain words; one sentence without its point.
    public var message: String
    /// Where, in characters of the hint.
    public var range: Range<Int>
    /// What stands there.
    public var symbol: String
  }

  /// The hint as it was given.
  public var hint: String
  /// What it is written in: respelling, ipa, arpabet, xsampa or espeak.
  public var kind: String
  /// In Meadow's own notation; what ``MyWordContent/phonemes`` keeps.
  public var phonemes: String
  /// In eSpeak NG's mnemonics, words apart by `||`.
  public var mnemonics: String
  /// In the International Phonetic Alphabet, as dictionaries print it.
  public var ipa: String
  /// In ARPAbet.
  public var arpabet: String
  /// As a respelling with capitals for stress, where it can be written so.
  public var respelling: String?
  /// What a person should know of it, in the order of the hint.
  public var warnings: [Warning]

  /// Whether every engine has read it back as it is written; if not, a warning says why.
  public var isProven: Bool

  /// What `parsed` says, given as `text`; `unproven` are the reasons of engines that cannot tell.
  init(_ parsed: PronunciationHint, text: String, unproven: [String] = []) {
    hint = text
    kind = parsed.kind.rawValue
    phonemes = parsed.pronunciation.notation
    mnemonics = parsed.pronunciation.mnemonics
    ipa = parsed.pronunciation.ipa
    arpabet = parsed.pronunciation.arpabet
    respelling = parsed.pronunciation.exactRespelling
    isProven = unproven.isEmpty
    warnings = parsed.warnings.map {
      Warning(message: $0.message, range: $0.range, symbol: $0.symbol)
    }
    warnings += unproven.map {
      Warning(message: "it is unproven: \($0)", range: 0..<text.count, symbol: text)
    }
  }
}
