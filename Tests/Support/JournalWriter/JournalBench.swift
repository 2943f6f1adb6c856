import Foundation
import MeadowFoundations
import MeadowJournal

/// What a journal costs: adding, and loading behind many records.
enum JournalBench {
  /// A child's answer is about as long as this, in bytes.
  private static let record = [UInt8](repeating: 7, count: 120)

  /// Prints figures of a journal in `data`, which is made, and is loaded behind `count` records.
  static func run(_ data: String, _ count: Int) async throws {
    let store = JournalStore(data: data)
    let journal = try store.journal(child: 1, activity: "maths")
    _ = try await journal.load()
    print("one writer: \(try await appends(journal, 1_000))")
    let group = try await withThrowingTaskGroup(of: [Double].self) { group in
      for _ in 0..<8 { group.addTask { try await times(journal, 250) } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    print("eight callers at once: \(text(group))")
    let others = try (0..<2).map { _ in
      try JournalStore(data: data).journal(child: 1, activity: "maths")
    }
    let rivals = try await withThrowingTaskGroup(of: [Double].self) { group in
      for other in others { group.addTask { try await times(other, 500) } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    print("two programs at once: \(text(rivals))")
    try await fill(journal, count)
    try await loads(data)
    _ = try await journal.load()
    try await journal.keep(snapshot: record)
    try await journal.append((0..<500).map { _ in record })
    try await loads(data)
    let begin = MonotonicTime.now()
    var sum = 0
    try await journal.forEachRecord { _ in sum += 1 }
    print(
      "all \(sum) records read in \(rounded(MonotonicTime.now().milliseconds(since: begin))) ms")
    try await store.eraseAll()
  }

  private static func fill(_ journal: Journal, _ count: Int) async throws {
    let begin = MonotonicTime.now()
    for _ in 0..<(count / 1_000) {
      try await journal.append(Array(repeating: record, count: 1_000))
    }
    let each = MonotonicTime.now().milliseconds(since: begin) * 1_000 / Double(count)
    print("filled with \(count) records, 1000 at once: \(rounded(each)) µs a record")
  }

  private static func loads(_ data: String) async throws {
    var times: [Double] = []
    var contents = JournalContents()
    for _ in 0..<9 {
      let journal = try JournalStore(data: data).journal(child: 1, activity: "maths")
      let begin = MonotonicTime.now()
      contents = try await journal.load()
      times.append(MonotonicTime.now().milliseconds(since: begin))
    }
    let opened = try JournalStore(data: data).journal(child: 1, activity: "maths")
    let begin = MonotonicTime.now()
    try await opened.append([record])
    let first = MonotonicTime.now().milliseconds(since: begin)
    print(
      "load, snapshot \(contents.snapshot == nil ? "none" : "there"), "
        + "\(contents.records.count) records behind it: median \(rounded(times.sorted()[4])) ms, "
        + "worst of 9 \(rounded(times.sorted()[8])) ms; "
        + "a first append that was not loaded before \(rounded(first)) ms")
  }

  private static func appends(_ journal: Journal, _ count: Int) async throws -> String {
    text(try await times(journal, count))
  }

  private static func times(_ journal: Journal, _ count: Int) async throws -> [Double] {
    var times: [Double] = []
    for _ in 0..<count {
      let begin = MonotonicTime.now()
      try await journal.append([record])
      times.append(MonotonicTime.now().milliseconds(since: begin))
    }
    return times
  }

  private static func text(_ times: [Double]) -> String {
    let sorted = times.sorted()
    return "append p50 \(rounded(sorted[sorted.count / 2])) ms, "
      + "p99 \(rounded(sorted[sorted.count * 99 / 100])) ms"
  }

  private static func rounded(_ value: Double) -> String { String(format: "%.2f", value) }
}
