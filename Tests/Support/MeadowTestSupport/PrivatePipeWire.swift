/// A PipeWire of a test's own, with its session manager and PulseAudio server, which the test may kill
/// and bring back.
public final class PrivatePipeWire: Sendable {
  /// The path of the daemon's socket.
  public var remote: String { own.words[0] + "/pipewire-0" }
  private let own: PrivateServer

  /// Whether these tests can run here; in CI they must, so there it is always true.
  public static let isThere = PrivateServer.isThere(
    ["pipewire", "pipewire-pulse", "wireplumber", "dbus-daemon", "pactl"],
    for: "the PipeWire tests",
    from: "pipewire pipewire-pulse wireplumber dbus-daemon pulseaudio-utils")

  /// Starts a daemon with the null sink `meadow_test`.
  public init() throws {
    own = try PrivateServer(script: ".ci/private-pipewire", echo: "$MEADOW_PIPEWIRE_DIR")
  }

  /// Kills the daemon without a word of warning; the others go with it.
  public func kill() throws { try own.kill(own.words[0] + "/pipewire.pid") }

  /// Brings all back; returns when they answer.
  public func restart() throws { try own.run(own.words[0] + "/start", []) }

  /// Runs pactl with `arguments`; returns what it printed.
  @discardableResult
  public func pactl(_ arguments: String...) throws -> String {
    try own.run(
      "/usr/bin/pactl", ["--server", "unix:\(own.words[0])/pulse/native"] + arguments)
  }
}
