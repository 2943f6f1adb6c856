import Foundation
import MeadowFoundations
import MeadowStore
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// "kill -9 at random moments during logging, 200 times: no acknowledged event is lost, the database
/// opens" (requirements, Bad input and faults).
@Suite struct EventCrashTests {
  static let kills = 200
  static let seed: UInt64 = 20_261_121

  @Test("killed 200 times at random moments, it has all that was acknowledged (M2-010)")
  func losesNothingAcknowledged() async throws {
    let rig = EventLogRig()
    var generator = SeededGenerator(seed: Self.seed)
    var acknowledged: [Int] = []
    for run in 0..<Self.kills {
      acknowledged.append(
        try await Self.count(
          rig.path, run: run, acknowledgements: .random(in: 0...4, using: &generator),
          microseconds: .random(in: 0...12_000, using: &generator)))
      if run % 20 == 19 { try check(rig.path, acknowledged) }
    }
    try check(rig.path, acknowledged)
    let sum = acknowledged.reduce(0, +)
    print("\(Self.kills) kills, \(sum) events acknowledged, none of them lost")
    #expect(sum > 10_000)
  }

  /// Opens the file and looks for what each run has acknowledged.
  private func check(_ path: String, _ acknowledged: [Int]) throws {
    let store = EventStore.open(at: path, OlderLog(of: 1))
    #expect(store.problem == nil && store.putAside == nil)
    var sum = 0
    for (run, count) in acknowledged.enumerated() {
      let first = WallTime(milliseconds: Int64(run) * 1_000_000)
      let last = WallTime(milliseconds: first.milliseconds + 999_999)
      let kept = try store.events(of: 1, from: first, through: last, limit: 1_000_000)
      #expect(kept.count >= count, "run \(run), seed \(Self.seed)")
      #expect(
        kept.map(\.event.sequence) == (0..<kept.count).map { ["\(run)", "\($0)"] },
        "run \(run), seed \(Self.seed)")
      sum += kept.count
    }
    // The days are those of the very same transactions.
    #expect(try store.insight(of: 1, from: nil, through: nil).total.wordTaps == sum)
    store.close()
  }

  /// Starts a program that keeps events, kills it some microseconds after some acknowledgements and
  /// returns how many events it has acknowledged.
  private static func count(
    _ path: String, run: Int, acknowledgements: Int, microseconds: Int
  ) async throws -> Int {
    let process = Process()
    process.executableURL = try program()
    process.arguments = ["write", path, "\(run)"]
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    let text = Mutex("")
    let ending: Process.TerminationReason = try await withCheckedThrowingContinuation { waiting in
      process.terminationHandler = { waiting.resume(returning: $0.terminationReason) }
      do { try process.run() } catch {
        waiting.resume(throwing: error)
        return
      }
      let reader = pipe.fileHandleForReading.fileDescriptor
      text.withLock { text in
        while text.count(where: { $0 == "\n" }) < acknowledgements, let more = read(reader) {
          text += more
        }
        spin(microseconds)
        kill(process.processIdentifier, SIGKILL)
        while let more = read(reader) { text += more }
      }
    }
    #expect(ending == .uncaughtSignal)
    // Only whole lines are acknowledgements.
    let lines = text.withLock { $0 }.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast().last.flatMap { Int($0) } ?? 0
  }

  /// The program beside the one that runs the tests.
  private static func program() throws -> URL {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: own).deletingLastPathComponent().appending(path: "EventWriter")
  }

  private static func read(_ file: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  private static func spin(_ microseconds: Int) {
    let begin = MonotonicTime.now()
    while MonotonicTime.now().nanoseconds - begin.nanoseconds < Int64(microseconds) * 1_000 {}
  }
}
