import Foundation
import GRDB
import MeadowFoundations
import MeadowStore
import Testing

/// The log of several children: what one has done is no other's (requirements, 13 Profiles).
@Suite struct ChildrensEventsTests {
  let rig = EventRig()

  private func filled() throws -> EventStore {
    let store = rig.open()
    try store.append([
      .tap("milk"), .tap("Quibbleton", of: 2), .message(["want", "Quibbleton"], of: 2),
      .tap("more", day: 20), .tap("Quibbleton", of: 2, day: 22),
    ])
    return store
  }

  @Test("events, days and messages are one child's, also of the same day")
  func apart() throws {
    let store = try filled()
    #expect(try store.texts(of: 1) == ["more", "milk"])
    #expect(try store.texts(of: 2) == ["Quibbleton", "Quibbleton"])
    #expect(try store.texts(of: 3) == [])
    let (one, two) = (
      try store.insight(of: 1, from: nil, through: nil),
      try store.insight(of: 2, from: nil, through: nil)
    )
    #expect(one.days.map(\.day) == ["2026-11-20", "2026-11-21"] && one.messages.isEmpty)
    #expect(two.days.map(\.day) == ["2026-11-21", "2026-11-22"])
    #expect(one.total.words == ["milk": 1, "more": 1] && two.total.words == ["Quibbleton": 2])
    #expect(two.messages.map(\.words) == [["want", "Quibbleton"]])
    #expect(try store.lastChild() == 2)
  }

  @Test("with a child its log goes, and no byte has it; the others' log and the numbers go on")
  func erases() throws {
    let store = try filled()
    try Data("Quibbleton".utf8).write(to: URL(filePath: rig.path + ".damaged"))
    try store.erase(child: 2)
    #expect(rig.everyByte().range(of: Data("Quibbleton".utf8)) == nil && !store.isUnsettled)
    #expect(try store.insight(of: 2, from: nil, through: nil).days == [])
    #expect(try store.texts() == ["more", "milk"])
    try store.append([.tap("go")])
    #expect(try store.all().map(\.number).max() == 6)
  }

  @Test("a name leaves the days of every child and stays with the child whose day it was")
  func redacts() throws {
    let store = try filled()
    try store.append([.tap("Quibbleton")])
    try store.erase(Redaction(["Quibbleton": "Zog"]))
    #expect(try store.insight(of: 1, from: nil, through: nil).total.words["Zog"] == 1)
    #expect(try store.insight(of: 2, from: nil, through: nil).total.words == ["Zog": 2])
  }

  @Test("the log of an older Meadow is that of the child it knew, whatever its number")
  func migrates() throws {
    var opening = StoreOpening()
    opening.lastMigration = "what was answered and modelled"
    let old = EventStore.open(at: rig.path, OlderLog(of: 1), opening)
    #expect(old.problem == nil)
    old.close()
    try rig.database().write { database in
      try database.execute(
        sql: """
          INSERT INTO event (time, day, minute, kind, text, tier, sequence, scenarios) VALUES
            (1, '2026-11-21', 480, 'wordTap', 'milk', 2, NULL, NULL),
            (2, '2026-11-21', 481, 'interaction', NULL, 2, '["milk"]', '["expressWant"]');
          INSERT INTO day VALUES ('2026-11-21', 2, 1, 0, 0, 0, 0, 0, 0, '1 milk', '', '', 0, 7)
          """)
    }
    let new = EventStore.open(at: rig.path, OlderLog(of: 4))
    #expect(new.problem == nil)
    let report = try new.insight(of: 4, from: nil, through: nil)
    #expect(report.total.words == ["milk": 1] && report.total.modelled == 7)
    #expect(report.messages.map(\.words) == [["milk"]])
    #expect(try new.texts(of: 4) == ["milk"] && new.texts(of: 1) == [])
    new.close()
    // Once it is settled whose it was, another start with another child changes nothing.
    #expect(try EventStore.open(at: rig.path, OlderLog(of: 1)).texts(of: 4) == ["milk"])
  }

  @Test(
    "words of an older log get the ids of the board's words, and the family's own stay as they are")
  func namesWords() throws {
    var opening = StoreOpening()
    opening.lastMigration = "children"
    EventStore.open(at: rig.path, OlderLog(of: 1), opening).close()
    try rig.database().write { database in
      try database.execute(
        sql: """
          INSERT INTO event (child, time, day, minute, kind, text, tier, sequence, scenarios) VALUES
            (1, 1, '2026-11-21', 480, 'wordTap', 'all done', 2, NULL, NULL),
            (1, 2, '2026-11-21', 481, 'wordTap', 'I', 2, NULL, NULL),
            (1, 3, '2026-11-21', 482, 'wordTap', 'Mr Bear', 2, NULL, NULL),
            (1, 4, '2026-11-21', 483, 'followUp', 'all done', 2, NULL, NULL);
          INSERT INTO day VALUES
            (1, '2026-11-21', 4, 3, 0, 1, 0, 0, 0, 0, '2 all done\n1 all-done\n1 I\n1 Mr Bear', '', '', 0, 0)
          """)
    }
    let board: Set = ["all done", "I"]
    let older = OlderLog(of: 1) { board.contains($0) ? WordID($0) : nil }
    let store = EventStore.open(at: rig.path, older)
    #expect(store.problem == nil)
    #expect(
      try store.insight(of: 1, from: nil, through: nil).total.words
        == ["all-done": 3, "i": 1, "Mr Bear": 1])
    let events = try store.events(
      of: 1, from: WallTime(milliseconds: 0), through: WallTime(milliseconds: 9),
      kinds: Set(ActivityEvent.Kind.allCases), limit: 9)
    #expect(events.map(\.event.text) == ["all done", "I", "Mr Bear", "all done"])
    #expect(events.map(\.event.word) == ["all-done", "i", nil, nil])
    // What comes from now on is counted beside it, in whatever language it is said.
    try store.append([
      DatedEvent.at(
        ActivityEvent(.wordTap, text: "ya acabé", word: "all-done", tier: .combinations))
    ])
    #expect(try store.insight(of: 1, from: nil, through: nil).total.words["all-done"] == 4)
  }
}
