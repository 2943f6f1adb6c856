import LexiconFiles
public import MeadowFoundations

/// Lexicon files, PLS 1.0 and CSV, as words of the family's.
public struct WordLexicon: Equatable, Sendable {
  /// One entry of a file.
  public struct Line: Equatable, Sendable {
    /// The line it stands on, from 1.
    public var number: Int
    /// Its word.
    public var word: String
    /// What becomes of it.
    public var verdict: LexiconVerdict
    /// How or why, in clauses.
    public var remarks: [String]
    /// The words it makes, one for each spelling; none where it is refused. Their hints are not
    /// checked.
    public var entries: [MyWordEntry]

    /// The verdict's reasons as a sentence; empty where there is nothing to say.
    public var message: String {
      remarks.isEmpty ? "" : sentence(remarks.joined(separator: "; "))
    }

    /// Says that the entry is not used after all.
    public mutating func refuse(_ reason: String) {
      verdict = .refused
      remarks = [reason]
      entries = []
    }

    /// Says that the entry is used otherwise than it stands.
    public mutating func change(_ remark: String) {
      if verdict == .accepted { verdict = .changed }
      remarks.append(remark)
    }
  }

  /// The entries, in the file's order.
  public var lines: [Line]
  /// What is to be said of the file as a whole, in sentences.
  public var notes: [String]

  /// What `bytes` hold; `format` is pls, csv or nil for what they look like.
  ///
  /// Throws a problem with the field `file` only where nothing of it can be used.
  public static func read(
    _ bytes: [UInt8], format: String?
  ) throws(InputProblem) -> WordLexicon {
    let reading: LexiconReading =
      switch try format.map(Self.format) {
      case .pls: PLSFile.read(bytes)
      case .csv: CSVFile.read(bytes)
      case nil: LexiconFile.read(bytes)
      }
    if let problem = reading.problem { throw problem.inputProblem }
    let lines = reading.report.lines.map { line in
      let entry = line.entry.map { reading.entries[$0] }
      return Line(
        number: line.position.line, word: line.word,
        verdict: line.verdict,
        remarks: line.remarks + (line.advice.map { [$0] } ?? []),
        entries: line.verdict == .refused ? [] : (entry?.words ?? []).map(wordEntry))
    }
    return WordLexicon(
      lines: lines,
      notes: reading.report.notes.map { note in
        let place = note.line.map { "line \($0): " } ?? ""
        return sentence(place + note.text + (note.advice.map { "; \($0)" } ?? ""))
      })
  }

  /// A file of `format`, pls or csv, with `words`; `ipa` gives a word's pronunciation in IPA.
  public static func write(
    _ words: [MyWord], format: String, ipa: (MyWord) -> String?
  ) throws(InputProblem) -> (bytes: [UInt8], mediaType: String, name: String) {
    let format = try Self.format(format)
    let pronunciations = Dictionary(
      words.map { (entry($0), ipa($0)) }, uniquingKeysWith: { first, _ in first })
    let bytes = LexiconFile.write(words.map(entry), as: format) { pronunciations[$0] ?? nil }
    return (bytes, format.mediaType, "my-words.\(format.rawValue)")
  }

  private static func format(_ name: String) throws(InputProblem) -> LexiconFormat {
    guard let format = LexiconFormat(rawValue: name) else {
      throw InputProblem(
        field: "format", reason: "\"\(name.prefix(40))\" is not a format of lexicons",
        advice: "send pls or csv")
    }
    return format
  }

  private static func wordEntry(_ entry: LexiconEntry) -> MyWordEntry {
    var word = MyWordEntry(text: entry.graphemes.first ?? "")
    word.group = entry.group
    word.spoken = entry.said
    word.hint = entry.hint
    word.emoji = entry.emoji
    // A lexicon that says nothing of favourites takes none away.
    word.isFavorite = entry.isFavorite ? true : nil
    return word
  }

  private static func entry(_ word: MyWord) -> LexiconEntry {
    let content = word.content
    let pronunciation: LexiconEntry.Pronunciation =
      if let hint = content.hint {
        .hint(hint)
      } else if let spoken = content.spoken { .alias(spoken) } else { .unspecified }
    return LexiconEntry(
      [content.text], pronunciation, spoken: content.hint == nil ? nil : content.spoken,
      group: content.group, emoji: content.emoji, isFavorite: content.isFavorite)
  }
}

/// `text` with a capital first and a full stop last.
private func sentence(_ text: String) -> String {
  let first = text.prefix(1).uppercased() + text.dropFirst()
  return first.hasSuffix(".") ? first : first + "."
}
