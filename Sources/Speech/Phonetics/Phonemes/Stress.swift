/// How strongly a syllable is said.
public enum Stress: String, Equatable, Sendable, Codable, CaseIterable {
  /// Not at all.
  case none
  /// A little: the first part of "understand".
  case secondary
  /// The most: every pronunciation has at least one, unless it has no vowel.
  case primary

  /// eSpeak NG's mark. An unstressed vowel has one too, or the library would put a stress there.
  var mnemonic: String {
    switch self {
    case .none: "%"
    case .secondary: ","
    case .primary: "'"
    }
  }

  /// The mark of the International Phonetic Alphabet.
  public var ipa: String {
    switch self {
    case .none: ""
    case .secondary: "ˌ"
    case .primary: "ˈ"
    }
  }

  /// The digit behind an ARPAbet vowel.
  var arpabet: String {
    switch self {
    case .none: "0"
    case .secondary: "2"
    case .primary: "1"
    }
  }
}
