import Foundation
import GRDB
import MeadowFoundations
import MeadowStore
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// "Disk full, read-only data folder … Old database versions migrate, newer ones are refused
/// untouched" (requirements, Bad input and faults).
@Suite struct EventTroubleTests {
  let rig = EventRig()

  @Test("a file of an older Meadow becomes a newer one: its days are counted from its events")
  func migrates() throws {
    let events: [DatedEvent] = [
      .tap("milk", day: 20), .message(["milk", "more"], [.sentence], day: 20),
      .tap("more", day: 21), .at(ActivityEvent(.sceneEntry, tier: .firstWords), 20, 5),
    ]
    let other = EventRig()
    try other.open().append(events)
    var opening = StoreOpening()
    opening.lastMigration = "events"
    let old = rig.open(opening)
    #expect(throws: StoreError.self) { try old.append(events) }
    #expect(throws: StoreError.self) { try old.all() }
    old.close()
    try rig.database().write { database in
      try database.execute(sql: "ATTACH ? AS other", arguments: [other.path])
      let columns = "number, time, day, minute, kind, text, scene, tier, sequence, scenarios"
      try database.execute(
        sql: "INSERT INTO event (\(columns)) SELECT \(columns) FROM other.event")
      try database.execute(
        sql:
          "INSERT INTO event SELECT 99, time, '2026-12-24', 0, 'dream', NULL, NULL, 1, NULL, NULL "
          + "FROM event LIMIT 1")
    }
    let new = rig.open()
    #expect(new.problem == nil)
    #expect(try new.all() == other.open().all())
    #expect(
      try new.insight(of: 1, from: nil, through: nil)
        == other.open().insight(of: 1, from: nil, through: nil))
    try new.append([.tap("banana")])
    #expect(try new.all().last?.number == 100)
  }

  @Test("a file of a later Meadow is left alone and said to be one, however often it is tried")
  func leavesNewerFiles() throws {
    let store = rig.open()
    try store.append([.tap("milk")])
    store.close()
    let other = try rig.database()
    try other.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('dreams of the year 2030')")
    }
    try other.close()
    let before = rig.bytes()
    let newer = rig.open()
    for _ in 0..<3 {
      #expect(newer.problem == .newer(path: rig.path))
      #expect(throws: StoreError.newer(path: rig.path)) { try newer.append([.tap("more")]) }
      newer.reopen()
    }
    #expect(throws: StoreError.newer(path: rig.path)) { try newer.erase() }
    newer.close()
    #expect(rig.bytes() == before)
  }

  @Test("a file that is no database is put aside and a new one begins; erasing forgets both")
  func putsRubbishAside() throws {
    let rubbish = Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try rubbish.write(to: URL(filePath: rig.path))
    let store = rig.open()
    #expect(store.problem == nil && store.putAside == rig.path + ".damaged")
    #expect(rig.files.bytes("events.sqlite.damaged") == rubbish)
    try store.append([.tap("milk")])
    store.reopen()
    #expect(store.putAside == rig.path + ".damaged")
    try store.erase()
    #expect(store.putAside == nil)
    store.close()
    #expect(rig.files.files == ["events.sqlite"])
  }

  @Test("a damaged file never stops Meadow: cut off or scrambled anywhere, events can be kept")
  func survivesDamage() throws {
    let store = rig.open()
    for _ in 0..<20 {
      try store.append((0..<100).map { .tap("word \($0)") } + [.message(["milk", "more"])])
    }
    store.close()
    let whole = try #require(rig.bytes())
    for length in [1, 99, 4_096, 8_000, whole.count / 2, whole.count - 1] {
      try whole.prefix(length).write(to: URL(filePath: rig.path))
      try keepsOne("\(length) bytes")
    }
    for page in 0..<whole.count / 4_096 {
      var scrambled = whole
      scrambled.replaceSubrange(page * 4_096..<(page + 1) * 4_096, with: Data(count: 4_096))
      try scrambled.write(to: URL(filePath: rig.path))
      try keepsOne("page \(page)")
    }
  }

  /// Opens the file and keeps one event, at the second attempt where the first finds damage.
  private func keepsOne(_ remark: String) throws {
    let store = rig.open()
    #expect(store.problem == nil, "\(remark)")
    do { try store.append([.tap("milk")]) } catch {
      store.reopen()
      #expect(store.putAside == rig.path + ".damaged", "\(remark)")
      #expect(throws: Never.self, "\(remark)") { try store.append([.tap("milk")]) }
    }
    store.close()
    for name in rig.files.files { unlink(rig.files.directory + "/" + name) }
  }

  @Test("a damaged file can be erased all the same (reset)")
  func erasesDamage() throws {
    let store = rig.open()
    for _ in 0..<20 { try store.append((0..<100).map { .tap("pomegranate \($0)") }) }
    store.close()
    var scrambled = try #require(rig.bytes())
    // All but the pages that hold what the tables are.
    scrambled.replaceSubrange(60_000..<120_000, with: Data(count: 60_000))
    try scrambled.write(to: URL(filePath: rig.path))
    let damaged = rig.open()
    try damaged.erase()
    try damaged.append([.tap("milk")])
    #expect(try damaged.texts() == ["milk"])
    #expect(rig.everyByte().range(of: Data("pomegranate".utf8)) == nil)
    #expect(damaged.putAside == nil)
  }

  @Test("a full disk refuses a batch whole, events and days alike, and keeps what was there")
  func survivesFullDisk() throws {
    var opening = StoreOpening()
    opening.mostPages = 24
    let store = rig.open(opening)
    try store.append([.tap("milk")])
    #expect(throws: StoreError.full(path: rig.path)) {
      try store.append((0..<5_000).map { .tap("word \($0)") })
    }
    #expect(try store.texts() == ["milk"])
    #expect(try store.insight(of: 1, from: nil, through: nil).total.words == ["milk": 1])
    try store.append([.tap("more")])
    #expect(try store.texts() == ["milk", "more"])
  }

  @Test("while another program holds the file a batch is refused, then it is kept")
  func waitsItsTurn() throws {
    var opening = StoreOpening()
    opening.busySeconds = 0.01
    let store = rig.open(opening)
    var patient = Configuration()
    patient.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: rig.path, configuration: patient)
    try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    #expect(throws: StoreError.busy(path: rig.path)) { try store.append([.tap("milk")]) }
    try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
    try store.append([.tap("milk")])
    #expect(try store.texts() == ["milk"])
  }

  @Test(
    "in a directory that may only be read the events are there; when it is ours again, it goes on")
  func readsWithoutWriting() throws {
    let first = rig.open()
    try first.append([.tap("milk")])
    first.close()
    let directory = rig.files.directory
    func allow(_ rights: Int, _ fileRights: Int) throws {
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: rights], ofItemAtPath: directory)
      try files.setAttributes([.posixPermissions: fileRights], ofItemAtPath: rig.path)
    }
    try allow(0o555, 0o444)
    defer { try? allow(0o755, 0o600) }
    let store = try StoreRig.asReader { () throws in
      let store = rig.open()
      #expect(store.problem == .readOnly(path: rig.path))
      #expect(try store.texts() == ["milk"])
      #expect(throws: StoreError.readOnly(path: rig.path)) { try store.append([.tap("more")]) }
      #expect(throws: StoreError.readOnly(path: rig.path)) { try store.erase() }
      return store
    }
    try allow(0o755, 0o600)
    store.reopen()
    #expect(store.problem == nil)
    try store.append([.tap("more")])
    #expect(try store.texts() == ["milk", "more"])
  }

  @Test("without a directory there are no events; when it is there, opening anew is enough")
  func needsADirectory() throws {
    let directory = rig.files.directory + "/later"
    let store = EventStore.open(at: directory + "/events.sqlite", OlderLog(of: 1))
    #expect(try store.all() == [])
    #expect(try store.insight(of: 1, from: nil, through: nil).from == "")
    let problem = try #require(store.problem)
    #expect(problem.description.contains("check that its directory is there"))
    #expect(throws: problem) { try store.append([.tap("milk")]) }
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    store.reopen()
    #expect(store.problem == nil)
    try store.append([.tap("milk")])
    #expect(try store.texts() == ["milk"])
  }

  @Test(
    "a file that somebody took away or replaced is noticed: the next batch is not written to it")
  func survivesRemoval() throws {
    let other = EventRig()
    try other.open().append([.tap("banana")])
    let store = rig.open()
    try store.append([.tap("milk")])
    for name in rig.files.files { unlink(rig.files.directory + "/" + name) }
    try store.append([.tap("more")])
    #expect(try rig.open().texts() == ["more"])
    for name in rig.files.files { unlink(rig.files.directory + "/" + name) }
    try FileManager.default.copyItem(atPath: other.path, toPath: rig.path)
    try store.append([.tap("please")])
    #expect(try store.texts() == ["banana", "please"])
  }

  @Test("a store that was closed stays closed")
  func staysClosed() throws {
    let store = rig.open()
    try store.append([.tap("milk")])
    store.close()
    store.reopen()
    #expect(try store.all() == [])
    #expect(throws: StoreError.cannotOpen(path: rig.path, reason: "it is closed")) {
      try store.append([.tap("more")])
    }
  }

  @Test("what a child did can be read by its owner alone, and names nobody")
  func staysPrivate() throws {
    let store = rig.open()
    try store.append([.tap("milk")])
    var facts = stat()
    for name in rig.files.files {
      #expect(stat(rig.files.directory + "/" + name, &facts) == 0)
      #expect(facts.st_mode & 0o077 == 0, "\(name) can be read by others")
    }
    let columns = try rig.database().read { try $0.columns(in: "event").map(\.name) }
    #expect(
      columns == [
        "number", "time", "day", "minute", "kind", "text", "scene", "tier", "sequence", "scenarios",
        "child",  // a number
        "word",  // of those that come with Meadow
      ])
  }
}
