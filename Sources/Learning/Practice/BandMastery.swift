public import MeadowFoundations

/// What a band was mastered by, as a parent reads it (learning R7, §3D).
public enum MasteryLabel: String, CaseIterable, Sendable, Codable {
  /// Accuracy and the limit of response time.
  case responseTime
  /// Accuracy in more sessions, for a child that scans with a switch.
  case moreSessions
}

/// How far a band is from being mastered: each part of the rule by itself, so that it can be shown.
public struct BandVerdict: Equatable, Sendable, Codable {
  /// First attempts looked at, at most 40.
  public var attempts: Int
  /// How many of them are right.
  public var correct: Int
  /// In how many sessions they lie.
  public var sessions: Int
  /// The share of the band's facts that were asked, 0 to 1.
  public var seenShare: Double
  /// The share of the band's facts that are expected to be recalled in some days, 0 to 1.
  public var provenShare: Double
  /// The median RT* of the right ones in milliseconds; nil where too few times count.
  public var medianMilliseconds: Double?
  /// What it passes by, or nil where it does not pass.
  public var passesBy: MasteryLabel?
}

/// The evidence that one band is mastered, and whether it is (learning R7, AC2).
public struct BandMastery: Equatable, Sendable, Codable {
  struct Attempt: Equatable, Sendable, Codable {
    var isCorrect: Bool
    var milliseconds: Int?
    var session: Int
  }

  /// The band.
  public let band: FactBand
  /// When it was mastered last, or nil while it is not.
  public private(set) var mastered: WallTime?
  /// What by.
  public private(set) var label: MasteryLabel?
  /// When it was found to have lapsed, or nil where it never was or is mastered again.
  public private(set) var lapsed: WallTime?
  /// How many of its items practice has shown.
  public private(set) var itemsShown = 0
  /// The strategy its first items share (learning §3E).
  private(set) var firstStrategy: FactStrategy?
  private(set) var window: [Attempt] = []

  /// A band of which nothing is known.
  public init(_ band: FactBand) { self.band = band }

  /// Whether it is mastered.
  public var isMastered: Bool { mastered != nil }

  /// The share of right first attempts among those looked at, or nil before there are any.
  public var accuracy: Double? {
    if window.isEmpty { return nil }
    return Double(window.count { $0.isCorrect }) / Double(window.count)
  }

  /// Notes that practice shows an item of it.
  mutating func show(_ strategy: FactStrategy) {
    itemsShown += 1
    if firstStrategy == nil { firstStrategy = strategy }
  }

  /// The strategy its next item must have, as one of its first; nil for any (learning §3E).
  func onlyStrategy(_ order: OrderParameters) -> FactStrategy? {
    itemsShown < order.blockedItems ? firstStrategy : nil
  }

  /// Notes an answer to one of its facts, where it counts.
  mutating func record(_ answer: FactAnswer, _ parameters: MasteryParameters) {
    guard answer.isFirstAttempt, answer.mode.countsForMastery else { return }
    window.append(
      Attempt(
        isCorrect: answer.isCorrect, milliseconds: answer.responseMilliseconds,
        session: answer.session))
    if window.count > parameters.window {
      window.removeFirst(window.count - parameters.window)
    }
  }

  /// How it stands, of whose facts `coverage` tells.
  func verdict(
    _ coverage: BandCoverage, under rule: FluencyRule, _ parameters: MasteryParameters
  ) -> BandVerdict {
    let right = window.filter(\.isCorrect)
    let times = right.compactMap(\.milliseconds)
    var verdict = BandVerdict(
      attempts: window.count, correct: right.count, sessions: Set(window.map(\.session)).count,
      seenShare: coverage.seenShare, provenShare: coverage.provenShare,
      medianMilliseconds: times.count >= parameters.timedAnswers ? PlainMedian.of(times) : nil)
    verdict.passesBy = Self.label(for: verdict, under: rule, parameters)
    return verdict
  }

  /// Sees whether it is mastered now; true where it was not before.
  mutating func judge(
    _ coverage: @autoclosure () -> BandCoverage, under rule: FluencyRule, at now: WallTime,
    _ parameters: MasteryParameters
  ) -> Bool {
    // Cheap first: the rest sorts times, and this is asked after every answer.
    guard mastered == nil, window.count >= parameters.window, window.last?.isCorrect == true,
      let label = verdict(coverage(), under: rule, parameters).passesBy
    else { return false }
    mastered = now
    self.label = label
    return true
  }

  /// Notes that it was found forgotten at `now`; what was known before is no evidence any more.
  mutating func lapse(at now: WallTime) {
    mastered = nil
    label = nil
    lapsed = now
    window = []
  }

  /// Takes note that it is mastered again; true where it had lapsed (learning R18, Comeback).
  mutating func regain() -> Bool {
    defer { lapsed = nil }
    return lapsed != nil
  }

  private static func label(
    for verdict: BandVerdict, under rule: FluencyRule, _ parameters: MasteryParameters
  ) -> MasteryLabel? {
    guard verdict.attempts >= parameters.window, verdict.correct >= parameters.correct,
      verdict.seenShare >= parameters.seenShare, verdict.provenShare >= parameters.proof.share
    else { return nil }
    if rule.isScanning {
      return verdict.sessions >= parameters.scanningSessions ? .moreSessions : nil
    }
    guard verdict.sessions >= parameters.sessions, let median = verdict.medianMilliseconds,
      median <= Double(rule.limit.milliseconds)
    else { return nil }
    return .responseTime
  }
}
