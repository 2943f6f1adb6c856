/// One way in which a name may be said, for somebody to choose by ear.
public struct PronunciationCandidate: Equatable, Sendable {
  /// How it sounds.
  public let pronunciation: Pronunciation
  /// Where it comes from, in plain words: "as in Spanish", "stress on the first part".
  public let reason: String
  /// How likely it is, 0 to 1; only the order counts.
  public let score: Double
}
