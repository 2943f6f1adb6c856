/// What somebody may have meant by a symbol that is none.
enum NearestSymbols {
  /// Letters and signs that are taken for IPA: those that look alike in other alphabets, capitals as
  /// ASCII alphabets use them, and slips of the keyboard.
  static let lookalikes: [Unicode.Scalar: String] = [
    "а": "a", "е": "e", "о": "o", "с": "s", "р": "p", "х": "x", "у": "u", "і": "i", "к": "k",
    "м": "m", "т": "t", "п": "p", "н": "n", "в": "v", "б": "b", "д": "d", "г": "ɡ", "л": "l",
    "з": "z", "и": "iː", "й": "j", "ш": "ʃ", "щ": "ʃ", "ч": "tʃ", "ж": "ʒ", "ц": "ts", "ф": "f",
    "э": "ɛ", "я": "j", "ю": "j", "ё": "j", "ы": "ɪ", "ј": "j", "ѕ": "s", "ԁ": "d",
    "ɡ": "ɡ", "α": "ɑː", "ε": "ɛ", "ι": "ɪ", "ο": "oʊ", "υ": "ʊ", "ω": "ɔː", "γ": "ɡ", "δ": "ð",
    "λ": "l", "μ": "m", "ν": "v", "ρ": "p", "σ": "s", "τ": "t", "φ": "f", "ϕ": "f", "η": "n",
    "κ": "k", "π": "p", "ζ": "z", "ξ": "ks", "ψ": "ps", "ς": "s",
    "A": "ɑː", "B": "b", "C": "tʃ", "D": "ð", "E": "ɛ", "F": "f", "G": "ɡ", "H": "h", "I": "ɪ",
    "J": "dʒ", "K": "k", "L": "l", "M": "m", "N": "ŋ", "O": "ɔː", "P": "p", "Q": "k", "R": "ɹ",
    "S": "ʃ", "T": "θ", "U": "ʊ", "V": "ʌ", "W": "w", "X": "x", "Y": "j", "Z": "ʒ", "@": "ə",
    "3": "ɜː", "?": "ʔ", "&": "æ", "^": "ʌ", "∫": "ʃ", "ǝ": "ə", "є": "ɛ", "ʃ": "ʃ", "ß": "s",
    "þ": "θ", "đ": "d", "ł": "l", "ı": "ɪ", "ñ": "n", "0": "oʊ", "1": "ɪ", "4": "ɔː", "5": "l",
    "6": "ɚ", "7": "ɛ", "8": "oʊ", "9": "ŋ", "2": "ə",
  ]

  /// Up to three legal symbols of IPA near `scalar`, the likeliest first: the one it looks like, then
  /// those that share most features with it.
  static func toIPA(_ scalar: Unicode.Scalar) -> [String] {
    guard let twin = lookalikes[scalar] else { return [] }
    guard let phoneme = Phoneme.allCases.first(where: { !$0.isAllophone && $0.ipa == twin }) else {
      return [twin]
    }
    return [twin] + PhonemeFeatures.nearest(to: phoneme, count: 2).map(\.ipa)
  }

  /// Whether `scalar` is a letter, but not of the Latin alphabet or IPA's own.
  static func isOtherAlphabet(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.isAlphabetic else { return false }
    switch scalar.value {
    case 0x41...0x2AF, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F: return false
    default: return true
    }
  }

  /// Up to three of `names` that are spelled most like `text`, near ones only.
  static func spelled(like text: String, among names: [String]) -> [String] {
    let wanted = Array(text.uppercased().prefix(8))
    let ranked = names.map { (name: $0, distance: distance(wanted, Array($0.uppercased()))) }
      .filter { $0.distance < max(wanted.count, $0.name.count) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return ranked.prefix(3).map(\.name)
  }

  /// How many letters must be changed, put in or taken out (Levenshtein).
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[second.count]
  }
}
