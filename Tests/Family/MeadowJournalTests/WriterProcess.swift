import Foundation
import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// `JournalWriter`, running beside the tests.
final class WriterProcess: Sendable {
  private let process: Process
  private let reader: FileHandle

  /// Starts it at its `task` on the journal of child 1 in `data`.
  init(_ task: String, _ data: String) throws {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process = Process()
    process.executableURL = URL(filePath: own).deletingLastPathComponent()
      .appending(path: "JournalWriter")
    process.arguments = [task, data, "1"]
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    reader = pipe.fileHandleForReading
    try process.run()
  }

  /// Waits for some lines and some microseconds, kills it, and returns the numbers it has told.
  func acknowledged(after lines: Int, microseconds: Int) -> [Int] {
    var text = ""
    while text.count(where: { $0 == "\n" }) < lines, let more = read() { text += more }
    let begin = MonotonicTime.now()
    while MonotonicTime.now().nanoseconds - begin.nanoseconds < Int64(microseconds) * 1_000 {}
    kill(process.processIdentifier, SIGKILL)
    while let more = read() { text += more }
    process.waitUntilExit()
    // Only whole lines are acknowledgements.
    let told = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return told.compactMap { Int($0) }
  }

  /// All lines that it writes until it ends.
  func output() -> [String] {
    var text = ""
    while let more = read() { text += more }
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  private func read() -> String? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(reader.fileDescriptor, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
