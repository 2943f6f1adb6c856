import MeadowFoundations

/// Minutes, accuracy, mistakes and response times by day: what a parent sees, kept as it is counted
/// so that no number of answers makes it slow (learning F7, K26).
public struct LearningTally: Equatable, Codable, Sendable {
  /// The days that are kept.
  public static let daysKept = 800

  /// Answers and how many of them were right at the first attempt.
  public struct Count: Equatable, Codable, Sendable {
    /// First attempts.
    public internal(set) var answers = 0
    /// Those that were right.
    public internal(set) var correct = 0

    mutating func note(isCorrect: Bool) {
      answers += 1
      correct += isCorrect ? 1 : 0
    }
  }

  /// One of the family's days.
  public struct Day: Equatable, Codable, Sendable {
    /// Which, as in 2026-11-24.
    public let day: String
    /// The time at work.
    public internal(set) var milliseconds: Int64 = 0
    /// The sessions that began.
    public internal(set) var sessions = 0
    /// Facts, by band.
    public internal(set) var bands: [FactBand: Count] = [:]
    /// Skills, by id.
    public internal(set) var skills: [String: Count] = [:]
    /// Mistakes that have a name, of facts and items.
    public internal(set) var errors: [String: Int] = [:]
    /// Response times of right answers to facts.
    public internal(set) var responses = ResponseHistogram()

    init(_ day: String) { self.day = day }
  }

  /// The last days on which something was done, the oldest first.
  public private(set) var days: [Day] = []

  /// Before the first day.
  public init() {}

  mutating func change(_ day: String, _ change: (inout Day) -> Void) {
    if let last = days.indices.last, days[last].day == day { return change(&days[last]) }
    // A clock that was set back finds its day; a new one takes its place in order.
    if let index = days.firstIndex(where: { $0.day == day }) { return change(&days[index]) }
    var new = Day(day)
    change(&new)
    days.insert(new, at: days.firstIndex { $0.day > day } ?? days.endIndex)
    if days.count > Self.daysKept { days.removeFirst() }
  }
}

/// Response times in classes, from which a median is read that is right within a tenth.
public struct ResponseHistogram: Equatable, Codable, Sendable {
  /// The upper bounds of the classes, in milliseconds; each is a tenth above the one before.
  static let bounds: [Double] = {
    var bounds = [200.0]
    while bounds[bounds.count - 1] < Double(ResponseTime.longest) {
      bounds.append(bounds[bounds.count - 1] * 1.1)
    }
    return bounds
  }()

  private var counts: [Int: Int] = [:]

  /// No time yet.
  public init() {}

  /// How many times it holds.
  public var count: Int { counts.values.reduce(0, +) }

  /// Notes a time in milliseconds.
  mutating func note(_ milliseconds: Int) {
    let place = Self.bounds.firstIndex { Double(milliseconds) <= $0 } ?? Self.bounds.count
    counts[place, default: 0] += 1
  }

  /// Notes all that `other` holds.
  mutating func add(_ other: ResponseHistogram) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// The middle of the class in which the median lies, in milliseconds; nil before there is a time.
  public var medianMilliseconds: Int? {
    var left = (count + 1) / 2
    guard left > 0 else { return nil }
    for (place, number) in counts.sorted(by: { $0.key < $1.key }) {
      left -= number
      guard left <= 0 else { continue }
      let upper = Self.bounds[min(place, Self.bounds.count - 1)]
      return Int((upper / 1.05).rounded())
    }
    return nil
  }
}
