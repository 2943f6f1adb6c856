import Foundation
import MeadowFoundations
import MeadowJournal
import Testing

/// Killed at random moments, a program loses at most the answer that it was about to keep
/// (learning AC15).
@Suite struct JournalCrashTests {
  static let seed: UInt64 = 20_261_124

  @Test("killed 150 times, it has every record that was acknowledged and at most one more")
  func records() async throws {
    try await killed("write", 150, seed: Self.seed, atMostMore: 1)
  }

  @Test("killed 50 times with five callers and snapshots, it has every record in order")
  func snapshots() async throws {
    try await killed("several", 50, seed: Self.seed + 1, atMostMore: 50)
  }

  /// Starts a program at its `task` again and again on one journal and kills it.
  private func killed(_ task: String, _ kills: Int, seed: UInt64, atMostMore more: Int) async throws
  {
    let rig = JournalRig()
    var generator = SeededGenerator(seed: seed)
    var kept = 0
    for run in 0..<kills {
      let told =
        try WriterProcess(task, rig.data).acknowledged(
          after: .random(in: 0...4, using: &generator),
          microseconds: .random(in: 0...12_000, using: &generator)
        ).last ?? 0
      let contents = try await rig.journal().load()
      let covered = contents.snapshot.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
      let count = covered + contents.records.count
      // What a run was about to say when it was killed, the next one finds.
      let acknowledged = max(told, kept)
      #expect(count >= acknowledged && count <= acknowledged + more, "\(task) \(run), seed \(seed)")
      let numbers = contents.records.map { record in
        Int(String(decoding: record.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
      }
      #expect(numbers == Array(covered..<max(covered, count)), "\(task) \(run), seed \(seed)")
      #expect(
        contents.notes.allSatisfy { if case .torn = $0 { true } else { false } },
        "\(task) \(run), seed \(seed): \(contents.notes)")
      kept = count
    }
    print("\(task): \(kills) kills with seed \(seed), \(kept) records, none of them lost")
    #expect(kept > kills)
    var all = 0
    #expect(try await rig.journal().forEachRecord { _ in all += 1 }.count <= 1)
    #expect(all == kept)
  }
}
