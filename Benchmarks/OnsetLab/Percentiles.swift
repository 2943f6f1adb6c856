import Histogram

/// The figures of one condition, in ms, by an HdrHistogram of microseconds with four digits:
/// exact to 1 µs up to 20 ms.
public struct Percentiles: Codable, Equatable, Sendable {
  /// How many values.
  public var count: Int
  /// The percentiles and the largest value, in ms.
  public var p50, p90, p95, p99, max: Double

  /// The percentiles of `values` in ms, negative ones as 0; nil of none.
  public init?(of values: [Double]) {
    guard !values.isEmpty else { return nil }
    var histogram = Histogram<UInt32>(
      highestTrackableValue: 60_000_000, numberOfSignificantValueDigits: .four)
    for value in values {
      histogram.record(UInt64(Swift.min(60_000_000, Swift.max(0, value * 1000).rounded())))
    }
    func at(_ percentile: Double) -> Double {
      Double(Swift.min(histogram.valueAtPercentile(percentile), histogram.maxRecorded)) / 1000
    }
    count = values.count
    p50 = at(50)
    p90 = at(90)
    p95 = at(95)
    p99 = at(99)
    max = Double(histogram.maxRecorded) / 1000
  }
}
