public import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// A first attempt at a fact as it is remembered.
public struct FirstAttempt: Equatable, Codable, Sendable {
  /// Whether it was right.
  public var isCorrect: Bool
  /// RT* in milliseconds, or nil where it may not count.
  public var responseMilliseconds: Int?

  /// An attempt.
  public init(isCorrect: Bool, responseMilliseconds: Int?) {
    self.isCorrect = isCorrect
    self.responseMilliseconds = responseMilliseconds
  }
}

/// What is thought to be remembered of one fact: an estimate in the half-life form of Settles and
/// Meeder (learning §3A).
public struct FactMemory: Equatable, Codable, Sendable {
  /// The fact.
  public let fact: Fact
  /// When it was first asked.
  public let introduced: WallTime
  /// When it was last asked.
  public private(set) var lastSeen: WallTime
  /// After how many days half of such facts would be forgotten; 0.02 to 200.
  public private(set) var halfLifeDays: Double
  /// Where it stands on the ladder of reviews, or nil while it is learnt.
  public private(set) var review: ReviewPlace?
  /// The last six first attempts, the latest last.
  public private(set) var attempts: [FirstAttempt] = []
  /// Whether each of the last six first attempts without a clock was right, the latest last: only
  /// they say whether time may be taken of the fact (learning §7).
  public var untimed: [Bool] { marks.map { $0 == "1" } }
  /// The same as a short text, since every fact has one.
  private var marks = ""

  /// A fact that is introduced at `now` with a half-life of so many days.
  init(_ fact: Fact, introducedAt now: WallTime, halfLifeDays: Double) {
    self.fact = fact
    introduced = now
    lastSeen = now
    self.halfLifeDays = halfLifeDays
  }

  /// The box it lies in: 1 to 5, or nil while it is learnt.
  public var box: Int? { review?.rung }

  /// How many half-lives passed from its last showing to `now`; 0 where the clock was set back.
  ///
  /// It orders facts as their recall does and costs no power of two.
  public func elapsedHalfLives(at now: WallTime) -> Double {
    elapsedDays(at: now) / halfLifeDays
  }

  /// The estimated probability that it is recalled at `now`, 0 to 1.
  public func recall(at now: WallTime) -> Double { exp2(-elapsedHalfLives(at: now)) }

  /// Whether the child just knows it: its last three first attempts were right, and their median
  /// is within the limit (learning §3D).
  public func isAutomatic(
    under rule: FluencyRule, parameters: MemoryParameters = MemoryParameters()
  ) -> Bool {
    let last = attempts.suffix(parameters.automaticAttempts)
    guard last.count == parameters.automaticAttempts, last.allSatisfy(\.isCorrect) else {
      return false
    }
    if rule.isScanning { return true }
    let median = PlainMedian.of(last.compactMap(\.responseMilliseconds))
    return median.map { $0 <= Double(rule.limit.milliseconds) } ?? false
  }

  /// Notes the first attempt `attempt` at `now`.
  mutating func record(
    _ attempt: FirstAttempt, at now: WallTime, under rule: FluencyRule,
    parameters: MemoryParameters
  ) {
    // A slow answer, too, proves the time it lasted: a child just above the limit would else be held
    // on its first facts for weeks.
    let proven = max(halfLifeDays, elapsedDays(at: now))
    let days =
      if !attempt.isCorrect {
        halfLifeDays * parameters.wrongFactor
      } else if rule.isScanning {
        proven * parameters.scanningFactor
      } else if rule.isFast(attempt.responseMilliseconds) {
        proven * parameters.fastFactor
      } else {
        proven * parameters.slowFactor
      }
    note(attempt, lasting: days, at: now, parameters: parameters)
  }

  /// Notes the first attempt `attempt` at `now`, which proved how many days the fact lasts.
  mutating func note(
    _ attempt: FirstAttempt, lasting days: Double, at now: WallTime, parameters: MemoryParameters
  ) {
    halfLifeDays = min(max(days, parameters.shortestDays), parameters.longestDays)
    lastSeen = now
    attempts.append(attempt)
    if attempts.count > parameters.attemptsKept {
      attempts.removeFirst(attempts.count - parameters.attemptsKept)
    }
    if halfLifeDays < parameters.knownFromDays {
      review = nil
    } else if let place = review {
      review = parameters.ladder.place(after: place, isCorrect: attempt.isCorrect, at: now)
    } else {
      review = parameters.ladder.entry(lastingDays: halfLifeDays, at: now)
    }
  }

  /// Notes whether a first attempt without a clock was right.
  mutating func noteUntimed(isCorrect: Bool, keeping count: Int) {
    marks = String((marks + (isCorrect ? "1" : "0")).suffix(count))
  }

  private func elapsedDays(at now: WallTime) -> Double {
    let milliseconds = max(0, now.milliseconds - lastSeen.milliseconds)
    return Double(milliseconds) / Double(ReviewLadder.millisecondsPerDay)
  }
}
