/// What conversation costs on this machine: reading the content, and a touch. A value.
public struct ConversationFindings: Equatable, Sendable {
  /// How much to measure.
  public struct Plan: Equatable, Sendable {
    /// How often the content is read, after once for warming up.
    public var readings = 30
    /// Touches in a round.
    public var steps = 20_000
    /// Rounds with each of the two vocabularies, in turn.
    public var rounds = 5
    /// Words of the large vocabulary, at least: a hundred times Meadow's own
    /// (requirements, Speed and size).
    public var largeWords = 50_000
    /// Decides the order of words and what a child chooses.
    public var seed: UInt64 = 1

    /// The usual amount.
    public init() {}
  }

  /// The touches of one round.
  public struct Round: Equatable, Sendable {
    /// The median, in ms.
    public var p50: Double
    /// The 99th percentile, in ms.
    public var p99: Double

    /// The round whose touches took `nanoseconds` each; nil of none.
    public init?(nanoseconds: [Int64]) {
      guard !nanoseconds.isEmpty else { return nil }
      let sorted = nanoseconds.sorted()
      func at(_ percent: Int) -> Double {
        Double(sorted[min(sorted.count - 1, sorted.count * percent / 100)]) / 1_000_000
      }
      p50 = at(50)
      p99 = at(99)
    }
  }

  /// What was to be measured.
  public let plan: Plan
  /// Words of the content that comes with Meadow, and of the large one.
  public var words = 0, largeWords = 0
  /// Readings of the whole content with its index, in ms.
  public var readings: [Double] = []
  /// Rounds with the content that comes with Meadow, and with the large one.
  public var rounds: [Round] = [], largeRounds: [Round] = []

  /// Findings of `plan`, empty at first.
  public init(_ plan: Plan) { self.plan = plan }

  /// The rows of the table: what, its figure, what must be reached, and whether it is
  /// (requirements, Speed and size). Lines of at most 105 columns, as those of .ci/bench.
  public var lines: [String] {
    let reading = median(readings)
    let (p50, p99) = (median(rounds.map(\.p50)), median(rounds.map(\.p99)))
    let (largeP50, largeP99) = (median(largeRounds.map(\.p50)), median(largeRounds.map(\.p99)))
    let ratio = p99 > 0 ? largeP99 / p99 : 0
    return [
      figureRow(
        "content read and indexed, median of \(readings.count)",
        "\(fixed(reading, 1)), worst \(fixed(readings.max() ?? 0, 1)) ms", "20 ms", reading <= 20),
      figureRow(
        "a touch with follow-ups, \(words) words",
        "p50 \(fixed(p50, 3)), p99 \(fixed(p99, 3)) ms", "p99 0.3 ms", p99 <= 0.3),
      figureRow(
        "the same with \(largeWords) words",
        "p50 \(fixed(largeP50, 3)), p99 \(fixed(largeP99, 3)) ms", "p99 0.3 ms", largeP99 <= 0.3),
      figureRow(
        "its p99 beside the other's, in turn", "× \(fixed(ratio, 2))", "× 1.2", ratio <= 1.2),
    ]
  }
}
