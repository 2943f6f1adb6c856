/// Why what a sink plays cannot be recorded.
public enum PulseMonitorError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No sound server answers.
  case noServer(reason: String)
  /// The server has no sink of that name; nil means that it has no default sink.
  case noSuchSink(String?)
  /// The server answers but refuses the recording.
  case refused(reason: String)
  /// The server or the sink went away while recording.
  case lost(reason: String)
  /// libpulse could not set itself up: memory or threads are exhausted.
  case unavailable

  public var description: String {
    switch self {
    case .noServer(let reason):
      "no sound server answers (\(reason)); start PulseAudio, or run under .ci/private-pulse"
    case .noSuchSink(let name?):
      "the sound server has no sink \(name); pactl list short sinks shows what it has"
    case .noSuchSink(nil):
      "the sound server has no default sink; choose one with pactl set-default-sink NAME"
    case .refused(let reason):
      "the sound server refuses to record its sink (\(reason)); look at pactl list sources"
    case .lost(let reason):
      "the recording broke off (\(reason)); start the measurement again"
    case .unavailable:
      "libpulse could not start; close other programs and try again"
    }
  }
}
