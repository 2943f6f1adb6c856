/// How answers change what is thought to be remembered of a fact (learning §3A, §3B).
public struct MemoryParameters: Equatable, Codable, Sendable {
  /// The half-life in days of a fact when it is introduced.
  public var startDays = 0.05
  /// The half-life in days of a fact the placement probe found known.
  public var knownDays = 7.0
  /// The half-life in days after a fast right answer at first sight in practice, or nil for no such
  /// rule: the same evidence as in the probe has the same consequence.
  public var knownAtFirstSightDays: Double? = 7.0
  /// The factor after a fast right answer.
  public var fastFactor = 1.9
  /// The factor after a slow right answer.
  public var slowFactor = 1.15
  /// Whether a slow right answer, too, proves that the fact lasted since it was last seen. Without
  /// it a child just above the limit of time would be held on its first facts for weeks.
  public var slowProvesElapsedTime = true
  /// The factor after a wrong answer.
  public var wrongFactor = 0.5
  /// The shortest half-life, in days.
  public var shortestDays = 0.02
  /// The longest half-life, in days.
  public var longestDays = 200.0
  /// The half-life in days from which a fact is known and reviewed, no longer learnt.
  public var knownFromDays = 1.0
  /// When what is known is asked again.
  public var ladder = ReviewLadder.facts
  /// First attempts that are remembered of each fact.
  public var attemptsKept = 6
  /// First attempts in a row that must be right for a fact to be automatic.
  public var automaticAttempts = 3

  /// The published values.
  public init() {}
}
