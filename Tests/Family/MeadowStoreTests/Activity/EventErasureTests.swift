import Foundation
import GRDB
import MeadowFoundations
import MeadowStore
import Testing

/// What a family has removed or calls another way leaves the log, and what was counted stays counted.
@Suite struct EventErasureTests {
  let rig = EventRig()

  private func holds(_ name: String) -> Bool {
    rig.everyByte().range(of: Data(name.utf8)) != nil
  }

  @Test("a word of another name has it in words, messages and counts, and no byte has the old one")
  func renames() throws {
    let store = rig.open()
    try store.append([
      .tap("Quibbleton", day: 20), .tap("Zanderby", day: 20), .tap("milk", day: 20),
      .message(["I \"want\"", "Quibbleton"], day: 21), .message(["Quibbleton's", "milk"], day: 21),
    ])
    try store.erase(Redaction(["Quibbleton": "Zanderby"], keeping: ["Zanderby"]))
    let report = try store.insight(of: 1, from: nil, through: nil)
    #expect(report.days.first?.words == ["Zanderby": 2, "milk": 1])
    #expect(report.messages.map(\.words) == [["Zanderby's", "milk"], ["I \"want\"", "Zanderby"]])
    #expect(try store.texts() == ["Zanderby", "Zanderby", "milk"])
    #expect(!holds("Quibbleton") && !store.isUnsettled)
    try store.erase(Redaction(["Zanderby": "The \"Z\""]))
    #expect(
      try store.insight(of: 1, from: nil, through: nil).messages.map(\.words)
        == [["The \"Z\"'s", "milk"], ["I \"want\"", "The \"Z\""]])
  }

  @Test("a name that nobody has said changes nothing in the file")
  func sparesTheFile() throws {
    let store = rig.open()
    try store.append([.tap("milk")])
    let before = ["events.sqlite", "events.sqlite-wal"].map { rig.files.bytes($0) }
    try store.erase(Redaction(["Quibbleton": Redaction.mark]))
    #expect(["events.sqlite", "events.sqlite-wal"].map { rig.files.bytes($0) } == before)
  }

  /// A log that names Quibbleton, and somebody who is in the middle of reading it.
  private func openWithReader() throws -> (store: EventStore, reader: DatabaseQueue) {
    var opening = StoreOpening()
    opening.busySeconds = 0.01
    let store = rig.open(opening)
    try store.append([.tap("Quibbleton")])
    var patient = Configuration()
    patient.allowsUnsafeTransactions = true
    let reader = try DatabaseQueue(path: rig.path, configuration: patient)
    try reader.inDatabase { database in
      try database.execute(sql: "BEGIN")
      _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM event")
    }
    return (store, reader)
  }

  @Test("what stays in the file while somebody reads in it leaves it after another start")
  func settlesLater() throws {
    let (store, reader) = try openWithReader()
    try store.erase(Redaction(["Quibbleton": Redaction.mark]))
    #expect(try store.texts() == ["…"])
    #expect(store.isUnsettled && holds("Quibbleton"))
    try reader.inDatabase { try $0.execute(sql: "ROLLBACK") }
    store.close()
    let next = rig.open()
    #expect(next.isUnsettled)
    next.settle()
    #expect(!next.isUnsettled && !holds("Quibbleton"))
    #expect(try next.texts() == ["…"])
  }

  @Test("everything is forgotten also while somebody reads; the rest of it goes later")
  func erasesLater() throws {
    let (store, reader) = try openWithReader()
    try store.erase()
    #expect(try store.all() == [])
    #expect(store.isUnsettled)
    try reader.inDatabase { try $0.execute(sql: "ROLLBACK") }
    store.settle()
    #expect(!store.isUnsettled && !holds("Quibbleton"))
  }

  @Test("what was put aside may hold a name, too, and goes with it")
  func forgetsPutAside() throws {
    let store = rig.open()
    for suffix in [".damaged", ".damaged-2", ".damaged-2-wal"] {
      try Data("Quibbleton".utf8).write(to: URL(filePath: rig.path + suffix))
    }
    try store.append([.tap("milk")])
    try store.erase(Redaction(["Quibbleton": Redaction.mark]))
    #expect(!holds("Quibbleton") && store.putAside == nil)
    #expect(try store.texts() == ["milk"])
  }

  @Test("a damaged log cannot be rid of a name, but for the whole of it")
  func erasesDamage() throws {
    let store = rig.open()
    for _ in 0..<20 { try store.append((0..<100).map { .tap("Quibbleton \($0)") }) }
    store.close()
    var scrambled = try #require(rig.bytes())
    // All but the pages that hold what the tables are.
    scrambled.replaceSubrange(60_000..<120_000, with: Data(count: 60_000))
    try scrambled.write(to: URL(filePath: rig.path))
    let damaged = rig.open()
    try damaged.erase(Redaction(["Quibbleton": Redaction.mark]))
    #expect(!holds("Quibbleton"))
    try damaged.append([.tap("milk")])
    #expect(try damaged.texts() == ["milk"])
  }
}
