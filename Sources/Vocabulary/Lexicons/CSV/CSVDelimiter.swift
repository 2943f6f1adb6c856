/// What stands between the cells of a table.
enum CSVDelimiter {
  private static let kinds: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"),
  ]

  /// The delimiter of `bytes` and how many bytes of a first line `sep=;` there are, which some
  /// spreadsheets write.
  static func detect(_ bytes: [UInt8]) -> (delimiter: UInt8, skipped: Int) {
    if let head = String(validating: bytes.prefix(5), as: UTF8.self), head.utf8.count == 5,
      head.lowercased().hasPrefix("sep="), kinds.contains(bytes[4])
    {
      let end = bytes.dropFirst(5).firstIndex { $0 == 0x0A } ?? bytes.count - 1
      return (bytes[4], end + 1)
    }
    // The header's own names decide; without a header, the first lines.
    let header = kinds.map { kind in
      var rows = CSVRows(Array(bytes.prefix(LexiconLimits.textBytes)), delimiter: kind)
      return rows.next()?.cells.count { CSVColumn.named($0) != nil } ?? 0
    }
    if let best = best(of: header), header[best] > 1 { return (kinds[best], 0) }
    return (kinds[best(of: counts(in: bytes)) ?? 0], 0)
  }

  private static func best(of scores: [Int]) -> Int? {
    scores.indices.max { scores[$0] < scores[$1] || scores[$0] == scores[$1] && $0 > $1 }
  }

  /// On how many of the first lines each kind stands outside of quotes.
  private static func counts(in bytes: [UInt8]) -> [Int] {
    let lines = bytes.prefix(LexiconLimits.textBytes)
      .split(maxSplits: 20, whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(20)
    return kinds.map { kind in
      lines.count { line in
        var isQuoted = false
        return line.contains { byte in
          if byte == 0x22 { isQuoted.toggle() }
          return byte == kind && !isQuoted
        }
      }
    }
  }
}
