/// A place in a lexicon file, as editors count it.
public struct LexiconPosition: Equatable, Sendable, Codable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// Line `line`, column `column`.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String { "line \(line), column \(column)" }
}
