import MeadowFiles
import MeadowJournal
import Testing

/// A snapshot saves reading all records, and costs nothing when it is damaged.
@Suite struct JournalSnapshotTests {
  let rig = JournalRig()

  @Test("what comes after a snapshot is what was handed over after it")
  func after() async throws {
    let journal = try rig.journal()
    try journal.handOver(JournalRig.records(0..<5))
    try await journal.keep(snapshot: [1, 2])
    try await journal.append(JournalRig.records(5..<8))
    let contents = try await rig.journal().load()
    #expect(contents == JournalContents(snapshot: [1, 2], records: JournalRig.records(5..<8)))
    var all: [[UInt8]] = []
    try await journal.forEachRecord { all.append($0) }
    #expect(all == JournalRig.records(0..<8))
  }

  @Test("what a snapshot covers is not read to load, and is all there to be exported")
  func tail() async throws {
    let journal = try rig.journal()
    let record = [UInt8](repeating: 1, count: Journal.longestRecord)
    for _ in 0..<2 { try await journal.append(Array(repeating: record, count: 70)) }
    try await journal.keep(snapshot: [1])
    try await journal.append([[2]])
    try rig.damage(rig.segment(1)) { $0[100] ^= 1 }
    #expect(try await rig.journal().load() == JournalContents(snapshot: [1], records: [[2]]))
    var count = 0
    let notes = try await rig.journal().forEachRecord { _ in count += 1 }
    #expect(count == 140 && notes == [.lost(segment: 1, first: 0, count: 1)])
  }

  @Test("it covers neither more nor less than was handed over before, whatever goes on beside it")
  func moment() async throws {
    for _ in 0..<20 {
      let rig = JournalRig()
      let journal = try rig.journal()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask { for _ in 0..<5 { try await journal.append([[1]]) } }
        }
        try journal.handOver([[2]])
        group.addTask { try await journal.keep(snapshot: [9]) }
        try await group.waitForAll()
      }
      let contents = try await rig.journal().load()
      #expect(contents.snapshot == [9])
      #expect(!contents.records.contains([2]))
      var all: [[UInt8]] = []
      try await journal.forEachRecord { all.append($0) }
      #expect(all.count == 21 && Array(all.suffix(contents.records.count)) == contents.records)
    }
  }

  @Test("an empty snapshot is one, and the one before stays until the next is safe")
  func two() async throws {
    let journal = try rig.journal()
    for number in 0..<4 {
      try await journal.append(JournalRig.records(number..<(number + 1)))
      try await journal.keep(snapshot: number == 3 ? [] : [UInt8(number)])
    }
    #expect(rig.snapshots().count == 2)
    #expect(try await rig.journal().load() == JournalContents(snapshot: []))
  }

  @Test(
    "a damaged snapshot falls back to the one before, then to all records",
    arguments: ["bit", "cut", "empty", "gone", "older in its place", "directory"])
  func fallback(_ kind: String) async throws {
    let journal = try rig.journal()
    try await journal.append(JournalRig.records(0..<3))
    try await journal.keep(snapshot: [1])
    try await journal.append(JournalRig.records(3..<6))
    try await journal.keep(snapshot: [2])
    try await journal.append(JournalRig.records(6..<7))
    let paths = rig.snapshots()
    let older = try #require(Files.read(paths[0], atMost: 1_000))
    for (count, path) in paths.reversed().enumerated() {
      switch kind {
      case "bit": try rig.damage(path) { $0[$0.count / 2] ^= 4 }
      case "cut": try rig.damage(path) { $0.removeLast() }
      case "empty": try rig.damage(path) { $0 = [] }
      case "older in its place": try rig.damage(path) { $0 = count == 0 ? older : [] }
      case "directory":
        Files.remove(path)
        try Files.makeDirectory(path)
      default: Files.remove(path)
      }
      let contents = try await rig.journal().load()
      #expect(contents.snapshot == (count == 0 ? [1] : nil))
      #expect(contents.records == JournalRig.records((count == 0 ? 3 : 0)..<7))
      let noted: [UInt64] = kind == "gone" ? [] : count == 0 ? [2] : [2, 1]
      #expect(contents.notes == noted.map { .damagedSnapshot(generation: $0) })
    }
    // The next one is above those that are damaged, and good.
    let next = try rig.journal()
    _ = try await next.load()
    try await next.keep(snapshot: [3])
    #expect(try await rig.journal().load() == JournalContents(snapshot: [3]))
  }

  @Test("what is added is found though what the snapshot covers is gone", arguments: [true, false])
  func lostBefore(_ isWhole: Bool) async throws {
    let journal = try rig.journal()
    try await journal.append(JournalRig.records(0..<9))
    try await journal.keep(snapshot: [1])
    if isWhole { Files.remove(rig.segment()) } else { try rig.damage(rig.segment()) { $0 = [] } }
    for program in [journal, try rig.journal()] {
      try await program.append([[5]])
    }
    let contents = try await rig.journal().load()
    #expect(contents.snapshot == [1] && contents.records == [[5], [5]])
  }

  @Test("a journal that was not read is not covered by a snapshot")
  func unread() async throws {
    try await rig.journal().append([[1]])
    let journal = try rig.journal()
    try await journal.append([[2]])
    await #expect(throws: JournalProblem.behind(path: rig.root + "/1-maths")) {
      try await journal.keep(snapshot: [9])
    }
    #expect(try await journal.load().records == [[1], [2]])
    try await journal.keep(snapshot: [9])
    #expect(try await journal.load() == JournalContents(snapshot: [9]))
  }
}
