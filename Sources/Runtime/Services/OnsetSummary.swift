public import MeadowFoundations

/// How long taps took, by stage, in milliseconds since each request's arrival.
public struct OnsetSummary: Equatable, Sendable, Codable {
  /// The percentiles of one stage.
  public struct Percentiles: Equatable, Sendable, Codable {
    /// Milliseconds.
    public var p50, p90, p95, p99, max: Double

    /// Percentiles in milliseconds.
    public init(p50: Double, p90: Double, p95: Double, p99: Double, max: Double) {
      self.p50 = p50
      self.p90 = p90
      self.p95 = p95
      self.p99 = p99
      self.max = max
    }
  }

  /// One kind of tap.
  public struct Population: Equatable, Sendable, Codable {
    /// How many taps.
    public var count: Int
    /// Percentiles by stage; empty while there are no taps.
    public var stages: [OnsetTrace.Stage: Percentiles]

    /// `count` taps.
    public init(count: Int, stages: [OnsetTrace.Stage: Percentiles]) {
      self.count = count
      self.stages = stages
    }
  }

  /// Taps whose sound was at hand.
  public var warm: Population
  /// Taps whose sound had to be made.
  public var cold: Population

  /// A summary.
  public init(warm: Population, cold: Population) {
    self.warm = warm
    self.cold = cold
  }
}
