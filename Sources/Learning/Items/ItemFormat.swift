/// The ways to answer an item: the ten of learning §4, the tenth with its three answers, and the three
/// that the best measured programs add (learning §7).
public enum ItemFormat: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
  /// Touch one of two to four options.
  case choice
  /// Type a number on the keypad.
  case keypad
  /// Bring each tile to its slot; also sorting, where a tile may be used again.
  case match
  /// Put tiles in order, or go on with a pattern.
  case sequence
  /// Touch things one by one, or count them.
  case tapCount = "tap-count"
  /// Hop along a number line.
  case numberLine = "number-line"
  /// Build a number from tens and ones.
  case base10 = "base-10"
  /// Set the hands of a clock.
  case clock
  /// Lay coins.
  case coins
  /// Colour parts of a shape.
  case shade
  /// Raise the bars of a graph.
  case graph
  /// Read a ruler, a balance, a scale or a jug.
  case measure
  /// Put numerals on the pegs of a number line (learning §7).
  case pegs
  /// Fill the gaps in a row of numbers (learning §7).
  case row
  /// Hear something and touch it among moving things (learning §7).
  case moving
}

/// The grade whose words an item is spoken in.
public enum ItemGrade: String, CaseIterable, Sendable, Codable {
  case kindergarten = "K"
  case first = "1"
  case second = "2"
}
