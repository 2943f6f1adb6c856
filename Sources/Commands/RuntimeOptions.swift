/// How the runtime is to be opened.
public struct RuntimeOptions: Sendable, Equatable {
  /// Where sound goes; nil where none is needed.
  public var output: OutputChoice?
  /// Where the family's data and the rendered words live; nil for the user's own directory.
  public var dataDirectory: String?
  /// Seconds without a tap after which the output relaxes.
  public var idleAfterSeconds: Double = 30
  /// A file that takes every input for a later replay.
  public var recordPath: String?
  /// What the user can do without a sound server, as the end of a sentence.
  public var insteadOfSound = "use --output browser to hear it in the page"
  /// Whether a child will use it: it is served.
  public var meetsChild = false
  /// Whether the board is rendered ahead at once.
  public var rendersBoard: Bool { meetsChild }
}

/// Where sound may go.
public enum OutputChoice: String, CaseIterable, Sendable {
  /// A sound server where one answers, else the browser.
  case auto
  /// A sound server: PipeWire where it answers and has a sink, else PulseAudio.
  case server
  /// PipeWire itself.
  case pipewire
  /// PulseAudio, or PipeWire's PulseAudio server.
  case pulse
  /// The page's own speakers.
  case browser
  /// Nowhere, on a real clock.
  case silent
}
