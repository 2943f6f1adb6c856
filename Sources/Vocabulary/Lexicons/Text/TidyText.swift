import Foundation

/// Text as lexicons keep it: NFC, no control characters, spaces single and none at the ends.
enum TidyText {
  /// `text` made tidy; the same text where it is so already.
  static func tidy(_ text: String) -> String {
    // Plain ASCII words are nearly all of a large file and need no second look.
    if isPlain(text.utf8) { return text }
    var scalars = String.UnicodeScalarView()
    var isSpacePending = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        isSpacePending = !scalars.isEmpty
      } else if isText(scalar) {
        if isSpacePending { scalars.append(" ") }
        isSpacePending = false
        scalars.append(scalar)
      }
    }
    let tidy = String(scalars)
    // Nothing below U+0300 combines, so NFC is the text itself.
    guard scalars.contains(where: { $0.value >= 0x300 }) else { return tidy }
    return tidy.precomposedStringWithCanonicalMapping
  }

  /// `text` made tidy, or nil where nothing is left.
  static func kept(_ text: String?) -> String? {
    guard let text else { return nil }
    let tidied = tidy(text)
    return tidied.isEmpty ? nil : tidied
  }

  /// Only printable ASCII, with no two spaces in a row and none at the ends.
  private static func isPlain(_ bytes: String.UTF8View) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in bytes {
      guard byte > 0x20 && byte < 0x7F || byte == 0x20 && last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }

  /// No control character, no byte order mark, nothing that XML 1.0 cannot hold.
  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFEFF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
