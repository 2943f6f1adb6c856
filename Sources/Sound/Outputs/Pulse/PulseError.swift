/// Why PulseAudio cannot be used.
public enum PulseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No server answers; start PulseAudio or PipeWire, or choose another output.
  case noServer(reason: String)
  /// The server answers but refuses the stream; its own words say why.
  case refused(reason: String)
  /// libpulse could not set itself up, which means that memory or threads are exhausted.
  case unavailable

  public var description: String {
    switch self {
    case .noServer(let reason):
      "no sound server answers (\(reason)); start PulseAudio or use --output browser"
    case .refused(let reason):
      "the sound server refuses to play (\(reason)); check its sinks with pactl list sinks"
    case .unavailable: "libpulse could not start; close other programs and try again"
    }
  }
}
