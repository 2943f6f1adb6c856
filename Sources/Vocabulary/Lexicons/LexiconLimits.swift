/// How much of a lexicon file is read: bounds on time and memory, far above what a family's words
/// need (My Words holds 1500).
public enum LexiconLimits {
  /// The longest file, in bytes.
  public static let bytes = 20_000_000
  /// The most entries that are read; what follows is counted and reported.
  public static let entries = 20_000
  /// The longest text of one element, attribute or cell, in characters (Unicode scalars).
  public static let characters = 2_000
  /// The deepest nesting of elements; PLS itself needs three levels.
  public static let depth = 32
  /// The most graphemes, and the most readings, of one entry.
  public static let alternatives = 32
  /// The most notes about the file as a whole.
  static let notes = 50
  /// The most attribute declarations in a DOCTYPE (PLS has a dozen attributes): their defaults would
  /// be looked at for every element.
  static let attributeDeclarations = 32
  /// ``characters`` in UTF-8's longest form.
  static let textBytes = characters * 4
}
