public import MeadowRuntime

/// A runtime that is open.
public struct OpenRuntime: Sendable {
  /// The host.
  public var host: ActivityHost
  /// The output, in a few words: "pulse, sink NAME".
  public var sound: String
  /// Closes the output and ends the host.
  public var close: @Sendable () async -> Void

  /// An open runtime.
  public init(host: ActivityHost, sound: String, close: @escaping @Sendable () async -> Void) {
    self.host = host
    self.sound = sound
    self.close = close
  }
}
