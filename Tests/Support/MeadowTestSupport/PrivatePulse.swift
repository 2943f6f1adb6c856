public import Foundation

/// A PulseAudio of a test's own, which it may suspend, kill and bring back.
public final class PrivatePulse: Sendable {
  /// As in PULSE_SERVER.
  public var server: String { own.words[0] }
  private let own: PrivateServer

  /// The repository.
  public static let repository = PrivateServer.repository

  /// Whether device tests can run here; in CI they must, so there it is always true.
  public static let isThere = PrivateServer.isThere(
    ["pulseaudio", "pactl"], for: "the PulseAudio tests", from: "pulseaudio pulseaudio-utils")

  /// Starts a server with the null sink `meadow_test`.
  public init() throws {
    own = try PrivateServer(
      script: ".ci/private-pulse", echo: "$PULSE_SERVER $MEADOW_PULSE_DIR")
  }

  /// Kills the server without a word of warning.
  public func kill() throws { try own.kill(own.words[1] + "/pid") }

  /// Brings the server back; returns when it answers.
  public func restart() throws { try own.run(own.words[1] + "/start", []) }

  /// Runs pactl with `arguments`.
  public func pactl(_ arguments: String...) throws {
    try own.run("/usr/bin/pactl", ["--server", server] + arguments)
  }
}
