public import Foundation

/// A PulseAudio of a test's own, which it may suspend, kill and bring back.
public final class PrivatePulse: @unchecked Sendable {  // all is set in init, used by one test
  /// As in PULSE_SERVER.
  public let server: String
  private let directory: String
  private let shell: Process
  private let input = Pipe()

  /// The repository.
  public static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether device tests can run here; in CI they must, so there it is always true.
  public static let isThere: Bool = {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    let isInstalled = ["/usr/bin/pulseaudio", "/usr/bin/pactl"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    if !isInstalled {
      print("SKIPPED: the PulseAudio tests; apt-get install pulseaudio pulseaudio-utils")
    }
    return isInstalled
  }()

  /// Starts a server with the null sink `meadow_test`.
  public init() throws {
    let output = Pipe()
    shell = Process()
    shell.executableURL = Self.repository.appending(path: ".ci/private-pulse")
    shell.arguments = ["bash", "-c", "echo \"$PULSE_SERVER $MEADOW_PULSE_DIR\"; cat >/dev/null"]
    shell.standardInput = input
    shell.standardOutput = output
    try shell.run()
    var line = Data()
    while !line.contains(10) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      line += more
    }
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 2 else { throw CocoaError(.fileReadUnknown) }
    server = String(words[0])
    directory = String(words[1])
  }

  deinit {
    try? input.fileHandleForWriting.close()
    shell.waitUntilExit()
  }

  /// Kills the server without a word of warning.
  public func kill() throws {
    let pid = try String(contentsOfFile: directory + "/pid", encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try run("/bin/kill", ["-9", pid])
  }

  /// Brings the server back; returns when it answers.
  public func restart() throws { try run(directory + "/start", []) }

  /// Runs pactl with `arguments`.
  public func pactl(_ arguments: String...) throws {
    try run("/usr/bin/pactl", ["--server", server] + arguments)
  }

  private func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}
