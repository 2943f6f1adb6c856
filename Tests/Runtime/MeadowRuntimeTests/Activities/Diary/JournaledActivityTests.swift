import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowJournal
import MeadowRuntime
import Testing

/// Activities that keep a sealed log: woken when they are needed, each child's apart, gone when erased
/// (learning K21, AC15).
@Suite struct JournaledActivityTests {
  private static func write(_ line: String) -> PlainJSON {
    .object(["write": .object(["_0": .text(line)])])
  }

  private static func lines(_ lines: String...) -> PlainJSON {
    .object(["lines": .list(lines.map(PlainJSON.text))])
  }

  private static let question = PlainJSON.object(["about": .text("lines")])

  /// What the journal of `child` holds on the disk: as another program reads it.
  private func kept(_ family: FamilyRig, child: Int) async throws -> Int {
    let store = JournalStore(data: family.directory.path)
    let contents = try await store.journal(child: Int64(child), activity: "diary").load()
    return contents.records.count
  }

  @Test("it rests until it is needed, and knows then what the others know")
  func wakes() async throws {
    let family = try await FamilyRig(activities: [DiaryActivity()])
    defer { family.end() }
    var change = ProfileChange()
    change.name = "Mia"
    _ = try await family.host.change(change)
    let resting = await family.host.activities()
    #expect(
      resting == ["diary": .object(["lines": .list([]), "day": .text(""), "name": .text("")])])
    #expect(
      try await family.host.show("diary")
        == .object(["lines": .list([]), "day": .text("2027-01-15"), "name": .text("Mia")]))
    await #expect(throws: InputProblem.self) { _ = try await family.host.show("album") }
  }

  @Test(
    "what is answered is on the disk, sealed, and stands in order; a snapshot holds it at the end")
  func keeps() async throws {
    let family = try await FamilyRig(activities: [DiaryActivity()])
    defer { family.end() }
    for line in ["plinthorp", "zephyrine"] {
      _ = try await family.host.act(Self.write(line), in: "diary")
    }
    #expect(try await kept(family, child: 1) == 2)
    #expect(family.holding("plinthorp") == [], "sealed")
    var log: [String] = []
    try await family.host.log(of: "diary", child: nil) {
      log.append(String(decoding: $0, as: UTF8.self))
    }
    #expect(log == [#"{"line":"plinthorp"}"#, #"{"line":"zephyrine"}"#])
    await family.host.shutDown()
    #expect(try await kept(family, child: 1) == 0, "the snapshot covers them")
    let contents = try await JournalStore(data: family.directory.path)
      .journal(child: 1, activity: "diary").load()
    #expect(
      contents.snapshot.map { String(decoding: $0, as: UTF8.self) }
        == #"{"lines":["plinthorp","zephyrine"]}"#)
  }

  @Test("what another program has kept meanwhile is taken up first, and nothing of either is lost")
  func shares() async throws {
    let family = try await FamilyRig(activities: [DiaryActivity()])
    defer { family.end() }
    _ = try await family.host.act(Self.write("one"), in: "diary")
    let other = try JournalStore(data: family.directory.path).journal(child: 1, activity: "diary")
    _ = try await other.load()
    try await other.append([Array(#"{"line":"two"}"#.utf8)])
    #expect(try await family.host.ask(Self.question, of: "diary") == Self.lines("one", "two"))
    try await other.append([Array(#"{"line":"three"}"#.utf8)])
    _ = try await family.host.act(Self.write("four"), in: "diary")
    let all = Self.lines("one", "two", "three", "four")
    #expect(try await family.host.ask(Self.question, of: "diary") == all)
    #expect(await other.isBehind())
    let ben = try await family.addBen().number
    for child in [ben, 1] { _ = try await family.host.switchChild(to: child) }
    #expect(try await family.host.ask(Self.question, of: "diary") == all)
  }

  @Test("each child has a log of its own, which can be asked for by its number")
  func children() async throws {
    let family = try await FamilyRig(activities: [DiaryActivity()])
    defer { family.end() }
    let ben = try await family.addBen().number
    _ = try await family.host.act(Self.write("of Mia"), in: "diary")
    _ = try await family.host.switchChild(to: ben)
    #expect(try await family.host.ask(Self.question, of: "diary") == Self.lines())
    _ = try await family.host.act(Self.write("of Ben"), in: "diary")
    #expect(try await family.host.ask(Self.question, of: "diary") == Self.lines("of Ben"))
    #expect(try await family.host.ask(Self.question, of: "diary", child: 1) == Self.lines("of Mia"))
    _ = try await family.host.switchChild(to: 1)
    #expect(try await family.host.ask(Self.question, of: "diary") == Self.lines("of Mia"))
  }

  @Test("a child that is erased takes its log along, and a reset everybody's")
  func erases() async throws {
    let family = try await FamilyRig(activities: [DiaryActivity()])
    defer { family.end() }
    let ben = try await family.addBen().number
    _ = try await family.host.act(Self.write("of Mia"), in: "diary")
    _ = try await family.host.switchChild(to: ben)
    _ = try await family.host.act(Self.write("of Ben"), in: "diary")
    try await family.host.eraseChild(ben)
    #expect(try await kept(family, child: ben) == 0)
    #expect(try await family.host.ask(Self.question, of: "diary") == Self.lines("of Mia"))
    try await family.host.reset(.everything)
    #expect(try await kept(family, child: 1) == 0)
    #expect(try await family.host.ask(Self.question, of: "diary") == Self.lines())
  }

  @Test("what a grown-up decides is told from what a child does")
  func grownUps() async throws {
    let family = try await FamilyRig(activities: [DiaryActivity()])
    defer { family.end() }
    let lock = PlainJSON.object(["lock": .object([:])])
    #expect(await family.host.isForGrownUps(lock, in: "diary"))
    #expect(await family.host.isForGrownUps(Self.write("x"), in: "diary") == false)
    #expect(await family.host.isForGrownUps(.null, in: "album") == false)
  }
}
