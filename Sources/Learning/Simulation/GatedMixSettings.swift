/// What can be turned in the mix with gates; as it stands, learning §3A word for word.
public struct GatedMixSettings: Equatable, Sendable, Codable {
  /// How likely the pools are drawn: working set, misses, due, new.
  public var weights = [0.5, 0.2, 0.2, 0.1]
  /// Facts below a half-life of a day at which nothing new comes (gate 1).
  public var workingSet = 8
  /// Facts that are due above which nothing new comes (gate 1).
  public var backlog = 8
  /// How often a fact is asked in one session at most (gate 2).
  public var perSession = 4
  /// How often a fact is asked in one session once it was right in it; misses come back all the same.
  public var rightPerSession = 4
  /// How often a missed fact has to be right in its session before it leaves the misses: at lags of 3,
  /// 5 and 8 items.
  public var missReturns = 3
  /// Below this recall a fact of the working set is asked again.
  public var workingRecall = 0.90
  /// Below this recall a fact beyond the working set is due.
  public var dueRecall = 0.85
  /// Whether the ladder makes facts due, too.
  public var usesLadder = true
  /// The items of the placement probe in the first session; 0 for none.
  public var probeItems = 24
  /// Growth after a fast answer, and after a slow one.
  public var fastGrowth = 1.9
  public var slowGrowth = 1.15
  public var wrongShrink = 0.5
  /// Whether a slow right answer, too, counts the time it survived.
  public var slowTakesLag = false
  /// Growth after a right answer without a time.
  public var untimedGrowth = 1.15
  /// The half-life of a fact that the probe finds known, in days.
  public var placedDays = 7.0
  /// The half-life of a fact answered fast at first sight, or nil for no such rule.
  public var firstSightDays: Double?
  /// RT* in milliseconds up to which a right answer counts as fast for memory.
  public var fastMilliseconds = 2000

  /// As published.
  public init() {}
}
