/// A table in a spreadsheet's form, as rows of cells, for whoever has columns of its own.
public enum CSVTable {
  /// The most rows that are read.
  public static let most = 10_000

  /// The rows of `bytes` that can be read, each with the line it begins on; UTF-8, with or without its
  /// mark, separated by commas, semicolons or tabs.
  public static func rows(_ bytes: [UInt8]) -> [(line: Int, cells: [String])] {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let (delimiter, skipped) = CSVDelimiter.detect(bytes)
    var rows: [(line: Int, cells: [String])] = []
    for row in CSVRows(
      Array(bytes.dropFirst(skipped)), delimiter: delimiter, line: skipped > 0 ? 2 : 1)
    where row.fault == nil {
      guard rows.count < most else { break }
      rows.append((row.line, row.cells))
    }
    return rows
  }
}
