import MeadowFoundations

/// One row while it is read.
struct CSVRecord {
  /// Whether the column of words has something in it.
  private(set) var hasWord = false
  /// Whether a cell was longer than any text may be.
  private(set) var tooLong = false
  /// The entry so far.
  var entry = LexiconEntry([])

  /// Takes the cell of `column`; a hint is in `alphabet` unless it names one of its own.
  mutating func set(
    _ column: CSVColumn, _ cell: String, alphabet: PLSAlphabet?,
    in line: inout LexiconReportLine
  ) {
    if cell.unicodeScalars.count > LexiconLimits.characters { tooLong = true }
    switch column {
    case .word:
      entry.graphemes.insert(cell, at: 0)
      hasWord = true
    case .also: add(CSVList.texts(in: cell), &line)
    case .hint: setHint(cell, alphabet, &line)
    case .spoken: entry.spoken = cell
    case .emoji: entry.emoji = cell
    case .language: entry.language = cell
    case .role: entry.role = cell
    case .group:
      entry.group = Self.group(cell)
      if entry.group == nil {
        line.change("the group \"\(cell.prefix(60))\" is not people, things or places")
      }
    case .favorite:
      let isYes = ["yes", "y", "true", "1", "x", "★", "⭐", "✓", "✔", "❤️"].contains(
        cell.lowercased())
      entry.isFavorite = isYes
      if !isYes && !["no", "n", "false", "0", "-"].contains(cell.lowercased()) {
        line.change("\"\(cell.prefix(60))\" is neither yes nor no, so it is no favorite")
      }
    }
  }

  private mutating func add(_ texts: [String], _ line: inout LexiconReportLine) {
    let kept = texts.prefix(LexiconLimits.alternatives - 1)
    entry.graphemes += kept
    if kept.count == 1 {
      line.change("1 more spelling (\(kept[0].prefix(60))) became a word of its own")
    } else if kept.count > 1 {
      line.change("\(kept.count) more spellings became words of their own")
    }
  }

  private mutating func setHint(
    _ cell: String, _ alphabet: PLSAlphabet?, _ line: inout LexiconReportLine
  ) {
    guard entry.hint == nil else {
      return line.change("a second pronunciation in the row was left out")
    }
    let alphabet = HintText.hasPrefix(cell) ? nil : alphabet
    let (hint, wasWrapped) = alphabet?.hint(cell) ?? HintText.canonical(cell)
    if wasWrapped { line.change("slashes or brackets were removed from \(cell.prefix(60))") }
    entry.pronunciation = .hint(hint)
  }

  private static func group(_ name: String) -> MyWordGroup? {
    switch name.lowercased() {
    case "people", "person", "family", "friends", "pets", "names": .people
    case "things", "thing", "objects", "toys": .things
    case "places", "place": .places
    default: nil
    }
  }
}
