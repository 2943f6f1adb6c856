import MeadowFiles
import MeadowJournal
import Synchronization
import Testing

/// Early maths keeps its progress locally and sealed (learning K21).
@Suite struct JournalTests {
  let rig = JournalRig()

  @Test("what was added is there again, in order, also for another program")
  func roundTrip() async throws {
    let journal = try rig.journal()
    #expect(try await journal.load() == JournalContents())
    try await journal.append(Array(JournalRig.records(0..<3)))
    try await journal.append(JournalRig.records(3..<4))
    let contents = JournalContents(records: JournalRig.records(0..<4))
    #expect(try await journal.load() == contents)
    #expect(try await rig.journal().load() == contents)
  }

  @Test("looking makes no file")
  func looking() async throws {
    let journal = try rig.journal()
    #expect(try await journal.load() == JournalContents())
    #expect(try await journal.forEachRecord { _ in } == [])
    try await journal.erase()
    #expect(!Files.exists(rig.data))
  }

  @Test("what is handed over is kept in order by the next append, with one synchronisation")
  func handingOver() async throws {
    let count = Mutex(0)
    var calls = FileCalls()
    let system = calls
    calls.synchroniseData = { file in
      count.withLock { $0 += 1 }
      return system.synchroniseData(file)
    }
    let journal = try rig.journal(calls)
    for number in 0..<50 {
      try journal.handOver(JournalRig.records(number..<(number + 1)))
    }
    try await journal.append([])
    #expect(count.withLock { $0 } == 1)
    #expect(try await rig.journal().load().records == JournalRig.records(0..<50))
  }

  @Test("many callers at once lose nothing, and each finds its own in order")
  func together() async throws {
    let journal = try rig.journal()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for caller in 0..<16 {
        group.addTask {
          for number in 0..<20 { try await journal.append([[UInt8(caller), UInt8(number)]]) }
        }
      }
      try await group.waitForAll()
    }
    let records = try await rig.journal().load().records
    #expect(records.count == 320)
    for caller in 0..<16 {
      #expect(records.filter { $0[0] == caller }.map { $0[1] } == (0..<20).map { UInt8($0) })
    }
  }

  @Test("a log of several segments is read as one, by whoever opens it")
  func segments() async throws {
    let journal = try rig.journal()
    let record = [UInt8](repeating: 1, count: Journal.longestRecord)
    for _ in 0..<3 { try await journal.append(Array(repeating: record, count: 50)) }
    try await rig.journal().append([[2]])
    #expect(Files.exists(rig.segment(3)) && !Files.exists(rig.segment(4)))
    let contents = try await rig.journal().load()
    #expect(contents.records == Array(repeating: record, count: 150) + [[2]])
    #expect(contents.notes == [])
    var count = 0
    #expect(try await journal.forEachRecord { _ in count += 1 } == [])
    #expect(count == 151)
  }

  @Test("empty and over-long records and snapshots are refused, and none of the others is taken")
  func limits() async throws {
    let journal = try rig.journal()
    let long = [UInt8](repeating: 1, count: Journal.longestRecord + 1)
    await #expect(throws: JournalProblem.emptyRecord) { try await journal.append([[1], []]) }
    await #expect(throws: JournalProblem.longRecord(bytes: long.count)) {
      try await journal.append([[1], long])
    }
    await #expect(throws: JournalProblem.longSnapshot(bytes: Journal.longestSnapshot + 1)) {
      try await journal.keep(snapshot: Array(repeating: 0, count: Journal.longestSnapshot + 1))
    }
    #expect(try await journal.load() == JournalContents())
    try await journal.append([Array(long.dropLast())])
    #expect(try await journal.load().records == [Array(long.dropLast())])
  }

  @Test(
    "names that could lead elsewhere are refused", arguments: ["", "../a", "A", "a b", "ä", "a/b"])
  func names(_ activity: String) {
    #expect(throws: JournalProblem.badName("1-\(activity)")) {
      try self.rig.journal(activity: activity)
    }
  }

  @Test("children and activities have journals of their own; a store has one of each")
  func separation() async throws {
    let store = JournalStore(data: rig.data)
    let one = try store.journal(child: 1, activity: "maths")
    #expect(one === (try store.journal(child: 1, activity: "maths")))
    try await one.append([[1]])
    try await store.journal(child: 2, activity: "maths").append([[2]])
    try await store.journal(child: 1, activity: "clock").append([[3]])
    #expect(try await rig.journal(child: 1).load().records == [[1]])
    #expect(try await rig.journal(child: 2).load().records == [[2]])
    #expect(try await rig.journal(activity: "clock").load().records == [[3]])
  }
}
