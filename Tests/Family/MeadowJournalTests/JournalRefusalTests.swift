import Foundation
import MeadowFiles
import MeadowJournal
import Testing

/// A disk that refuses costs nothing that was handed over.
@Suite struct JournalRefusalTests {
  let rig = JournalRig()

  @Test(
    "records that a full or failing disk refuses wait and come with the next",
    arguments: [true, false])
  func refused(_ isFull: Bool) async throws {
    let disk = RefusingCalls()
    let journal = try rig.journal(isFull ? disk.calls : disk.forgetful)
    try await journal.append([[1]])
    let before = try rig.bytes()
    disk.refuses = true
    for waiting in 1...3 {
      let problem = await #expect(throws: JournalProblem.self) {
        try await journal.append([[UInt8(1 + waiting)]])
      }
      guard case .refused(_, waiting)? = problem else {
        Issue.record("\(String(describing: problem))")
        return
      }
      #expect(problem?.description.contains("\(waiting) records wait in memory") == true)
    }
    // What was not kept was taken back, and is told all the same by this program.
    #expect(try rig.bytes() == before)
    #expect(try await rig.journal().load().records == [[1]])
    let contents = try await journal.load()
    #expect(contents.records == [[1], [2], [3], [4]] && contents.notes == [.waiting(count: 3)])
    var all: [[UInt8]] = []
    try await journal.forEachRecord { all.append($0) }
    #expect(all == [[1], [2], [3], [4]])
    disk.refuses = false
    try await journal.append([[5]])
    #expect(try await rig.journal().load().records == [[1], [2], [3], [4], [5]])
  }

  @Test("what can neither be kept nor taken back stands there once in the end")
  func stubborn() async throws {
    let disk = RefusingCalls()
    let journal = try rig.journal(disk.stubborn)
    try await journal.append([[1]])
    for number: UInt8 in 2...4 {
      disk.refuses = true
      await #expect(throws: JournalProblem.self) { try await journal.append([[number]]) }
      await #expect(throws: JournalProblem.self) { try await journal.append([]) }
      disk.refuses = false
      try await journal.append([])
    }
    let contents = try await rig.journal().load()
    #expect(contents == JournalContents(records: [[1], [2], [3], [4]]))
  }

  @Test("a snapshot that the disk refuses leaves the one before, and comes not by itself later")
  func snapshot() async throws {
    let disk = RefusingCalls()
    let journal = try rig.journal(disk.calls)
    try await journal.append([[1]])
    try await journal.keep(snapshot: [1])
    disk.refuses = true
    await #expect(throws: JournalProblem.self) { try await journal.keep(snapshot: [2]) }
    try journal.handOver([[3]])
    await #expect(throws: JournalProblem.self) { try await journal.keep(snapshot: [4]) }
    disk.refuses = false
    try await journal.append([[5]])
    let contents = try await rig.journal().load()
    #expect(contents == JournalContents(snapshot: [1], records: [[3], [5]]))
  }

  @Test("a file in the place of the directory refuses, and what waited is kept when it is gone")
  func fileInPlace() async throws {
    try Files.makeDirectory(rig.data)
    try DurableFile.write([1], to: rig.root, as: .family)
    let journal = try rig.journal()
    let problem = FileProblem.noDirectory(path: rig.root, cause: "Not a directory")
    await #expect(throws: JournalProblem.refused(problem, waiting: 1)) {
      try await journal.append([[1]])
    }
    Files.remove(rig.root)
    try await journal.append([[2]])
    #expect(try await rig.journal().load().records == [[1], [2]])
  }

  @Test("while a disk refuses, memory is bound, and who comes then is told")
  func bound() async throws {
    let disk = RefusingCalls()
    let journal = try rig.journal(disk.calls)
    try await journal.append([[1]])
    disk.refuses = true
    let many = Array(
      repeating: [UInt8](repeating: 1, count: Journal.longestRecord),
      count: Journal.mostWaiting / Journal.longestRecord)
    try journal.handOver(many)
    #expect(throws: JournalProblem.tooMuchWaits(bytes: Journal.mostWaiting)) {
      try journal.handOver([[1]])
    }
    disk.refuses = false
    try await journal.append([])
    try await journal.append([[2]])
    var count = 0
    try await journal.forEachRecord { _ in count += 1 }
    #expect(count == many.count + 2)
  }

  @Test("a program whose files may not grow says so and keeps everything once they may")
  func limited() throws {
    let lines = try WriterProcess("limited", rig.data).output()
    #expect(lines.filter { $0.contains("wait in memory and are tried again") }.count >= 5)
    #expect(lines.contains("waiting: 31"))
    #expect(lines.last == "kept: 32")
  }

  @Test("every problem says a cause and a way out")
  func descriptions() {
    let problems: [JournalProblem] = [
      .badName("1-A"), .emptyRecord, .longRecord(bytes: 70_000), .longSnapshot(bytes: 1),
      .tooMuchWaits(bytes: 1), .refused(.full(path: "/a"), waiting: 2),
      .key(.missing(path: "/a.key")), .unreadable(path: "/a", cause: "b"), .behind(path: "/a"),
      .notErased(path: "/a", cause: "b"),
    ]
    for problem in problems {
      #expect(problem.description.hasSuffix(".") && problem.description.contains(": "))
    }
  }
}
