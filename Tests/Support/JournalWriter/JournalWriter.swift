import Foundation
import Glibc
import MeadowFoundations
import MeadowJournal

/// Keeps records until it is killed. Each begins with its number, as text.
struct JournalWriter {
  private let journal: Journal
  /// Ends by itself where nobody kills it.
  private static let most = 20_000

  /// A writer of the journal "maths" of `child` in `data`.
  init(_ data: String, _ child: String) throws {
    journal = try JournalStore(data: data).journal(child: Int64(child) ?? 0, activity: "maths")
  }

  /// Goes on behind the last record that is there, and says each that is kept.
  func write() async throws {
    var number = try await beginning()
    while number < Self.most {
      try await journal.append([Self.record(number)])
      number += 1
      Self.tell(number)
    }
  }

  /// The same with ten records a time, by five callers at once, and a snapshot now and then.
  func writeTogether() async throws {
    var number = try await beginning()
    while number < Self.most {
      let first = number
      for part in 0..<5 {
        try journal.handOver((0..<10).map { Self.record(first + part * 10 + $0) })
      }
      number += 50
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<5 { group.addTask { try await journal.append([]) } }
        if number % 100 == 0 {
          let covered = number
          group.addTask { try await journal.keep(snapshot: Array("\(covered)".utf8)) }
        }
        try await group.waitForAll()
      }
      Self.tell(number)
    }
  }

  /// Adds thirty records while no file may grow over 4 kB, says what refuses them, and adds one more
  /// when files may.
  func writeLimited() async throws {
    signal(SIGXFSZ, SIG_IGN)
    try await journal.append([Self.record(0)])
    var limit = rlimit()
    let kind = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    getrlimit(kind, &limit)
    let before = limit
    limit.rlim_cur = 4_096
    setrlimit(kind, &limit)
    for number in 1...30 {
      do { try await journal.append([Self.record(number)]) } catch { print(error) }
    }
    print("waiting: \(try await journal.load().records.count)")
    limit = before
    setrlimit(kind, &limit)
    try await journal.append([Self.record(31)])
    print("kept: \(try await journal.load().records.count)")
  }

  /// A record of some length that begins with `number`.
  static func record(_ number: Int) -> [UInt8] {
    Array("\(number) ".utf8) + Array(repeating: UInt8(ascii: "x"), count: number * 37 % 900)
  }

  private func beginning() async throws -> Int {
    let contents = try await journal.load()
    let covered = contents.snapshot.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    let count = covered + contents.records.count
    Self.tell(count)
    return count
  }

  /// Not print: what is acknowledged must be told before anything else happens.
  private static func tell(_ count: Int) {
    let line = Array("\(count)\n".utf8)
    if Glibc.write(1, line, line.count) != line.count { exit(2) }
  }
}
