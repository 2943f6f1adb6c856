/// How answers change what is thought to be remembered of a fact (learning §3A, §3B).
public struct MemoryParameters: Equatable, Codable, Sendable {
  /// The half-life in days of a fact when it is introduced.
  public var startDays = 0.05
  /// The half-life in days of a fact that the placement probe, or the first sight of it in practice,
  /// found known; simulated, 14 keeps more than the 7 of learning §3A.
  public var knownDays = 14.0
  /// RT* in milliseconds up to which a right answer then counts as known. It is above the limit of
  /// fluency: one recalled answer in eight takes more than 2 s, and hardly a counted one less than 2.5.
  public var knownMilliseconds = 2500
  /// The factor after a fast right answer; learning §3A has 1.9, faster than simulated memories grow.
  public var fastFactor = 1.5
  /// The factor after a slow right answer: it proves that the fact lasted, and promises no more
  /// (learning §3A: 1.15).
  public var slowFactor = 1.0
  /// The factor after a right answer by scanning, whose time says nothing.
  public var scanningFactor = 1.15
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
