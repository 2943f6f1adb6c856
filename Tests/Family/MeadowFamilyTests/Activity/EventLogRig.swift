import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Synchronization

/// A log with timers that a test calls itself, in a directory of its own.
final class EventLogRig {
  let directory: String
  let timers = Timers()
  var path: String { directory + "/events.sqlite" }

  init() {
    directory = NSTemporaryDirectory() + "meadow-log-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  func store(_ opening: StoreOpening = .init()) -> EventStore {
    EventStore.open(at: path, OlderLog(of: 1), opening)
  }

  func logger(_ store: EventStore? = nil, in zone: TimeZone = .gmt) -> EventLogger {
    EventLogger(store: store ?? self.store(), zone: zone) { [timers] in
      timers.add($0, $1)
    }
  }

  /// A log whose directory is not there yet.
  func homeless() -> (logger: EventLogger, move: () throws -> Void) {
    let home = directory + "/later"
    return (
      logger(EventStore.open(at: home + "/events.sqlite", OlderLog(of: 1))),
      { try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true) }
    )
  }
}

/// Timers of a clock that stands still until a test calls them.
final class Timers: Sendable {
  private typealias Timer = (milliseconds: Int, work: @Sendable () async -> Void)
  private let waiting = Mutex<[Timer]>([])

  func add(_ milliseconds: Int, _ work: @escaping @Sendable () async -> Void) {
    waiting.withLock { $0.append((milliseconds, work)) }
  }

  /// When the timers that wait were meant to be called, in the order in which they were made.
  var milliseconds: [Int] { waiting.withLock { $0.map(\.milliseconds) } }

  /// Calls the first of them.
  func call() async {
    let first = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    await first?.work()
  }
}

extension EventLogger {
  /// A touch of `word` at `time`.
  nonisolated func tap(_ word: String, of child: Int = 1, at time: WallTime = .noon) {
    record(
      ActivityEvent(.wordTap, text: word, scene: "kitchen", tier: .combinations), of: child,
      at: time)
  }

  /// All that is kept of `child`, what waits with it.
  func all(of child: Int = 1) throws -> [LoggedEvent] {
    try events(
      of: child, from: WallTime(milliseconds: .min), through: WallTime(milliseconds: .max),
      limit: 10_000)
  }
}

extension WallTime {
  /// 12:00 on 21 November 2026 in Greenwich.
  static let noon = WallTime(milliseconds: 1_795_262_400_000)

  func later(hours: Double) -> WallTime {
    WallTime(milliseconds: milliseconds + Int64(hours * 3_600_000))
  }
}
