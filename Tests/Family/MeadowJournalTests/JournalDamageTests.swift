import MeadowFiles
import MeadowFoundations
import MeadowJournal
import Testing

/// Damaged files on the disk: what was not hit is there, new records are never lost.
@Suite struct JournalDamageTests {
  let rig = JournalRig()

  @Test("a record that is damaged in the middle is lost alone, and said")
  func middle() async throws {
    try await rig.journal().append([[1], [2], [3]])
    // A header of the segment, then frames of 61 bytes.
    try rig.damage(rig.segment()) { $0[$0.count - 61 - 20] ^= 1 }
    let contents = try await rig.journal().load()
    #expect(contents.records == [[1], [3]])
    #expect(contents.notes.map(\.description) == ["Record 2 in segment 1 is damaged and lost."])
    try await rig.journal().append([[4]])
    #expect(try await rig.journal().load().records == [[1], [3], [4]])
  }

  @Test("a torn end is cut off before the next record, and left where somebody only looks")
  func torn() async throws {
    let journal = try rig.journal()
    try await journal.append([[1], [2]])
    try rig.damage(rig.segment()) { $0.removeLast(5) }
    let size = try #require(Files.read(rig.segment(), atMost: 1_000)).count
    let contents = try await rig.journal().load()
    #expect(contents.records == [[1]] && contents.notes == [.torn(segment: 1, bytes: 56)])
    #expect(Files.read(rig.segment(), atMost: 1_000)?.count == size)
    // Also the program that wrote it finds it out.
    try await journal.append([[3]])
    #expect(try await rig.journal().load() == JournalContents(records: [[1], [3]]))
  }

  @Test("a segment that cannot be opened is left alone, and new records go behind it")
  func closed() async throws {
    let journal = try rig.journal()
    _ = try await journal.load()
    try await journal.append([[1], [2]])
    let bytes = try #require(Files.read(rig.segment(), atMost: 1_000))
    Files.remove(rig.segment())
    try Files.makeDirectory(rig.segment())
    try await journal.append([[3]])
    try await rig.journal().append([[4]])
    let contents = try await rig.journal().load()
    #expect(contents.records == [[3], [4]])
    #expect(contents.notes.first == .missing(first: 1, count: 1))
    Files.remove(rig.segment())
    try DurableFile.write(bytes, to: rig.segment(), as: .family)
    #expect(try await rig.journal().load().records == [[1], [2], [3], [4]])
  }

  @Test("a damaged beginning of a segment costs no record")
  func header() async throws {
    try await rig.journal().append([[1], [2]])
    try rig.damage(rig.segment()) { $0[10] ^= 1 }
    try await rig.journal().append([[3]])
    let contents = try await rig.journal().load()
    #expect(contents.records == [[1], [2], [3]])
    #expect(contents.notes == [.damagedHeader(segment: 1)])
  }

  @Test("with another key nothing is read and nothing is destroyed")
  func otherKey() async throws {
    try await rig.journal().append([[1], [2]])
    let key = try #require(Files.read(rig.key, atMost: 1_000))
    Files.remove(rig.key)
    _ = try SealingKey.readOrMake(rig.key)
    let other = try rig.journal()
    #expect(try await other.load().records == [])
    try await other.append([[3]])
    #expect(try await rig.journal().load().records == [[3]])
    try DurableFile.write(key, to: rig.key, as: .family)
    #expect(try await rig.journal().load().records == [[1], [2]])
  }

  @Test("a key that is gone is not made anew while there is what it has sealed")
  func missingKey() async throws {
    let journal = try rig.journal()
    try await journal.append([[1]])
    let key = try #require(Files.read(rig.key, atMost: 1_000))
    Files.remove(rig.key)
    let problem = JournalProblem.key(.missing(path: rig.key))
    let other = try rig.journal()
    await #expect(throws: problem) { try await other.load() }
    await #expect(throws: problem) { try await other.append([[2]]) }
    // Who still knows it puts it back.
    try await journal.append([[3]])
    #expect(Files.read(rig.key, atMost: 1_000) == key)
    try await other.append([])
    #expect(try await rig.journal().load().records == [[1], [3], [2]])
  }

  @Test("a segment that is missing, or stands in the place of another, is said")
  func segments() async throws {
    let journal = try rig.journal()
    let record = [UInt8](repeating: 1, count: Journal.longestRecord)
    for _ in 0..<3 { try await journal.append(Array(repeating: record, count: 64)) }
    let second = try #require(Files.read(rig.segment(2), atMost: 1 << 23))
    Files.remove(rig.segment(2))
    let without = try await rig.journal().load()
    #expect(without.records.count == 128)
    #expect(
      without.notes == [
        .missing(first: 2, count: 1), .lost(segment: 3, first: 64, count: 64),
      ])
    try DurableFile.write(second, to: rig.segment(2), as: .family)
    try DurableFile.write(second, to: rig.segment(3), as: .family)
    let twice = try await rig.journal().load()
    #expect(twice.records.count == 128)
    #expect(twice.notes.last == .lost(segment: 3, first: 128, count: 1) || !twice.notes.isEmpty)
    try await rig.journal().append([[7]])
    #expect(try await rig.journal().load().records.last == [7])
  }

  @Test(
    "whatever happens to the files, nothing is invented and new records are kept", arguments: 0..<60
  )
  func anything(_ seed: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let journal = try rig.journal()
    _ = try await journal.load()
    let count = Int.random(in: 1...30, using: &generator)
    for number in 0..<count {
      try await journal.append(JournalRig.records(number..<(number + 1)))
      if Int.random(in: 0..<6, using: &generator) == 0 {
        try await journal.keep(snapshot: JournalRig.records(0..<(number + 1)).flatMap { $0 })
      }
    }
    for name in Files.names(in: rig.root + "/1-maths").sorted()
    where Bool.random(using: &generator) {
      try rig.damage(rig.root + "/1-maths/" + name) { bytes in
        let at = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.removeSubrange(at...)
        case 1: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        default: bytes += bytes[at...]
        }
      }
    }
    let program = Bool.random(using: &generator) ? journal : try rig.journal()
    try await program.append(JournalRig.records(100..<102))
    let contents = try await rig.journal().load()
    let numbers = contents.records.compactMap(JournalRig.number)
    #expect(numbers.count == contents.records.count, "seed \(seed)")
    #expect(numbers == Set(numbers).sorted(), "seed \(seed)")
    #expect(Array(numbers.suffix(2)) == [100, 101], "seed \(seed)")
    if let snapshot = contents.snapshot {
      let covered = (0...count).map { JournalRig.records(0..<$0).flatMap { $0 } }
      #expect(covered.contains(snapshot), "seed \(seed)")
    }
  }
}
