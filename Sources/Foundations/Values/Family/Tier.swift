/// What a child can do with words; decides which words and follow-ups are shown (document 001).
public enum Tier: Int, CaseIterable, Comparable, Sendable, Codable {
  /// First Words: single words, no conversation loop.
  case firstWords = 1
  /// Word Combinations: two-word phrases.
  case combinations = 2
  /// Sentences: three-word phrases.
  case sentences = 3

  public static func < (a: Tier, b: Tier) -> Bool { a.rawValue < b.rawValue }
}
