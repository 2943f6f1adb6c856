public import MeadowFoundations

/// How the service fares, each fallback named.
public struct Health: Equatable, Sendable, Codable {
  /// The pre-rendered words.
  public struct Cache: Equatable, Sendable, Codable {
    /// Core words and the family's own that are at hand: in memory or, of a board larger than
    /// memory, rendered ahead and on disk.
    public var ready: Int
    /// Core words and the family's own in all.
    public var wanted: Int
    /// Cache files found damaged and made again since the start.
    public var damaged: Int
    /// Cache files that could not be written since the start.
    public var unwritable: Int
    /// The size of the cache on disk.
    public var bytesOnDisk: Int

    /// A cache's state.
    public init(ready: Int, wanted: Int, damaged: Int, unwritable: Int, bytesOnDisk: Int) {
      self.ready = ready
      self.wanted = wanted
      self.damaged = damaged
      self.unwritable = unwritable
      self.bytesOnDisk = bytesOnDisk
    }
  }

  /// An engine whose voices other programs make.
  public struct Engine: Equatable, Sendable, Codable {
    /// What voice files call it.
    public var engine: String
    /// Why it cannot speak now, while the quick voice speaks for it; nil where it can.
    public var problem: String?
    /// When it is asked again, in seconds; nil where it can speak.
    public var retryInSeconds: Double?

    /// An engine's state.
    public init(engine: String, problem: String? = nil, retryInSeconds: Double? = nil) {
      self.engine = engine
      self.problem = problem
      self.retryInSeconds = retryInSeconds
    }
  }

  /// Seconds since the start.
  public var uptimeSeconds: Double
  /// The output.
  public var output: OutputStatus
  /// The pre-rendered words.
  public var cache: Cache

  /// The engines of natural voices; none where a family has no such voice.
  public var voices: [Engine] = []
  /// The log of what happened; nil where none is kept.
  public var log: EventLogStatus?
  /// What was damaged at the start or cannot be kept now, a sentence each, with what is used instead.
  public var notes: [String] = []

  /// The health of a service.
  public init(uptimeSeconds: Double, output: OutputStatus, cache: Cache) {
    self.uptimeSeconds = uptimeSeconds
    self.output = output
    self.cache = cache
  }

  /// Whether a tap would be heard as promised.
  public var isReady: Bool {
    switch output.state {
    case .awake, .relaxed: !output.isMutedOutside
    case .connecting, .suspended, .lost, .waiting: false
    }
  }
}
