import Foundation
import GRDB
import MeadowFoundations
import MeadowStore
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The event logger's file (M2-010): "records include timestamp, event type, word, scene, and tier …
/// queryable by date range and type".
@Suite struct EventStoreTests {
  let rig = EventRig()

  @Test("all of an event comes back as it was kept, whatever its texts hold (M2-010)")
  func keepsEverything() throws {
    let events = ActivityEvent.Kind.allCases.enumerated().map { index, kind in
      DatedEvent.at(
        ActivityEvent(
          kind, text: "I \"love\"\nyou, Siobhán 🍌 \(index)", scene: "kitchen", tier: .sentences,
          sequence: ["I", "want\tmore", "\\banana\u{1F}"],
          scenarios: [.requestObject, .sentence]), 21, index)
    }
    let bare = DatedEvent.at(ActivityEvent(.navigation, tier: .firstWords), 22)
    let store = rig.open()
    #expect(store.problem == nil && store.putAside == nil && store.isDurable)
    try store.append(events)
    try store.append([bare])
    store.close()
    let kept = try rig.open().all()
    #expect(kept.map(\.event) == (events + [bare]).map(\.event))
    #expect(kept.map(\.number) == Array(1...Int64(kept.count)))
    #expect(kept.map(\.time) == (events + [bare]).map(\.time))
    #expect(kept.map(\.day) == Array(repeating: "2026-11-21", count: events.count) + ["2026-11-22"])
  }

  @Test("events are found by range, both ends with it, by kind and by number (M2-010)")
  func findsEvents() throws {
    let store = rig.open()
    for minute in 0..<60 {
      let kind: ActivityEvent.Kind = minute.isMultiple(of: 3) ? .speech : .wordTap
      let event = ActivityEvent(kind, text: "\(minute)", tier: .combinations)
      try store.append([.at(event, 21, minute)])
    }
    func found(
      _ first: Int, _ last: Int, _ kinds: Set<ActivityEvent.Kind>?, limit: Int = 100
    ) throws -> [Int] {
      try store.events(
        of: 1, from: .november(21, minutes: first), through: .november(21, minutes: last),
        kinds: kinds,
        limit: limit
      ).compactMap(\.event.text).compactMap(Int.init)
    }
    #expect(try found(10, 15, nil) == [10, 11, 12, 13, 14, 15])
    #expect(try found(10, 15, [.wordTap]) == [10, 11, 13, 14])
    #expect(try found(10, 15, [.wordTap, .speech]) == [10, 11, 12, 13, 14, 15])
    #expect(try found(10, 15, [.speech], limit: 1) == [12])
    #expect(try found(0, 59, nil, limit: 3) == [0, 1, 2])
    #expect(try found(10, 15, [.celebration]) == [])
    #expect(try found(10, 15, []) == [])
    #expect(try found(15, 10, nil) == [])
  }

  @Test("a clock set back a day: numbers go on, the days are those of the wall (M2-010)")
  func survivesSetClocks() throws {
    let store = rig.open()
    try store.append([.tap("one", day: 21), .tap("two", day: 22)])
    try store.append([.tap("three", day: 21, minutes: 1), .tap("four", day: 20)])
    try store.append([.tap("five", day: 22, minutes: 1)])
    let events = try store.all().sorted { $0.number < $1.number }
    #expect(events.map(\.event.text) == ["one", "two", "three", "four", "five"])
    #expect(events.map(\.day.last) == ["1", "2", "1", "0", "2"])
    #expect(try store.texts() == ["four", "one", "three", "two", "five"])
    let days = try store.insight(of: 1, from: nil, through: nil).days
    #expect(days.map(\.day) == ["2026-11-20", "2026-11-21", "2026-11-22"])
    #expect(days.map(\.wordTaps) == [1, 2, 2])
  }

  @Test("a batch is on the disk when its call returns, even if the program is killed then")
  func survivesBeingKilled() async throws {
    let path = rig.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let store = EventStore.open(at: path, OlderLog(of: 1))
      try store.append([.tap("milk"), .tap("more")])
      kill(getpid(), SIGKILL)
    }
    let store = rig.open()
    #expect(try store.texts() == ["milk", "more"])
    #expect(try store.insight(of: 1, from: nil, through: nil).total.wordTaps == 2)
  }

  @Test("erasing leaves nothing, not even in what is free in the file, and numbers go on (reset)")
  func erases() throws {
    let store = rig.open()
    for _ in 0..<50 { try store.append((0..<100).map { .tap("pomegranate \($0)") }) }
    try store.erase()
    #expect(try store.all() == [])
    #expect(try store.insight(of: 1, from: nil, through: nil).days == [])
    #expect(rig.everyByte().range(of: Data("pomegranate".utf8)) == nil)
    #expect(try #require(rig.bytes()).count < 100_000)
    try store.append([.tap("milk")])
    #expect(try store.all().map(\.number) == [5_001])
  }

  @Test("what SQLite reads to answer does not depend on how many events there are")
  func readsNoMoreThanItAnswers() throws {
    try rig.open().append([.tap("milk")])
    let database = try rig.database()
    let questions = [1, 3, ActivityEvent.Kind.allCases.count].map(EventQuery.events)
    for sql in questions + [EventQuery.messages, EventQuery.days] {
      let values = sql.count { $0 == "?" }
      let plan = try database.read { database in
        try Row.fetchAll(
          database, sql: "EXPLAIN QUERY PLAN " + sql,
          arguments: StatementArguments(Array(repeating: "x", count: values))
        ).map { $0["detail"] as String }
      }
      #expect(!plan.contains { $0.contains("SCAN") || $0.contains("TEMP B-TREE") }, "\(plan)")
    }
  }

  @Test("the file grows by the same for each event, and a report takes few milliseconds (M2-010)")
  func growsEvenly() throws {
    let store = rig.open()
    var sizes: [Int] = []
    for part in 0..<4 {
      for batch in 0..<20 {
        let day = 1 + part * 7 + batch % 7
        try store.append(
          (0..<256).map { .tap("word \($0 * 7 % 400)", day: day, minutes: batch * 10) })
      }
      sizes.append(try rig.database().read { try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0 })
    }
    let steps = zip(sizes.dropFirst(), sizes).map { $0 - $1 }
    let (least, most) = (try #require(steps.min()), try #require(steps.max()))
    #expect(Double(most) <= Double(least) * 1.15, "\(sizes) pages")
    // The best is what the reading costs, whatever else the machine does: a slow one is slow each time.
    var best = Double.infinity
    for _ in 0..<20 where best >= 50 {
      let begin = MonotonicTime.now()
      let report = try store.insight(of: 1, from: "2026-11-01", through: "2026-11-30")
      best = min(best, MonotonicTime.now().milliseconds(since: begin))
      #expect(report.total.wordTaps == 4 * 20 * 256)
    }
    print("insight of a month: \(best) ms; pages \(sizes)")
    #expect(best < 50)
  }

  @Test("a kind or a tier that this Meadow does not know is left out, and stays")
  func leavesStrangersOut() throws {
    let store = rig.open()
    try store.append([.tap("milk"), .tap("more"), .message(["milk", "more"])])
    let database = try rig.database()
    try database.write {
      try $0.execute(sql: "UPDATE event SET kind = 'dream' WHERE number = 1")
      try $0.execute(sql: "UPDATE event SET tier = 9 WHERE number = 2")
      try $0.execute(sql: "UPDATE event SET scenarios = '[\"sentence\",\"joke\"]', sequence = '{'")
    }
    let kept = try store.all()
    #expect(kept.map(\.number) == [3])
    #expect(kept.first?.event.scenarios == [.sentence] && kept.first?.event.sequence == [])
    #expect(try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM event") } == 3)
  }
}
