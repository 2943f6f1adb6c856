/// Lexicons as tables (RFC 4180), as spreadsheets write and read them.
public enum CSVFile {
  /// Reads `bytes`.
  ///
  /// A header names the columns in any order; without one the columns are word and hint. The
  /// delimiter is a comma, a semicolon or a tab, whichever the first lines hold. Never fails; a bad
  /// row is refused and the next line read.
  public static func read(_ bytes: [UInt8]) -> LexiconReading {
    do throws(LexiconFileProblem) {
      let text = try LexiconText(bytes)
      guard !text.bytes.contains(0) else { throw .notText }
      return CSVReader(text).reading()
    } catch {
      return LexiconReading(format: .csv, problem: error)
    }
  }

  /// A table of `entries` with a header: UTF-8 with byte order mark and CRLF, which spreadsheets
  /// expect; entries without a grapheme are left out.
  ///
  /// No cell begins as a formula would, see ``FormulaGuard``.
  public static func write(_ entries: [LexiconEntry]) -> [UInt8] {
    let entries = entries.compactMap(\.tidied)
    let columns = CSVColumn.allCases.filter { column in
      column.isAlwaysWritten || entries.contains { !column.cell(of: $0).isEmpty }
    }
    var text = "\u{FEFF}" + columns.map(\.rawValue).joined(separator: ",") + "\r\n"
    for entry in entries {
      let cells = columns.map { quoted(FormulaGuard.guarded($0.cell(of: entry))) }
      text += cells.joined(separator: ",") + "\r\n"
    }
    return Array(text.utf8)
  }

  private static func quoted(_ cell: String) -> String {
    // A row of one empty cell would be an empty line, but `word` is never empty.
    guard cell.utf8.contains(where: { [0x22, 0x2C, 0x3B, 0x0A, 0x0D].contains($0) }) else {
      return cell
    }
    var escaped = "\""
    for scalar in cell.unicodeScalars {
      escaped.unicodeScalars.append(scalar)
      if scalar == "\"" { escaped += "\"" }
    }
    return escaped + "\""
  }
}
