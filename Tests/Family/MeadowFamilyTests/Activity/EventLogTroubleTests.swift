import Foundation
import GRDB
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// "Disk full, read-only data folder: speech goes on, the state says so, events wait bounded and are
/// written when possible" (requirements, Bad input and faults).
@Suite struct EventLogTroubleTests {
  let rig = EventLogRig()

  @Test("without a directory events wait and the state says so; when it is there they are written")
  func waitsForADirectory() async throws {
    let (logger, move) = rig.homeless()
    #expect(logger.status.problem?.contains("give yourself the right to write there") == true)
    for number in 0..<300 { logger.tap("\(number)") }
    await rig.timers.call()
    #expect(logger.status.waiting == 300 && logger.status.kept == 0)
    #expect(logger.status.problem?.contains("is remembered and written then") == true)
    #expect(try await logger.insight(of: 1, from: nil, through: nil).days == [])
    try move()
    while !rig.timers.milliseconds.isEmpty { await rig.timers.call() }
    #expect(logger.status.waiting == 0 && logger.status.kept == 300)
    #expect(logger.status.problem == nil && logger.status.dropped == 0)
    #expect(try await logger.all().compactMap(\.event.text) == (0..<300).map(String.init))
  }

  @Test("attempts are made rarer and rarer, up to a minute, however often somebody asks")
  func triesRarely() async throws {
    let (logger, move) = rig.homeless()
    logger.tap("milk")
    await rig.timers.call()
    var pauses: [Int] = []
    for _ in 0..<9 {
      #expect(await !logger.flush())
      logger.tap("more")
      #expect(rig.timers.milliseconds.count == 1)
      pauses += rig.timers.milliseconds
      await rig.timers.call()
    }
    #expect(pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60].map { $0 * 1_000 })
    try move()
    await rig.timers.call()
    #expect(logger.status.kept == 10 && rig.timers.milliseconds == [])
    logger.tap("milk")
    #expect(rig.timers.milliseconds == [1_000])
  }

  @Test("20 000 events wait at most; the oldest are given up and counted")
  func waitsBounded() async throws {
    let (logger, move) = rig.homeless()
    for number in 0..<20_300 {
      logger.tap("\(number)")
      if number == 10_000 { await logger.flush() }
    }
    #expect(logger.status.waiting == 20_000 && logger.status.dropped == 300)
    try move()
    #expect(await logger.flush())
    #expect(logger.status.kept == 20_000 && logger.status.waiting == 0)
    #expect(logger.status.dropped == 300)
    let texts = try await logger.all().compactMap(\.event.text)
    #expect(texts == (300..<10_300).map(String.init))
  }

  @Test("a full disk: what was kept stays, what waits is written when there is room")
  func survivesFullDisk() async throws {
    var opening = StoreOpening()
    opening.mostPages = 40
    let store = rig.store(opening)
    let logger = rig.logger(store)
    while await logger.flush() { for number in 0..<200 { logger.tap("word \(number)") } }
    let full = logger.status
    #expect(full.problem?.hasPrefix("the disk of \(rig.path) is full: free some space.") == true)
    #expect(full.waiting > 0 && full.kept > 0)
    #expect(try await logger.insight(of: 1, from: nil, through: nil).total.wordTaps == full.kept)
    // The same disk with more room.
    let roomy = try DatabaseQueue(path: rig.path)
    try await roomy.write { try $0.execute(sql: "DELETE FROM event") }
    #expect(await logger.flush())
    #expect(logger.status.waiting == 0 && logger.status.problem == nil)
    #expect(logger.status.kept == full.kept + full.waiting)
  }

  @Test("while another program holds the file, events wait; telling the log never does")
  func waitsItsTurn() async throws {
    var opening = StoreOpening()
    opening.busySeconds = 0.2
    let logger = rig.logger(rig.store(opening))
    var patient = Configuration()
    patient.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: rig.path, configuration: patient)
    try await other.inAnyTransaction("BEGIN IMMEDIATE")
    logger.tap("milk")
    async let isKept = logger.flush()
    let begin = MonotonicTime.now()
    for _ in 0..<1_000 { logger.tap("more") }
    let milliseconds = MonotonicTime.now().milliseconds(since: begin)
    #expect(await !isKept)
    #expect(logger.status.problem?.contains("close the other program") == true)
    print("1000 events taken in while the disk was busy: \(milliseconds) ms")
    try await other.inAnyTransaction("ROLLBACK")
    #expect(await logger.flush())
    #expect(logger.status.kept == 1_001)
  }

  @Test("a file that is taken away while in use: the log goes on in a new one")
  func goesOnInANewFile() async throws {
    let logger = rig.logger()
    logger.tap("milk")
    await logger.flush()
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: rig.path + suffix)
    }
    logger.tap("more")
    #expect(await logger.flush())
    #expect(try await logger.all().map(\.event.text) == ["more"])
    #expect(logger.status.kept == 2 && logger.putAside == nil)
  }

  @Test("a file that cannot be read is put aside and said to be")
  func saysWhatWasPutAside() async throws {
    try Data("no database at all, but long enough to be none".utf8)
      .write(to: URL(filePath: rig.path))
    let logger = rig.logger()
    #expect(logger.putAside == rig.path + ".damaged")
    logger.tap("milk")
    #expect(await logger.flush() && logger.status.problem == nil)
  }

  @Test("what cannot be erased or read is said, with the way out")
  func saysTrouble() async throws {
    let (logger, move) = rig.homeless()
    logger.tap("milk")
    await #expect(throws: FamilyProblem.self) { try await logger.erase() }
    #expect(logger.status.waiting == 1)
    try move()
    try await logger.erase()
    #expect(logger.status.waiting == 0 && logger.status.problem == nil)
    logger.tap("more")
    #expect(await logger.flush())
    let other = try DatabaseQueue(path: rig.directory + "/later/events.sqlite")
    try await other.write { try $0.execute(sql: "DROP TABLE day; DROP TABLE event") }
    await #expect(throws: FamilyProblem.self) {
      try await logger.insight(of: 1, from: nil, through: nil)
    }
    await #expect(throws: FamilyProblem.self) { try await logger.all() }
  }

  @Test("a file of a later Meadow is refused untouched; its events wait")
  func leavesNewerFiles() async throws {
    let store = rig.store()
    store.close()
    let other = try DatabaseQueue(path: rig.path)
    try await other.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('dreams of the year 2030')")
    }
    try other.close()
    let before = FileManager.default.contents(atPath: rig.path)
    let logger = rig.logger()
    logger.tap("milk")
    #expect(await !logger.flush())
    #expect(logger.status.problem?.contains("later Meadow: start that version") == true)
    await logger.close()
    #expect(FileManager.default.contents(atPath: rig.path) == before)
  }
}

extension DatabaseQueue {
  /// Performs `sql`, which begins or ends a transaction.
  fileprivate func inAnyTransaction(_ sql: String) async throws {
    try await writeWithoutTransaction { try $0.execute(sql: sql) }
  }
}
