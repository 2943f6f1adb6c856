/// The words of a text, as a lexicon compares them.
struct LexiconTokens {
  struct Token {
    /// In small letters with straight apostrophes.
    var exact: String
    /// The same without diacritics.
    var folded: String
    /// Either of them.
    func spelled(exactly: Bool) -> String { exactly ? exact : folded }

    /// Where it stands, in characters.
    var range: Range<Int>
    /// Whether only spaces and hyphens part it from the word before.
    var joinsPrevious: Bool
    /// The apostrophe behind it that is no closing quotation mark.
    var apostrophe: Character?
  }

  private(set) var tokens: [Token] = []

  private enum Kind {
    case letter
    case apostrophe
    /// A space or a hyphen.
    case joint
    case other
  }

  init(_ text: some StringProtocol) {
    var word = Word()
    var place = 0
    var joins = false
    var inQuotes = false
    // An apostrophe belongs to the word when a letter follows it, which is known one step later.
    var apostrophe: Character?
    for character in text {
      defer { place += 1 }
      let kind = Self.kind(of: character)
      if kind == .letter {
        if word.count == 0 { word.start = place }
        if apostrophe != nil { word.append("'") }
        apostrophe = nil
        word.append(character)
        continue
      }
      if kind == .apostrophe, apostrophe == nil, word.count > 0 {
        apostrophe = character
        continue
      }
      if word.count > 0 {
        add(word, joins, inQuotes ? nil : apostrophe)
        joins = apostrophe == nil
        word = Word()
      }
      apostrophe = nil
      if kind == .apostrophe { inQuotes = true }
      joins = joins && kind == .joint
    }
    if word.count > 0 { add(word, joins, inQuotes ? nil : apostrophe) }
  }

  /// A word on its way.
  private struct Word {
    var text = ""
    var start = 0
    var count = 0
    var isASCII = true

    mutating func append(_ character: Character) {
      count += 1
      if let ascii = character.asciiValue {
        let lower = (65...90).contains(ascii) ? ascii + 32 : ascii
        text.unicodeScalars.append(Unicode.Scalar(lower))
      } else {
        isASCII = false
        text += character.lowercased()
      }
    }
  }

  private static func kind(of character: Character) -> Kind {
    guard let ascii = character.asciiValue else {
      if character.isLetter || character.isNumber { return .letter }
      if WordForms.isApostrophe(character) || character == "‘" { return .apostrophe }
      return character == "‐" || character == "‑" || character == "–" || character == "\u{A0}"
        ? .joint : .other
    }
    switch ascii {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .letter
    case UInt8(ascii: "'"): return .apostrophe
    case UInt8(ascii: " "), UInt8(ascii: "-"): return .joint
    default: return .other
    }
  }

  private mutating func add(_ word: Word, _ joins: Bool, _ apostrophe: Character?) {
    tokens.append(
      Token(
        exact: word.text, folded: word.isASCII ? word.text : Folding.folded(word.text),
        range: word.start..<word.start + word.count, joinsPrevious: joins && !tokens.isEmpty,
        apostrophe: apostrophe))
  }
}
