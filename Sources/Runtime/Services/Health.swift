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

  /// The child's voice, and how far its words are.
  public struct Speech: Equatable, Sendable, Codable {
    /// The voice that speaks now.
    public var voice: String
    /// The one that was chosen in the settings.
    public var chosen: String
    /// Whether the chosen one is being made ready for what is seen; until then the other one speaks.
    public var isChanging: Bool
    /// How many words are made of those being made ahead: of the ones that are seen while the voice
    /// changes, else of all.
    public var done: Int
    /// How many those are.
    public var total: Int
    /// Why the chosen one cannot be made now; nil where it can.
    public var problem: String?

    /// A state.
    public init(
      voice: String, chosen: String, isChanging: Bool, done: Int, total: Int, problem: String? = nil
    ) {
      self.voice = voice
      self.chosen = chosen
      self.isChanging = isChanging
      self.done = done
      self.total = total
      self.problem = problem
    }
  }

  /// Seconds since the start.
  public var uptimeSeconds: Double
  /// The output.
  public var output: OutputStatus
  /// The pre-rendered words.
  public var cache: Cache

  /// The child's voice; nil where nobody speaks.
  public var speech: Speech?
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
