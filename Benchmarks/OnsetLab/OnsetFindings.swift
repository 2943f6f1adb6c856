/// What one run of an ``OnsetStudy`` found. A value: reports are made from it, and it can be kept.
public struct OnsetFindings: Codable, Equatable, Sendable {
  /// How good the measurement itself was.
  public struct Recorder: Codable, Equatable, Sendable {
    /// The recorded source.
    public var source = ""
    /// The recorder's block, in ms.
    public var blockMilliseconds = 0.0
    /// How much later than the lower envelope of arrivals the server says that frames are played,
    /// median, in ms. It is part of every figure, so that an early recorder flatters nobody.
    public var offsetMilliseconds = 0.0
    /// The sink's drift against CLOCK_MONOTONIC, median, in parts per million.
    public var driftPartsPerMillion = 0.0
    /// Frames the recorder lost.
    public var lostFrames = 0
    /// The machine's load average over the minute before the run; well over 0 means that others
    /// worked too.
    public var loadBefore = 0.0
    /// How late our own thread woke for a tap, worst, in ms. Not part of a figure.
    public var latestWakeMilliseconds = 0.0

    /// Nothing known yet.
    public init() {}
  }

  /// What the service says of itself after the run.
  public struct Service: Codable, Equatable, Sendable {
    /// Its version.
    public var version = ""
    /// Its sink.
    public var sink = ""
    /// The margin its output tuned itself to, in ms.
    public var marginMilliseconds = 0.0
    /// Underruns during the run.
    public var underruns = 0
    /// Edits that came too late during the run.
    public var lateEdits = 0

    /// Nothing known yet.
    public init() {}
  }

  /// What the recordings of interruptions show beyond time.
  public struct Splices: Codable, Equatable, Sendable {
    /// How many were taken apart.
    public var count = 0
    /// The largest sample that clips and fade do not explain, of full scale.
    public var largestResidual = 0.0
    /// Splices with a residual over −60 dBFS: clicks; which, how large and how many frames from the
    /// new word's first.
    public var clicks: [String] = []
    /// The largest distance between where the fade began and the new word's first frame, in frames.
    public var largestFadeShift = 0

    /// Nothing known yet.
    public init() {}
  }

  /// The seed that gives the same taps again.
  public var seed: UInt64
  /// The conditions that were run, in order.
  public var conditions: [ConditionFindings] = []
  /// How good the measurement was.
  public var recorder = Recorder()
  /// The service.
  public var service = Service()
  /// The splices, where interruptions were measured.
  public var splices = Splices()

  /// Findings of a run with `seed`.
  public init(seed: UInt64) { self.seed = seed }

  /// The findings of `condition`, where it was run.
  public subscript(_ condition: OnsetCondition) -> ConditionFindings? {
    conditions.first { $0.condition == condition }
  }
}
