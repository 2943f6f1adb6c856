/// Why PipeWire cannot be used.
public enum PipeWireError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No daemon answers; start PipeWire, or choose another output.
  case noServer(reason: String)
  /// The daemon answers but has no sink: it serves cameras and screens, or nothing is plugged in.
  case noSink
  /// The daemon answers but refuses the stream; its own words say why.
  case refused(reason: String)
  /// The daemon or the sink went away while it was recorded.
  case lost(reason: String)
  /// libpipewire could not set itself up: its modules or settings are missing.
  case unavailable

  public var description: String {
    switch self {
    case .noServer(let reason):
      "no PipeWire answers (\(reason)); start it or use --output browser"
    case .noSink:
      "PipeWire has no sink; plug a speaker in, look at wpctl status, or use --output browser"
    case .refused(let reason):
      "PipeWire refuses to play (\(reason)); check its sinks with wpctl status"
    case .lost(let reason): "the recording broke off (\(reason)); start the measurement again"
    case .unavailable:
      "libpipewire could not start; reinstall the packages libpipewire-0.3-modules and pipewire-bin"
    }
  }
}
