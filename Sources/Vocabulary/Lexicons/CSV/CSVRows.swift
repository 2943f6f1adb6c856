/// The rows of a table in RFC 4180's form, one after the other.
///
/// An own reader: SwiftCSV ends the process on text behind a closing quote and knows no line numbers.
/// Tolerant where files are: any line ending, spaces around quotes, rows of different lengths.
struct CSVRows: IteratorProtocol, Sequence {
  /// One row.
  struct Row {
    /// The line on which it begins, from 1.
    let line: Int
    /// Its cells as text.
    var cells: [String] = []
    /// Why it cannot be read.
    var fault: String?
  }

  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var index = 0
  private var line: Int

  /// The rows of `bytes`, which begin on `line`.
  init(_ bytes: [UInt8], delimiter: UInt8, line: Int = 1) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.line = line
  }

  /// The most cells of a row; what follows is passed over.
  static let cells = 100

  /// The next row that is not blank.
  mutating func next() -> Row? {
    while index < bytes.count {
      var row = Row(line: line)
      read(&row)
      if row.fault != nil || row.cells.contains(where: { !$0.isEmpty }) { return row }
    }
    return nil
  }

  /// How many lines are left that are not empty.
  var rest: Int {
    var count = 0
    var isInLine = false
    for byte in bytes[index...] {
      if !isInLine && !isLineEnd(byte) { count += 1 }
      isInLine = !isLineEnd(byte)
    }
    return count
  }

  private mutating func read(_ row: inout Row) {
    while true {
      while index < bytes.count, bytes[index] == 0x20 { index += 1 }
      var cell: [UInt8] = []
      let fault =
        index < bytes.count && bytes[index] == 0x22 ? readQuoted(&cell) : readPlain(&cell)
      if let fault {
        row.fault = fault
        return skipLine()
      }
      if row.cells.count < Self.cells { row.cells.append(String(decoding: cell, as: UTF8.self)) }
      guard index < bytes.count, bytes[index] == delimiter else { return skipLine() }
      index += 1
    }
  }

  private mutating func readPlain(_ cell: inout [UInt8]) -> String? {
    let start = index
    while index < bytes.count, bytes[index] != delimiter, !isLineEnd(bytes[index]) { index += 1 }
    guard index - start <= LexiconLimits.textBytes else { return Self.tooLong }
    cell = Array(bytes[start..<index])
    return nil
  }

  private mutating func readQuoted(_ cell: inout [UInt8]) -> String? {
    let opening = (index: index, line: line)
    index += 1
    while index < bytes.count, cell.count <= LexiconLimits.textBytes {
      let byte = bytes[index]
      if byte == 0x22 {
        guard index + 1 < bytes.count, bytes[index + 1] == 0x22 else {
          index += 1
          let fault = faultAfterQuote()
          // Perhaps it was another cell's quote: the next line may well be a row.
          if fault != nil, line != opening.line { (index, line) = opening }
          return fault
        }
        index += 1
      } else if isLineEnd(byte) {
        countLine()
      }
      cell.append(byte)
      index += 1
    }
    // Nobody knows where the quote should have ended: the next line is read as a row of its own.
    let wasLong = index < bytes.count
    (index, line) = opening
    return wasLong ? Self.tooLong : "a quote is opened on this line and never closed"
  }

  private mutating func faultAfterQuote() -> String? {
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    guard index < bytes.count, bytes[index] != delimiter, !isLineEnd(bytes[index]) else {
      return nil
    }
    return "text follows a closing quote; a quote within quotes is written twice"
  }

  /// Goes to the beginning of the next line.
  private mutating func skipLine() {
    while index < bytes.count, !isLineEnd(bytes[index]) { index += 1 }
    guard index < bytes.count else { return }
    countLine()
    if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A {
      index += 1
    }
    index += 1
  }

  /// Counts the line end at `index`; CR LF are one, counted at the CR.
  private mutating func countLine() {
    if bytes[index] == 0x0A, index > 0, bytes[index - 1] == 0x0D { return }
    line += 1
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static let tooLong = "a cell has more than \(LexiconLimits.characters) characters"
}
