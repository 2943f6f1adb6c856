import MeadowFoundations

/// The columns of a table of words; the raw value is the name that is written.
enum CSVColumn: String, CaseIterable {
  case word, also, hint, spoken, group, emoji, favorite, language, role

  /// The column that a header's cell names, and the alphabet of its hints, if any.
  static func named(_ header: String) -> (column: CSVColumn, alphabet: PLSAlphabet?)? {
    let name = header.lowercased().filter { $0.isLetter || $0.isNumber }
    let column: CSVColumn? =
      switch name {
      case "word", "text", "grapheme", "name", "label", "written": .word
      case "also", "graphemes", "variants", "spellings": .also
      case "hint", "pronunciation", "pronounce", "phonetic", "phonemes", "phoneme": .hint
      case "say", "says", "spoken", "alias", "sayas", "spokenform": .spoken
      case "group", "category", "list", "kind": .group
      case "emoji", "picture", "icon", "symbol": .emoji
      case "favorite", "favourite", "favorites", "favourites", "fav": .favorite
      case "language", "lang", "xmllang": .language
      case "role", "pos": .role
      default: nil
      }
    if let column { return (column, nil) }
    // "xsampa" is the alphabet's own name, not a vendor's.
    return PLSAlphabet(name).map { (.hint, $0) }
  }

  /// Whether it is written even where no entry has something in it.
  var isAlwaysWritten: Bool {
    switch self {
    case .word, .hint, .spoken, .group, .emoji, .favorite: true
    case .also, .language, .role: false
    }
  }

  /// What is written of `entry`, which is tidy.
  func cell(of entry: LexiconEntry) -> String {
    switch self {
    case .word: entry.graphemes.first ?? ""
    case .also: CSVList.joined(entry.graphemes.dropFirst())
    case .hint: entry.hint ?? ""
    case .spoken: entry.said ?? ""
    case .group: entry.group?.rawValue ?? ""
    case .emoji: entry.emoji ?? ""
    case .favorite: entry.isFavorite ? "yes" : ""
    case .language: entry.language ?? ""
    case .role: entry.role ?? ""
    }
  }
}

/// Several texts in one cell: `|` between them, `\` before a `|` or `\` of a text's own.
enum CSVList {
  /// The cell that holds `texts`, none of which is empty.
  static func joined(_ texts: some Sequence<String>) -> String {
    texts.map { text in
      var escaped = ""
      for scalar in text.unicodeScalars {
        if scalar == "|" || scalar == "\\" { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
      return escaped
    }.joined(separator: "|")
  }

  /// The texts in `cell`.
  static func texts(in cell: String) -> [String] {
    var texts = [""]
    var isEscaped = false
    for scalar in cell.unicodeScalars {
      if isEscaped || scalar != "|" && scalar != "\\" {
        texts[texts.count - 1].unicodeScalars.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        texts.append("")
      }
    }
    return texts.compactMap { TidyText.kept($0) }
  }
}
