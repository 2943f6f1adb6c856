/// The alphabets that the hint language has, by the names that real files give them.
///
/// PLS 1.0 §2 knows `ipa` and vendors' `x-…`; names seen in the wild are listed without `x-`, case and
/// punctuation (reference/aac-formats.md §4.4).
enum PLSAlphabet: String {
  case ipa
  case xSampa = "xsampa"
  case arpabet, espeak

  /// The alphabet called `name`, or nil.
  init?(_ name: String) {
    var plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if plain.hasPrefix("x") && !plain.hasPrefix("xsampa") { plain.removeFirst() }
    switch plain {
    case "ipa", "unipa", "ipaunicode", "unicodeipa": self = .ipa
    case "xsampa", "sampa", "amazonpronxsampa", "amazonxsampa": self = .xSampa
    case "cmu", "cmuarpabet", "arpabet", "cmudict", "arpa", "arpabetcmu": self = .arpabet
    case "espeak", "espeakng": self = .espeak
    default: return nil
    }
  }

  /// What begins a hint in it.
  var prefix: String { rawValue + ":" }

  /// The hint that a phoneme's `text` is, and whether slashes or brackets were removed from it.
  func hint(_ text: String) -> (hint: String, wasWrapped: Bool) {
    guard self == .ipa || self == .xSampa, let inner = HintText.unwrapped(text) else {
      return (prefix + text, false)
    }
    return (prefix + inner, true)
  }

  /// Its name in the files that are written.
  var name: String {
    switch self {
    case .ipa: "ipa"
    case .xSampa: "x-sampa"
    case .arpabet: "x-cmu-arpabet"
    case .espeak: "x-espeak-ng"
    }
  }
}
