/// Text without diacritics, for comparing names as people type them.
enum Folding {
  /// Letters that are no base and mark, but are typed as others where the keyboard lacks them.
  private static let letters: [Unicode.Scalar: String] = [
    "ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    "ħ": "h", "ŋ": "n",
  ]

  /// `text`, in small letters, without marks.
  static func folded(_ text: String) -> String {
    var result = ""
    for character in text {
      for scalar in Decomposition.of(character) {
        if let other = letters[scalar] {
          result += other
        } else if scalar.properties.generalCategory != .nonspacingMark {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
