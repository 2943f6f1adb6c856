public import MeadowFoundations

/// Milliseconds of use up to a limit: it counts only while it runs.
///
/// The clock on the wall may be set back, which counts as no time at all.
public struct ActiveClock: Equatable, Codable, Sendable {
  /// What it counts to, in milliseconds.
  public internal(set) var limitMilliseconds: Int
  /// What it has counted, 0 to the limit, in milliseconds.
  public private(set) var elapsedMilliseconds = 0
  /// The moment it has counted to, or nil while it stands.
  public private(set) var countedTo: WallTime?
  /// The most that is counted between two looks at it, in milliseconds: more means that the machine
  /// slept; nil for no bound.
  public let longestStepMilliseconds: Int?

  /// A clock that stands at nothing.
  init(limitMilliseconds: Int, longestStepMilliseconds: Int? = nil) {
    self.limitMilliseconds = limitMilliseconds
    self.longestStepMilliseconds = longestStepMilliseconds
  }

  /// Whether it counts.
  public var isRunning: Bool { countedTo != nil }

  /// Whether the limit is reached.
  public var isOver: Bool { elapsedMilliseconds >= limitMilliseconds }

  /// What will have been counted at `now`, in milliseconds.
  public func elapsedMilliseconds(at now: WallTime) -> Int {
    guard let countedTo, now > countedTo else { return elapsedMilliseconds }
    let (step, overflow) = now.milliseconds.subtractingReportingOverflow(countedTo.milliseconds)
    let left = max(0, limitMilliseconds - elapsedMilliseconds)
    let most = min(left, longestStepMilliseconds ?? left)
    return elapsedMilliseconds + (overflow ? most : Int(min(step, Int64(most))))
  }

  /// When `elapsed` milliseconds will have been counted, or nil while it stands.
  func time(of elapsed: Int) -> WallTime? {
    guard let countedTo else { return nil }
    let (sum, overflow) = countedTo.milliseconds.addingReportingOverflow(
      Int64(max(0, elapsed - elapsedMilliseconds)))
    return WallTime(milliseconds: overflow ? .max : sum)
  }

  /// Counts to `now` where it runs.
  mutating func advance(to now: WallTime) {
    guard isRunning else { return }
    elapsedMilliseconds = elapsedMilliseconds(at: now)
    countedTo = now
  }

  /// Counts from `now` on.
  mutating func start(at now: WallTime) {
    advance(to: now)
    countedTo = now
  }

  /// Counts to `now` and stands.
  mutating func stop(at now: WallTime) {
    advance(to: now)
    countedTo = nil
  }

  /// Stands where it was looked at last: what passed since then nobody saw.
  mutating func forgetRunning() { countedTo = nil }

  /// Whether its numbers can be: a damaged file may hold others.
  var isSound: Bool {
    limitMilliseconds >= 0 && (0...limitMilliseconds).contains(elapsedMilliseconds)
  }
}
