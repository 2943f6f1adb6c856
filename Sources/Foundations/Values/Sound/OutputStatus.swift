/// What an output is and how it fares; shown on /healthz, the event stream and the page.
public struct OutputStatus: Equatable, Sendable, Codable {
  /// The kinds of output.
  public enum Kind: String, Sendable, Codable { case pipewire, pulse, browser, offline, silent }

  /// Whether the next word will be heard at once.
  public enum State: String, Sendable, Codable {
    /// Being connected for the first time.
    case connecting
    /// The next word is heard within milliseconds.
    case awake
    /// Idle: the same, with fewer wakeups.
    case relaxed
    /// The sink sleeps: the next word may lose its beginning.
    case suspended
    /// The sound server is gone; it is being looked for.
    case lost
    /// No page is listening (browser output).
    case waiting
  }

  /// What kind it is.
  public var kind: Kind
  /// How it fares.
  public var state: State
  /// The sink's name, where there is one.
  public var sink: String?
  /// Whether the sink or the stream is muted outside Meadow.
  public var isMutedOutside = false
  /// How far before the sound an edit reaches, in ms; it tunes itself.
  public var marginMilliseconds: Double = 0
  /// Edits that came too late for their frame.
  public var lateEdits = 0
  /// Times the queue ran empty.
  public var underruns = 0
  /// Times the output was connected again.
  public var reconnections = 0

  /// A status of `kind` in `state`.
  public init(kind: Kind, state: State, sink: String? = nil) {
    self.kind = kind
    self.state = state
    self.sink = sink
  }
}
