/// Every published constant of facts practice in one value, so that one file can hold and one
/// simulation can vary it (learning §3A, §3E, R7, R8).
public struct FactParameters: Equatable, Codable, Sendable {
  /// How answers change the memory.
  public var memory = MemoryParameters()
  /// How the pools are mixed.
  public var mix = MixParameters()
  /// In which order items may follow one another.
  public var order = OrderParameters()
  /// When a band is mastered.
  public var mastery = MasteryParameters()
  /// How long a session is.
  public var session = SessionParameters()

  /// The published values.
  public init() {}
}

/// The weights of the pools and the gates before them (learning R8, §3A).
public struct MixParameters: Equatable, Codable, Sendable {
  /// The weight of the current band's facts that are learnt.
  public var workingWeight = 0.50
  /// The weight of recent misses.
  public var missWeight = 0.20
  /// The weight of spaced review.
  public var reviewWeight = 0.20
  /// The weight of new facts.
  public var newWeight = 0.10
  /// The recall below which a fact that is learnt belongs to the working pool.
  public var workingRecall = 0.90
  /// The recall below which a known fact is to be reviewed, whatever the ladder says.
  public var reviewRecall = 0.85
  /// Whether the ladder makes facts due.
  public var reviewsByLadder = true
  /// Gate 1: new facts come only while fewer than so many are learnt.
  public var learningLimit = 8
  /// Gate 1: new facts come only while at most so many wait for review.
  public var reviewLimit = 8
  /// Gate 2: no fact is asked that was one of the last so many items.
  public var repeatLag = 3
  /// Gate 2: no fact is asked more often than this in one session, however often it is missed.
  public var showingsPerSession = 4

  /// The published values.
  public init() {}
}

/// The lags of misses, the turning round of sums and the order of strategies (learning F18, §3A,
/// §3E).
public struct OrderParameters: Equatable, Codable, Sendable {
  /// How many items lie between a miss and its return. It returns until it was right, and no more in
  /// that session: simulated, the further returns after 5 and 8 items of learning §3A take a fifth of
  /// all items and teach almost nothing.
  public var missLag = 6
  /// The most items from a miss to its first return (learning AC9); one less lies between, so that
  /// both ways to count hold.
  public var longestMissLag = 8
  /// The probability that a sum answered right is asked turned round (learning F18).
  public var commutedProbability = 1.0 / 6
  /// How many items later it is asked: at least 2, so that the two are never neighbours.
  public var commutedLags = 2...5
  /// The most items of one strategy in a row, once the band's accuracy has passed.
  public var strategyRun = 2
  /// The most items of one operation in a row, once the band's accuracy has passed.
  public var operationRun = 3
  /// The accuracy of the current band past which items are interleaved.
  public var interleavingAccuracy = 0.80
  /// The first items of a new band, which share one strategy.
  public var blockedItems = 6

  /// The published values.
  public init() {}
}

/// When a band is mastered and when it has lapsed (learning R6, R7).
public struct MasteryParameters: Equatable, Codable, Sendable {
  /// The first attempts that are looked at.
  public var window = 40
  /// How many of them must be right.
  public var correct = 38
  /// In how many sessions they must lie.
  public var sessions = 2
  /// In how many for a child that scans with a switch, instead of the limit of time.
  public var scanningSessions = 3
  /// The share of the band's facts that must have been asked.
  public var seenShare = 0.90
  /// When a fact is proven, and how many must be.
  public var proof = FactProof()
  /// The fewest right answers whose time counts for a median to be believed.
  public var timedAnswers = 10
  /// The idle days after which the level is probed again.
  public var idleDays = 7
  /// The items of that probe.
  public var levelItems = 20
  /// The placement probe's items in each band.
  public var placementItems = 4
  /// The misses that end a band in the placement probe.
  public var placementMisses = 2

  /// The published values.
  public init() {}
}

/// How long a practice session is (learning F13, R9, R21).
public struct SessionParameters: Equatable, Codable, Sendable {
  /// The items a session is meant to have.
  public var items = 20
  /// The items of a targeted drill.
  public var drillItems = 8
  /// The longest session, in minutes; a parent's limit may be shorter.
  public var capMinutes = 30
  /// The minutes without any input after which a session is over.
  public var idleMinutes = 10

  /// The published values.
  public init() {}
}
