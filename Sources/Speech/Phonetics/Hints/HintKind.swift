/// The ways of writing a pronunciation. All but the respelling are named before a colon.
public enum HintKind: String, Equatable, Sendable, Codable, CaseIterable {
  /// English letters with the stressed syllable in capitals: `shi-VAWN`.
  case respelling
  /// The International Phonetic Alphabet: `ipa:ʃɪˈvɔːn`.
  case ipa
  /// The CMU dictionary's alphabet: `arpabet:SH IH0 V AO1 N`.
  case arpabet
  /// IPA in ASCII (J. C. Wells): `xsampa:SI"vO:n`.
  case xsampa
  /// eSpeak NG's own mnemonics: `espeak:SIv'O:n`.
  case espeak

  /// The words before the colon that name it, the usual one first.
  public var prefixes: [String] {
    switch self {
    case .respelling: ["respelling", "respell"]
    case .ipa: ["ipa"]
    case .arpabet: ["arpabet", "cmu", "x-arpabet", "x-cmu"]
    case .xsampa: ["xsampa", "x-sampa", "sampa"]
    case .espeak: ["espeak", "x-espeak"]
    }
  }

  /// The kind that is called `name` before a colon, or in the `alphabet` of a pronunciation lexicon
  /// (PLS 1.0); letters of any case; nil where there is none.
  public init?(named name: some StringProtocol) {
    let name = name.lowercased()
    guard let kind = Self.allCases.first(where: { $0.prefixes.contains(name) }) else { return nil }
    self = kind
  }

  /// Its name in a sentence.
  var title: String {
    switch self {
    case .respelling: "a respelling"
    case .ipa: "IPA"
    case .arpabet: "ARPAbet"
    case .xsampa: "X-SAMPA"
    case .espeak: "eSpeak NG's mnemonics"
    }
  }
}
