import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore

/// What the log costs when it holds many events (requirements, Speed and size).
enum EventBench {
  static let batch = 256
  /// The days that the events are spread over, 400 words on each.
  static let days = 100

  static func run(_ directory: String, _ count: Int) async throws {
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    let path = directory + "/events.sqlite"
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
    try await figures(path, events: 0)
    var kept = 0
    for part in 1...4 {
      let begin = MonotonicTime.now()
      let store = EventStore.open(at: path, OlderLog(of: 1))
      let goal = count * part / 4
      let first = kept
      while kept < goal {
        try store.append((kept..<min(kept + batch, goal)).map { event($0, of: count) })
        kept = min(kept + batch, goal)
      }
      store.close()
      let each = MonotonicTime.now().milliseconds(since: begin) * 1_000 / Double(kept - first)
      print("filled at \(rounded(each)) µs an event")
      try await figures(path, events: kept)
    }
    try await timer(path)
  }

  private static func figures(_ path: String, events: Int) async throws {
    var store = EventStore.open(at: path, OlderLog(of: 1))
    store.close()
    let opening = median(9) { store = EventStore.open(at: path, OlderLog(of: 1)) }
    let logger = EventLogger(store: store, zone: .gmt)
    let end = WallTime(milliseconds: Int64(days) * 86_400_000 - 1)
    var insights: [Double] = []
    for _ in 0..<21 {
      let begin = MonotonicTime.now()
      _ = try await logger.insight(of: 1, lastDays: 90, endingAt: end)
      insights.append(MonotonicTime.now().milliseconds(since: begin))
    }
    let query = try await oneDay(logger)
    let (median, worst) = recording(logger)
    await logger.close()
    let size = (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    print(
      "\(events) events: \(size / 1_000) kB, open \(rounded(opening)) ms, insight of 90 days "
        + "\(rounded(insights.sorted()[10])) ms (worst of 21 \(rounded(insights.sorted()[20])) ms), "
        + "1000 events of a day \(rounded(query)) ms, "
        + "record p50 \(median) ns, p99 \(worst) ns")
  }

  private static func oneDay(_ logger: EventLogger) async throws -> Double {
    let day = Int64(days / 2) * 86_400_000
    let begin = MonotonicTime.now()
    _ = try await logger.events(
      of: 1, from: WallTime(milliseconds: day), through: WallTime(milliseconds: day + 86_399_999),
      limit: 1_000)
    return MonotonicTime.now().milliseconds(since: begin)
  }

  /// What telling the log costs whoever tells it, while batches are written behind.
  private static func recording(_ logger: EventLogger) -> (median: Int64, worst: Int64) {
    var times: [Int64] = []
    for index in 0..<2_000 {
      let tap = event(index, of: 2_000)
      let begin = MonotonicTime.now()
      logger.record(tap.event, of: 1, at: tap.time)
      times.append(MonotonicTime.now().nanoseconds - begin.nanoseconds)
    }
    times.sort()
    return (times[1_000], times[1_980])
  }

  /// Whether an event reaches the disk by itself.
  private static func timer(_ path: String) async throws {
    let logger = EventLogger(store: .open(at: path, OlderLog(of: 1)))
    let begin = MonotonicTime.now()
    logger.record(ActivityEvent(.speech, tier: .firstWords), of: 1, at: WallTime(milliseconds: 0))
    while logger.status.kept == 0, MonotonicTime.now().milliseconds(since: begin) < 5_000 {
      await Task.yield()
    }
    print("kept by itself after \(rounded(MonotonicTime.now().milliseconds(since: begin))) ms")
    await logger.close()
  }

  /// Event `index` of `count`, as a child's day has them: of five, two are touches.
  private static func event(_ index: Int, of count: Int) -> DatedEvent {
    let day = index * days / count
    let kinds: [ActivityEvent.Kind] = [.wordTap, .speech, .wordTap, .navigation, .interaction]
    let words = ["I", "want", "word \(index / 5 * 7 % 400)"]
    let event = ActivityEvent(
      kinds[index % 5], text: words[2], scene: "kitchen", tier: .combinations,
      sequence: Array(words.prefix(1 + index % 3)),
      scenarios: index % 5 == 4 ? [.requestObject, .sentence] : [])
    return DatedEvent(
      event, of: 1,
      at: WallTime(milliseconds: Int64(index) * Int64(days) * 86_400_000 / Int64(count)),
      day: dayNames[day], minute: index % 1_440)
  }

  private static let dayNames = (0..<days).map {
    LocalDay(of: Date(timeIntervalSince1970: Double($0) * 86_400), .gmt).name
  }

  private static func median(_ count: Int, _ body: () -> Void) -> Double {
    let times = (0..<count).map { _ in
      let begin = MonotonicTime.now()
      body()
      return MonotonicTime.now().milliseconds(since: begin)
    }
    return times.sorted()[count / 2]
  }

  private static func rounded(_ value: Double) -> String { String(format: "%.2f", value) }
}
