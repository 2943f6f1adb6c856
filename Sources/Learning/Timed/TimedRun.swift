public import MeadowFoundations

/// A run of sixty seconds as far as it got (learning F12): what is kept of it, and what the page
/// shows.
public struct TimedRun: Equatable, Codable, Sendable {
  /// How long it lasts on its own clock (learning AC3).
  public static let lengthMilliseconds = 60_000
  /// How long a wrong tap shows the right answer, on the run's clock (learning R4).
  public static let revealMilliseconds = 1000

  /// What it was started with.
  public let plan: TimedPlan
  /// When it began.
  public let startedAt: WallTime
  /// Its clock, which stands while the run is paused.
  public internal(set) var clock = ActiveClock(limitMilliseconds: TimedRun.lengthMilliseconds)
  /// The item that stands on the screen.
  public internal(set) var item: TimedItem
  /// What the clock shows when the right answer has been seen for long enough, or nil while an
  /// answer is awaited.
  public internal(set) var revealEndMilliseconds: Int?
  /// The accepted answers in order.
  public internal(set) var answers: [TimedAnswer] = []
  /// How it went, once it is over.
  public internal(set) var result: TimedResult?
  /// What the clock showed when the item came.
  var itemMilliseconds = 0
  /// Whether the run was paused while the item stood there: its time says nothing then.
  var isInterrupted = false
  /// Whether the run ends with this item (learning AC6).
  var isLastItem = false
  /// The sums that come again the other way round.
  var returns = TimedReturns()

  /// A run at its first item, whose clock stands.
  init(plan: TimedPlan, at now: WallTime) {
    self.plan = plan
    startedAt = now
    item = plan.item(1)
  }

  /// The right answers so far.
  public var correct: Int { answers.count(where: \.isCorrect) }

  /// Whether it is over.
  public var isOver: Bool { result != nil }

  /// Whether it is over at `now`, though no step of time may have said so yet.
  func isOver(at now: WallTime) -> Bool {
    isOver || clock.elapsedMilliseconds(at: now) >= Self.lengthMilliseconds
  }

  /// Whether the right answer has been seen for long enough.
  var isRevealed: Bool { revealEndMilliseconds.map { $0 <= clock.elapsedMilliseconds } ?? false }

  /// What is left of it, 1 at the start and 0 at the end: a bar that shrinks, no digits
  /// (learning R20).
  public func remainingFraction(at now: WallTime) -> Double {
    1 - Double(clock.elapsedMilliseconds(at: now)) / Double(Self.lengthMilliseconds)
  }

  /// When something changes without anybody's doing, or nil while it is paused or over.
  public var deadline: WallTime? {
    clock.time(
      of: revealEndMilliseconds.map { min($0, clock.limitMilliseconds) }
        ?? clock.limitMilliseconds)
  }

  /// Whether its parts fit together; those of a damaged file may not.
  var isSound: Bool {
    plan.problem == nil && clock.isSound && clock.limitMilliseconds == Self.lengthMilliseconds
      && (0...clock.elapsedMilliseconds).contains(itemMilliseconds)
      && item.isSound && (isOver || isItemSound)
  }

  private var isItemSound: Bool {
    guard let end = revealEndMilliseconds else { return item.number == answers.count + 1 }
    let elapsed = clock.elapsedMilliseconds
    return item.number == answers.count
      && (elapsed...elapsed + Self.revealMilliseconds).contains(end)
  }
}

/// The sums that come again the other way round, and from which item on (learning F18, §3A).
struct TimedReturns: Equatable, Codable, Sendable {
  /// How often a right answer brings its sum back turned round (learning F18).
  static let probability = 1.0 / 6
  /// After how many items, with equal chance.
  static let lags = 2...5

  private var waiting: [Int: Fact] = [:]

  /// Decides after a right answer to `fact`, the item `number`, whether it comes back turned round.
  mutating func consider(_ fact: Fact, item number: Int, chance: inout Chance) {
    guard let turned = fact.commuted, chance.happens(Self.probability) else { return }
    waiting[number + Self.lags.lowerBound + chance.index(below: Self.lags.count)] = turned
  }

  /// The sums that are to come by item `number`, the longest due first.
  func due(by number: Int) -> [Fact] {
    waiting.filter { $0.key <= number }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// `fact` has come.
  mutating func came(_ fact: Fact) { waiting = waiting.filter { $0.value != fact } }
}
