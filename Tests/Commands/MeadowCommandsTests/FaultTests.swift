import Foundation
import GRDB
import MeadowFoundations
import MeadowStore
import MeadowTestSupport
import Testing

/// Files that are damaged, from a later or from an earlier Meadow: the service starts all the same,
/// speaks, and says what it found and what it uses instead ("Bad input and faults: nothing lost").
@Suite(.serialized, .timeLimit(.minutes(10))) struct FaultTests {
  /// A file of the data folder, what is in it, and what must be said of it.
  struct Damage: Sendable, CustomTestStringConvertible {
    var file: String
    var bytes: [UInt8]
    var says: [String]
    var testDescription: String { file }

    static let all = [
      Damage(
        file: "content/meadow-vocabulary.json", bytes: Array("no JSON at all".utf8),
        says: ["meadow-vocabulary.json: ", "line 1", "the one that comes with Meadow is used"]),
      Damage(
        file: "content/scenes/kitchen.json", bytes: Array("{ \"sceneId\": \"kitchen\" }".utf8),
        says: ["scenes/kitchen.json: ", "routine", "the one that comes with Meadow is used"]),
      Damage(
        file: "profile.json", bytes: Array("{{".utf8),
        says: ["profile.json", "cannot be understood", "profile.json.damaged"]),
      Damage(
        file: "family.sqlite", bytes: Array(repeating: 0xA5, count: 9_000),
        says: ["family.sqlite.damaged", "a new list begins"]),
      Damage(
        file: "events.sqlite", bytes: Array(repeating: 0x5A, count: 9_000),
        says: ["events.sqlite.damaged", "a new one begins"]),
      Damage(
        file: "settings.json", bytes: Array("not JSON".utf8),
        says: ["settings could not be read", "settings.json", "the defaults are used"]),
    ]
  }

  @Test("a damaged file is named, with what is used instead, and taps speak", arguments: Damage.all)
  func damaged(_ damage: Damage) async throws {
    let folder = try Folder()
    try folder.write(damage.bytes, as: damage.file)
    let service = try await folder.start()
    #expect(try await service.tap("milk").text == "milk")
    try await says(damage.says, service)
    await service.end()
    // Nothing is lost: what was found is still there, in its place or put aside.
    let places = [damage.file, damage.file + ".damaged"].compactMap { try? folder.read($0) }
    #expect(places.contains(damage.bytes), "\(damage.file) was overwritten")
  }

  @Test("a profile that is damaged everywhere but in its copy is that of the copy")
  func lastGoodProfile() async throws {
    let folder = try Folder()
    try await folder.choose(rate: 0.75)
    try folder.write(Array(repeating: 0xA5, count: 9_000), as: "family.sqlite")
    try folder.remove("family.sqlite-wal")
    try folder.remove("family.sqlite-shm")
    let service = try await folder.start()
    #expect(try await service.rate() == 0.75)
    try await service.tap("milk")
    try await says(["family.sqlite", "profile.json is used"], service)
    await service.end()
  }

  @Test("a copy of the profile that is damaged changes nothing of it")
  func damagedMirror() async throws {
    let folder = try Folder()
    try await folder.choose(rate: 0.75)
    try folder.write(Array("[]".utf8), as: "profile.json")
    let service = try await folder.start()
    #expect(try await service.rate() == 0.75)
    try await says(["profile.json", "cannot be understood"], service)
    await service.end()
  }

  private struct Vocabulary: Decodable { var version: String }
  private struct Scene: Decodable {
    var id: String
    var label: String
  }

  @Test("content of the family's own that is damaged later is used as it was last good")
  func lastGoodContent() async throws {
    let folder = try Folder()
    let resources = PrivatePulse.repository.appending(
      path: "Sources/Vocabulary/Content/Resources")
    func own(_ name: String, _ old: String, _ new: String) throws {
      let text = try String(contentsOf: resources.appending(path: name), encoding: .utf8)
      let changed = try #require(text.contains(old) ? text.replacing(old, with: new) : nil)
      try folder.write(Array(changed.utf8), as: "content/\(name)")
    }
    try own("meadow-vocabulary.json", #""version": "2.0.0""#, #""version": "2.0.0-ours""#)
    try own("scenes/kitchen.json", #""label": "Kitchen""#, #""label": "Our kitchen""#)
    let first = try await folder.start()
    #expect(try await first.health().notes == [])
    await first.end()
    for name in ["meadow-vocabulary.json", "scenes/kitchen.json"] {
      try folder.write(Array("{".utf8), as: "content/\(name)")
    }
    let service = try await folder.start()
    let vocabulary: Vocabulary = try await service.get("/v1/vocabulary")
    #expect(vocabulary.version == "2.0.0-ours")
    let scenes: [Scene] = try await service.get("/v1/scenes")
    #expect(scenes.first { $0.id == "kitchen" }?.label == "Our kitchen")
    try await service.tap("milk")
    for name in ["meadow-vocabulary.json", "scenes/kitchen.json"] {
      try await says([name + ": ", "the copy that was last good is used"], service)
    }
    await service.end()
  }

  @Test(
    "a database of a later Meadow is refused untouched, and taps speak",
    arguments: ["family.sqlite", "events.sqlite"])
  func newer(file: String) async throws {
    let folder = try Folder()
    let before = try await folder.start()
    try await before.tap("milk")
    await before.end()
    let database = try DatabaseQueue(path: folder.path(file))
    try await database.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('dreams of the year 2030')")
    }
    try database.close()
    let bytes = try folder.read(file)
    let service = try await folder.start()
    try await service.tap("milk")
    try await says([file, "was written by a later Meadow", "start that version"], service)
    await service.end()
    #expect(try folder.read(file) == bytes)
  }

  private struct Words: Decodable {
    struct Word: Decodable { var text: String }
    var words: [Word]
  }

  @Test("files of an earlier Meadow are taken over: words and settings are as they were")
  func older() async throws {
    let folder = try Folder()
    var opening = StoreOpening()
    opening.lastMigration = "sound and calibration"
    FamilyStore.open(at: folder.path("family.sqlite"), opening).close()
    let database = try DatabaseQueue(path: folder.path("family.sqlite"))
    try await database.write {
      try $0.execute(
        sql: """
          INSERT INTO word ("group", position, text, isFavorite) VALUES ('people', 0, 'Nana', 1)
          """)
    }
    try database.close()
    // As it was written before there was parentese by age.
    let settings = """
      {"interruptions":{"companion":"queue","phrase":"replace","word":"finish"},"isMuted":false,
      "prosody":{"pitch":1.1,"range":1,"rate":0.7},"voice":"boy","volumeCap":{"value":-3}}
      """
    try folder.write(Array(settings.utf8), as: "settings.json")
    let service = try await folder.start()
    #expect(try await service.rate() == 0.7)
    let words: Words = try await service.get("/v1/words")
    #expect(words.words.map(\.text) == ["Nana"])
    try await service.tap("milk")
    #expect(try await service.health().notes == [] && service.said == "")
    await service.end()
    #expect(try folder.read("settings.json") == Array(settings.utf8))
    let again = try await folder.start()
    #expect(try await again.rate() == 0.7)
    await again.end()
  }

  /// Expects one line of stderr and one note of /healthz that says all of `parts`.
  private func says(_ parts: [String], _ service: FaultService) async throws {
    let lines = service.said.split(separator: "\n").map(String.init)
    let notes = try await service.health().notes
    for (place, said) in [("stderr", lines), ("notes", notes)] {
      #expect(
        said.contains { line in parts.allSatisfy { line.contains($0) } },
        "\(place) does not say \(parts): \(said)")
    }
  }
}
