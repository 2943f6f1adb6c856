import Foundation
import MeadowTestSupport

/// The real program, run as a user runs it.
struct Program {
  /// The program is not there; build it, or say in MEADOW where it is.
  struct Missing: Error, CustomStringConvertible {
    var path: String
    var description: String {
      "\(path) is not there: swift build -c release --product meadow, or set MEADOW to its path"
    }
  }

  /// What a run left.
  struct Result {
    var code: Int32
    var output: String
    var complaint: String
  }

  /// A directory of the run's own; HOME, --data and the files it writes are below it.
  let home: Home
  /// What the run sees beyond the defaults.
  var environment: [String: String] = [:]

  init(in home: Home, environment: [String: String] = [:]) {
    self.home = home
    self.environment = environment
  }

  /// Where the program is: $MEADOW, else the release build of this repository.
  static func url() throws -> URL {
    let path =
      ProcessInfo.processInfo.environment["MEADOW"]
      ?? PrivatePulse.repository.appending(path: ".build/release/meadow").path
    guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing(path: path) }
    return URL(filePath: path)
  }

  /// Runs the program with `arguments`, in its home, and returns when it has ended.
  func run(_ arguments: [String]) async throws -> Result {
    try await run(Self.url(), arguments)
  }

  /// Runs the program with `arguments`.
  func run(_ arguments: String...) async throws -> Result { try await run(arguments) }

  /// Runs any program in the same surroundings.
  func run(_ program: URL, _ arguments: [String]) async throws -> Result {
    // Files, not pipes: a full pipe would hold a program that nobody reads from.
    let output = try home.newFile()
    let complaint = try home.newFile()
    let process = try process(program, arguments)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaint)
    let code = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = {
        continuation.resume(returning: $0.terminationStatus)
      }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return Result(code: code, output: try text(output), complaint: try text(complaint))
  }

  /// A process of `program` that has not started: no sound server, a hundred columns.
  func process(_ program: URL, _ arguments: [String]) throws -> Process {
    let own = ProcessInfo.processInfo.environment
    var variables = [
      "HOME": home.path, "XDG_DATA_HOME": home.file("share"), "COLUMNS": "100",
      "PULSE_SERVER": "unix:/nonexistent", "PATH": own["PATH"] ?? "/usr/bin:/bin",
      // The tracer of a crashed program may outlive it and hold what we wait for.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables["MEADOW_HOME"] = own["MEADOW_HOME"]
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = variables.merging(environment) { _, new in new }
    process.currentDirectoryURL = URL(filePath: home.path)
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
