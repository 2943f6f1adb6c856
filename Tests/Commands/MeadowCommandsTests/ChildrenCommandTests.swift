import Foundation
import GRDB
import MeadowStore
import Testing

/// A family's children on the command line, and files from before there could be several (requirements,
/// 13 Profiles).
@Suite(.timeLimit(.minutes(10))) struct ChildrenCommandTests {
  private static func run(_ home: Home, _ arguments: [String]) async throws -> Program.Result {
    try await Program(in: home).run(arguments + ["--data", home.file("data")])
  }

  /// The lines that `meadow` prints; it must end with 0 and complain of nothing.
  private static func lines(_ home: Home, _ arguments: String...) async throws -> [String] {
    let result = try await run(home, arguments)
    #expect(result.code == 0 && result.complaint == "", "\(arguments): \(result.complaint)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test("a child is added, listed, made the active one, changed and erased")
  func life() async throws {
    let home = try Home()
    _ = try await Self.lines(home, "profile", "set", "--name", "Mia", "--age", "24", "--done")
    let mia = "1  Mia; 24 months; tier 2, Word Combinations; voice girl; touch"
    let ben = "2  Ben; 60 months; tier 3, Sentences; voice boy; slow; opened: facts, grade1"
    #expect(
      try await Self.lines(
        home, "children", "add", "Ben", "--age", "60", "--voice", "boy", "--motor", "slow",
        "--modules", "grade1, facts") == ["  " + ben])
    #expect(try await Self.lines(home, "children") == ["★ " + mia, "  " + ben])
    #expect(try await Self.lines(home, "children", "switch", "ben") == ["★ " + ben])
    #expect(try await Self.lines(home, "profile").first == "name    Ben")
    #expect(try await Self.lines(home, "children", "list") == ["  " + mia, "★ " + ben])
    #expect(
      try await Self.lines(home, "children", "change", "1", "--name", "Maya", "--modules", "facts")
        == ["  1  Maya; 24 months; tier 2, Word Combinations; voice girl; touch; opened: facts"])
    #expect(try await Self.lines(home, "children", "change", "Maya", "--modules", "").count == 1)
    #expect(try await Self.lines(home, "children", "erase", "2", "--yes") == ["Ben is erased."])
    #expect(
      try await Self.lines(home, "children")
        == ["★ " + mia.replacingOccurrences(of: "Mia", with: "Maya")])
  }

  @Test("erasing asks first; what cannot be is named with the way out, and nothing has changed")
  func refuses() async throws {
    let home = try Home()
    _ = try await Self.lines(home, "profile", "set", "--name", "Mia")
    _ = try await Self.lines(home, "children", "add", "Mia")
    for (arguments, code, complaint) in [
      (["children", "erase", "2"], 64, "Add --yes to do it."),
      (["children", "change", "2"], 64, "Nothing to change"),
      (["children", "switch", "Mia"], 65, "2 children are called Mia."),
      (["children", "switch", "Ben"], 65, "there is no child \"Ben\""),
      (["children", "add", ""], 65, "name: it is empty."),
      (["children", "add", "Ben", "--modules", "talk"], 65, "talk is always on."),
      (["children", "add", "Ben", "--motor", "wings"], 65, "\"wings\" is no way to touch."),
      (["words", "add", "Rex", "--owner", "9"], 65, "owner: there is no child 9."),
      (["words", "add", "Rex", "--owner", "Ben"], 65, "owner: \"Ben\" is nobody's number."),
      (["insight", "--child", "9"], 65, "child: there is no child 9."),
    ] as [([String], Int32, String)] {
      let result = try await Self.run(home, arguments)
      #expect(result.code == code && result.output == "", "\(arguments)")
      #expect(result.complaint.contains(complaint), "\(arguments): \(result.complaint)")
    }
    _ = try await Self.lines(home, "children", "erase", "2", "--yes")
    let last = try await Self.run(home, ["children", "erase", "1", "--yes"])
    #expect(last.code == 65 && last.complaint.contains("Reset everything"))
    #expect(try await Self.lines(home, "children").count == 1)
  }

  @Test("a word of one child is said to be so, and goes with it")
  func owners() async throws {
    let home = try Home()
    _ = try await Self.lines(home, "profile", "set", "--name", "Mia")
    _ = try await Self.lines(home, "children", "add", "Ben")
    #expect(
      try await Self.lines(home, "words", "add", "Rex", "--owner", "2")
        == ["1  Rex  of child 2 alone"])
    #expect(
      try await Self.lines(home, "words", "change", "Rex", "--owner", "family") == ["1  Rex"])
    _ = try await Self.lines(home, "words", "change", "Rex", "--owner", "2")
    _ = try await Self.lines(home, "children", "erase", "Ben", "--yes")
    #expect(try await Self.lines(home, "words").first == "people (0 of 14 slots)")
  }

  private struct Children: Decodable {
    struct Child: Decodable, Equatable {
      var id: Int
      var name: String
      var motor: String
      var modules: [String]
      var isActive: Bool
    }
    var children: [Child]
  }

  private struct Words: Decodable {
    struct Word: Decodable {
      var text: String
      var owner: String
    }
    var words: [Word]
  }

  @Test("files of the Meadow that knew one child open as that child, with everything there was")
  func older() async throws {
    let folder = try Folder()
    var opening = StoreOpening()
    opening.lastMigration = "set-ups"
    FamilyStore.open(at: folder.path("family.sqlite"), opening).close()
    let family = try DatabaseQueue(path: folder.path("family.sqlite"))
    let record =
      #"{"chosen":{"showsLabels":true},"profile":{"ageMonths":30,"hasCompletedOnboarding":true,"#
      + #""name":"Zoë"},"speech":{"interruptions":{"companion":"queue","phrase":"replace","#
      + #""word":"replace"},"isMuted":false,"parentese":"own","prosody":{"pauseMilliseconds":0,"#
      + #""pitch":1,"range":1,"rate":0.7},"voice":"boy","volumeCap":{"value":-6}}}"#
    try await family.write {
      try $0.execute(
        sql: """
          INSERT INTO profile (id, isActive, revision, record) VALUES (3, 1, 7, ?);
          INSERT INTO keepsake VALUES (3, 'milestones', '{}');
          """, arguments: [record])
      try $0.execute(
        sql: """
          INSERT INTO word ("group", position, text, isFavorite) VALUES ('people', 0, 'Nana', 1)
          """)
    }
    try family.close()
    opening.lastMigration = "what was answered and modelled"
    EventStore.open(at: folder.path("events.sqlite"), OlderLog(of: 1), opening).close()
    let events = try DatabaseQueue(path: folder.path("events.sqlite"))
    try await events.write {
      try $0.execute(
        sql: """
          INSERT INTO event (time, day, minute, kind, text, tier)
            VALUES (1, '2026-11-21', 480, 'wordTap', 'milk', 2);
          INSERT INTO day VALUES ('2026-11-21', 1, 1, 0, 0, 0, 0, 0, 0, '1 milk', '', '', 0, 0)
          """)
    }
    try events.close()
    try folder.write(
      Array(#"{"schema":"meadow-profile/1","id":3,"revision":7,"record":\#(record)}"#.utf8),
      as: "profile.json")
    let service = try await folder.start()
    let children: Children = try await service.get("/v1/children")
    #expect(
      children.children == [
        Children.Child(id: 3, name: "Zoë", motor: "touch", modules: [], isActive: true)
      ])
    #expect(try await service.rate() == 0.7)
    let words: Words = try await service.get("/v1/words")
    #expect(words.words.map(\.text) == ["Nana"] && words.words.map(\.owner) == ["family"])
    #expect(try await service.health().notes == [] && service.said == "")
    await service.end()
    let insight = try await Program(in: folder.home).run(
      "insight", "--from", "2026-11-21", "--through", "2026-11-21", "--json", "--data", folder.data)
    #expect(insight.code == 0 && insight.output.contains(#""milk" : 1"#), "\(insight.output)")
  }
}
