import Foundation
import MeadowFoundations
import Testing

/// Every setting there is, over HTTP, the command line and a restart; a new one is walked without a
/// word here.
@Suite(.timeLimit(.minutes(10))) struct SettingWalkTests {
  private struct Schema: Decodable {
    struct Entry: Decodable {
      var key: String
      var type: String
      var origin: String
      var value: PlainJSON
      var fallback: PlainJSON
      var group: String
      var scope: String
      var source: String
      enum CodingKeys: String, CodingKey {
        case key, type, origin, value, group, scope, source
        case fallback = "default"
      }
    }
    var settings: [Entry]
  }

  /// A service that may be asked and told.
  private struct Asked {
    var service: FaultService
    var cookie: String

    init(over folder: String, in home: Home) async throws {
      service = try await FaultService(over: folder, in: home)
      cookie = try await service.openGate()
    }

    func settings() async throws -> [String: PlainJSON] { try await service.get("/v1/settings") }

    func schema() async throws -> [String: Schema.Entry] {
      let schema: Schema = try await service.get("/v1/settings/schema")
      #expect(schema.settings.map(\.key) == SettingCatalogue.all.map(\.key))
      return Dictionary(uniqueKeysWithValues: schema.settings.map { ($0.key, $0) })
    }

    func set(_ change: [String: PlainJSON]) async throws -> FaultService.Reply {
      try await service.request(
        "PATCH", "/v1/settings", PlainJSON.object(change).json, cookie: cookie)
    }
  }

  @Test("all settings keep their defaults, take both edges, refuse what is past them, and go back")
  func walk() async throws {
    let home = try Home()
    let asked = try await Asked(over: home.file("data"), in: home)
    for entry in SettingCatalogue.all {
      let begin = try await asked.schema()
      let fresh = try #require(begin[entry.key])
      #expect(fresh.value == fresh.fallback && fresh.origin != "grownUp", "\(entry.key)")
      #expect(fresh.type == entry.form.type && !fresh.source.isEmpty, "\(entry.key)")
      for edge in entry.form.edges {
        let reply = try await asked.set([entry.key: edge])
        #expect(reply.status == 200, "\(entry.key) \(edge)")
        #expect(try await asked.settings()[entry.key]?.holds(edge) == true, "\(entry.key) \(edge)")
        let set = try await asked.schema()[entry.key]
        #expect(
          set?.origin == "grownUp" || set?.value == fresh.value && !entry.isChosen,
          "\(entry.key) \(edge)")
      }
      let before = try await asked.settings()
      for past in entry.form.past {
        let reply = try await asked.set([entry.key: past])
        #expect([400, 404].contains(reply.status), "\(entry.key) \(past)")
        struct Refusal: Decodable { var field: String }
        let field = try reply.json(Refusal.self).field
        #expect(field == entry.key || field.hasPrefix(entry.key + "."), "\(entry.key) \(past)")
      }
      #expect(try await asked.settings() == before, "\(entry.key)")
      #expect(try await asked.set([entry.key: .null]).status == 200)
      let after = try await asked.schema()
      for (key, old) in begin { #expect(after[key]?.value == old.value, "\(entry.key): \(key)") }
      #expect(after[entry.key]?.origin == fresh.origin, "\(entry.key)")
      // The first entry is the age. From here on a child has one, which no other change takes away.
      if entry.key == "ageMonths" {
        #expect(try await asked.set(["ageMonths": .whole(26)]).status == 200)
      }
    }
    #expect(try await asked.settings()["ageMonths"] == .whole(26))
    await asked.service.end()
  }

  @Test("all settings stand a restart, are shown by the command line, set there and given back")
  func restarts() async throws {
    let home = try Home()
    let folder = home.file("data")
    // The four factors are set themselves.
    let all = SettingCatalogue.all.filter { $0.key != "parentese" }
    var asked = try await Asked(over: folder, in: home)
    let edges = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0.form.edges[1]) })
    #expect(try await asked.set(edges).status == 200)
    let before = try await asked.settings()
    await asked.service.end()
    asked = try await Asked(over: folder, in: home)
    #expect(try await asked.settings() == before)
    await asked.service.end()
    let program = Program(in: home)
    func say(_ words: [String]) async throws -> Program.Result {
      try await program.run(["settings"] + words + ["--data", folder])
    }
    let lower = all.map { "\($0.key)=\($0.form.edges[0].json)" }
    let set = try await say(["set"] + lower)
    #expect(set.code == 0 && set.complaint == "", "\(set.complaint)")
    let shown = try await say([]).output.split(separator: "\n")
    for entry in all {
      let line = shown.first { $0.hasPrefix("  \(entry.key) ") }
      #expect(line.map { set.output.contains($0) } == true, "\(entry.key)")
      #expect(line?.hasSuffix("set by a grown-up") == true || !entry.isChosen, "\(entry.key)")
    }
    for entry in all {
      let past = try await say(["set", "\(entry.key)=\(entry.form.past[0].json)"])
      #expect(
        past.code == 65 && past.complaint.contains("Error: \(entry.key)"), "\(past.complaint)")
    }
    #expect(try await say([]).output.split(separator: "\n") == shown)
    let cleared = try await say(["clear"] + SettingCatalogue.all.map(\.key))
    #expect(cleared.code == 0 && !cleared.output.contains("set by a grown-up"))
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below `folder` with one of these endings, and their text.
  private static func files(_ folder: String, _ endings: Set<String>) throws -> [(URL, String)] {
    let folder = root.appending(path: folder)
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { endings.contains($0.pathExtension) }
      .map { ($0, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test(
    "a setting stands in three files: its entry, the code that obeys it, its words on the page",
    arguments: ["defaultView", "expectantPauseSeconds", "routineGlow"])
  func threeFiles(key: String) throws {
    let isPart = { (byte: UInt8) in byte == 95 || Character(Unicode.Scalar(byte)).isLetter }
    let named = try Self.files("Sources", ["swift", "js", "json"])
      .filter { _, text in
        text.utf8.split { !isPart($0) }.contains { $0.elementsEqual(key.utf8) }
      }
      .map { $0.0.lastPathComponent }.sorted()
    #expect(named.count == 3 && named.contains("SettingCatalogue.swift"), "\(named)")
    #expect(named.count { $0.hasSuffix(".js") } == 1, "\(named)")
  }

  @Test("every setting names a test that hears or sees what it changes, and the test is there")
  func effects() throws {
    let sources = try Self.files("Tests", ["swift", "py"]).map { _, text in
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
    }.joined()
    for entry in SettingCatalogue.all {
      let isThere =
        entry.effect.hasPrefix("test_")
        ? sources.contains("def \(entry.effect)(") : sources.contains("@Test(\"\(entry.effect)\"")
      #expect(isThere, "\(entry.key) names \"\(entry.effect)\", which is no test")
    }
  }
}
