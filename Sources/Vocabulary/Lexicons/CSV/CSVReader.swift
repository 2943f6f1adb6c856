import MeadowFoundations

/// Makes entries of a table's rows.
struct CSVReader {
  private var rows: CSVRows
  private var columns: [(column: CSVColumn, alphabet: PLSAlphabet?)?] = [
    (.word, nil), (.hint, nil),
  ]
  private var result = LexiconReading(format: .csv)

  /// A reader of `text`.
  init(_ text: LexiconText) {
    let (delimiter, skipped) = CSVDelimiter.detect(text.bytes)
    let bytes = skipped == 0 ? text.bytes : Array(text.bytes.dropFirst(skipped))
    rows = CSVRows(bytes, delimiter: delimiter, line: skipped == 0 ? 1 : 2)
    for note in text.notes { result.report.note(note.text, advice: note.advice) }
  }

  /// All that the table holds.
  consuming func reading() -> LexiconReading {
    guard var row = rows.next() else {
      result.problem = .empty
      return result
    }
    if takeHeader(row) {
      guard let first = rows.next() else {
        result.report.note("the file has a header and no entries")
        return result
      }
      row = first
    } else {
      result.report.note("the file has no header; its columns were read as word and hint")
    }
    while true {
      read(row)
      guard result.report.lines.count < LexiconLimits.entries, let next = rows.next() else { break }
      row = next
    }
    let rest = rows.rest
    if rest > 0 {
      result.report.note(
        "about \(LexiconLimits.entries + rest) rows are in the file; the first "
          + "\(LexiconLimits.entries) were read",
        advice: "Split it into smaller files")
    }
    return result
  }

  /// Takes `row` as header if it names a column of words and all but the first cell's fellows fit.
  private mutating func takeHeader(_ row: CSVRows.Row) -> Bool {
    guard row.fault == nil else { return false }
    var named = row.cells.map(CSVColumn.named)
    let known = named.count { $0 != nil }
    guard named.contains(where: { $0?.column == .word }), known > 1 || row.cells.count == 1
    else { return false }
    for index in named.indices {
      let title = TidyText.tidy(row.cells[index])
      if let column = named[index]?.column {
        guard column != .hint, named[..<index].contains(where: { $0?.column == column })
        else { continue }
        named[index] = nil
        result.report.note(
          "the column \"\(title.prefix(60))\" stands for another's again and was left out",
          line: row.line)
      } else if !title.isEmpty {
        result.report.note(
          "the column \"\(title.prefix(60))\" is not known and was left out", line: row.line)
      }
    }
    columns = named
    return true
  }

  private mutating func read(_ row: CSVRows.Row) {
    var line = LexiconReportLine(
      position: LexiconPosition(line: row.line, column: 1), word: "", verdict: .accepted)
    if let fault = row.fault {
      line.refuse(fault, advice: "Mend the line, or save the table again from a spreadsheet")
    } else {
      var record = CSVRecord()
      for (index, cell) in row.cells.enumerated() {
        guard let cell = TidyText.kept(cell).map(FormulaGuard.unguarded) else { continue }
        if index < columns.count, let column = columns[index] {
          record.set(column.column, cell, alphabet: column.alphabet, in: &line)
        } else if index >= columns.count {
          line.change("what stands behind the last column was left out")
        }
      }
      record.entry.position = line.position
      finish(record, &line)
    }
    result.report.lines.append(line)
  }

  private mutating func finish(_ record: CSVRecord, _ line: inout LexiconReportLine) {
    line.word = record.entry.graphemes.first ?? ""
    if record.tooLong {
      line.refuse(
        "a cell has more than \(LexiconLimits.characters) characters", advice: "Write less")
    } else if !record.hasWord {
      line.word = ""
      line.refuse("it has no word", advice: "Write the word into the column of words")
    } else if let entry = record.entry.tidied {
      line.entry = result.entries.count
      result.entries.append(entry)
    }
  }
}
