import Foundation
import MeadowFiles
import MeadowJournal
import Testing

/// The service and a command use one directory at the same time.
@Suite struct JournalSharingTests {
  let rig = JournalRig()

  @Test("an append says how much another program has added, until it was loaded")
  func notices() async throws {
    let (one, two) = (try rig.journal(), try rig.journal())
    _ = try await one.load()
    #expect(try await one.append([[1]]) == 0)
    #expect(try await two.append([[2], [3]]) == 1)
    #expect(try await one.append([[4]]) == 2)
    #expect(try await one.append([[5]]) == 2)
    #expect(try await one.load().records == [[1], [2], [3], [4], [5]])
    #expect(try await one.append([[6]]) == 0)
    #expect(try await two.load().records == [[1], [2], [3], [4], [5], [6]])
  }

  @Test("who looks knows whether another program has added or erased something since it read")
  func looks() async throws {
    let (one, two) = (try rig.journal(), try rig.journal())
    #expect(await !one.isBehind(), "nothing was ever kept")
    _ = try await one.load()
    try await one.append([[1]])
    #expect(await !one.isBehind(), "what it adds itself it knows")
    try await two.append([[2]])
    #expect(await one.isBehind())
    #expect(await two.isBehind(), "it never read the first")
    #expect(try await one.load().records == [[1], [2]])
    #expect(await !one.isBehind())
    try await two.erase()
    #expect(await one.isBehind())
    #expect(try await one.load() == JournalContents())
    #expect(await !one.isBehind())
  }

  @Test("a snapshot that knows nothing of another program's records is not kept")
  func behind() async throws {
    let (one, two) = (try rig.journal(), try rig.journal())
    _ = try await one.load()
    try await one.append([[1]])
    try await one.keep(snapshot: [1])
    try await two.append([[2]])
    await #expect(throws: JournalProblem.behind(path: rig.root + "/1-maths")) {
      try await one.keep(snapshot: [9])
    }
    #expect(try await one.load() == JournalContents(snapshot: [1], records: [[2]]))
    try await one.keep(snapshot: [9])
    #expect(try await two.load() == JournalContents(snapshot: [9]))
  }

  @Test("several stores at once lose nothing, over the end of a segment too")
  func stores() async throws {
    let journals = try (0..<4).map { _ in try rig.journal() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, journal) in journals.enumerated() {
        group.addTask {
          for number in 0..<40 {
            let tail = [UInt8](repeating: 0, count: 40_000)
            try await journal.append([[UInt8(index), UInt8(number)] + tail])
          }
        }
      }
      try await group.waitForAll()
    }
    let contents = try await rig.journal().load()
    #expect(contents.notes == [] && Files.exists(rig.segment(2)))
    #expect(contents.records.count == 160)
    for index in 0..<4 {
      let own = contents.records.filter { $0[0] == index }.map { $0[1] }
      #expect(own == (0..<40).map { UInt8($0) })
    }
  }

  @Test("two programs that begin at once, without a directory or a key, lose nothing")
  func programs() async throws {
    let runs = try (0..<2).map { _ in try WriterProcess("write", rig.data) }
    let told = await withTaskGroup(of: Int.self) { group in
      // The first number says where a program begins.
      for run in runs { group.addTask { run.acknowledged(after: 60, microseconds: 0).count - 1 } }
      return await group.reduce(0, +)
    }
    let contents = try await rig.journal().load()
    #expect(told >= 118)
    #expect(contents.records.count >= told && contents.records.count <= told + 2)
    #expect(contents.notes.allSatisfy { if case .torn = $0 { true } else { false } })
  }

  @Test("what another program has erased does not come back from this one's memory")
  func erased() async throws {
    let calls = RefusingCalls()
    let (one, two) = (try rig.journal(calls.calls), try rig.journal())
    _ = try await one.load()
    try await one.append([[1]])
    calls.refuses = true
    await #expect(throws: JournalProblem.self) { try await one.append([[2]]) }
    try await two.erase()
    calls.refuses = false
    try await one.append([[3]])
    #expect(try await two.load().records == [[3]])
    // Its snapshot would bring it back, too.
    await #expect(throws: JournalProblem.behind(path: rig.root + "/1-maths")) {
      try await one.keep(snapshot: [1, 2])
    }
    #expect(try await one.load().records == [[3]])
    try await one.keep(snapshot: [3])
  }
}
