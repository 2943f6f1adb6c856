import Foundation

/// A sound server that one of the scripts of .ci keeps for a test, which may kill it and bring it back.
final class PrivateServer: @unchecked Sendable {  // all is set in init, used by one test
  /// What the script told.
  let words: [String]
  private let shell: Process
  private let input = Pipe()

  /// The repository.
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether `programs` are there, so that the tests which need them can run; in CI they must, so there
  /// it is always true.
  static func isThere(_ programs: [String], for tests: String, from packages: String) -> Bool {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    let isInstalled = programs.allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }
    if !isInstalled { print("SKIPPED: \(tests); apt-get install \(packages)") }
    return isInstalled
  }

  /// Starts `script`, which has its command told the words of `echo`.
  init(script: String, echo: String) throws {
    let output = Pipe()
    shell = Process()
    shell.executableURL = Self.repository.appending(path: script)
    shell.arguments = ["bash", "-c", "echo \"\(echo)\"; cat >/dev/null"]
    shell.standardInput = input
    shell.standardOutput = output
    try shell.run()
    var line = Data()
    while !line.contains(10) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw CocoaError(.fileReadUnknown) }
      line += more
    }
    words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }

  deinit {
    try? input.fileHandleForWriting.close()
    shell.waitUntilExit()
  }

  /// Kills the process whose id stands in `file`, without a word of warning.
  func kill(_ file: String) throws {
    let pid = try String(contentsOfFile: file, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try run("/bin/kill", ["-9", pid])
  }

  /// Runs a program to its end; returns what it printed.
  @discardableResult
  func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }
}
