import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowStore
import MeadowVocabulary
import Testing

/// What a family removes or calls another way leaves every file, also where that does not succeed at once
/// (document 001, My Words).
@Suite struct WordErasureTests {
  /// The files of `family` that hold `text`.
  private static func holding(_ text: String, in family: FamilyRig) -> [String] {
    let all = FileManager.default.enumerator(atPath: family.directory.path)
    return (all?.allObjects ?? []).compactMap { $0 as? String }.sorted().filter { name in
      let bytes = FileManager.default.contents(atPath: family.directory.path + "/" + name)
      return bytes?.range(of: Data(text.utf8)) != nil
    }
  }

  /// The names of the recordings' files.
  private static func recordings(of family: FamilyRig) -> [String] {
    let path = family.directory.path + "/recordings"
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private static func named(_ text: String) -> MyWordChange {
    var change = MyWordChange()
    change.text = text
    return change
  }

  @Test("a word of another name has it in the log, open messages too, and no file the old one")
  func renamed() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let words = family.host.words
    let added = try await family.add("Quibbleton") { $0.spoken = .set("Quibble ton") }
    _ = try await family.rig.tap("Quibbleton")
    await family.rig.pass(milliseconds: 20_000)
    _ = try await family.host.insight.insight(.last(days: 1))
    #expect(!Self.holding("Quibbleton", in: family).isEmpty)
    _ = try await family.rig.tap("more")
    _ = try await family.rig.tap("Quibbleton")
    var change = Self.named("Zanderby")
    change.spoken = .clear
    let renamed = try await words.change(word: added.word.id, change)
    #expect(renamed.word.content.text == "Zanderby" && renamed.isReady)
    #expect(try await family.rig.tap("Zanderby").origin == .cache)
    await family.rig.pass(milliseconds: 20_000)
    let report = try await family.host.insight.insight(.last(days: 1))
    #expect(report.total.words["Zanderby"] == 3 && report.total.words["Quibbleton"] == nil)
    #expect(!report.messages.flatMap(\.words).contains("Quibbleton"))
    #expect(report.messages.flatMap(\.words).contains("Zanderby"))
    for name in ["Quibbleton", "Quibble ton"] {
      #expect(Self.holding(name, in: family) == [], "\(name)")
    }
  }

  @Test("a message that is open when its word is removed brings it back to no file")
  func removed() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let added = try await family.add("Quibbleton")
    _ = try await family.rig.tap("more")
    _ = try await family.rig.tap("Quibbleton")
    try await family.host.words.remove(word: added.word.id)
    await family.rig.pass(milliseconds: 20_000)
    let report = try await family.host.insight.insight(.last(days: 1))
    #expect(report.total.wordTaps == 2 && report.total.words["more"] == 1)
    #expect(Self.holding("Quibbleton", in: family) == [])
    let again = try await family.add("Quibbleton")
    _ = try await family.rig.tap("Quibbleton")
    let next = try await family.host.insight.insight(.last(days: 1))
    #expect(next.total.words["Quibbleton"] == 1, "a word that is there again is noted again")
    try await family.host.words.remove(word: again.word.id)
  }

  @Test("what the log refuses leaves the word as it was, and can be asked for again")
  func refused() async throws {
    let family = try await FamilyRig(log: "later/events.sqlite")
    defer { family.end() }
    let words = family.host.words
    let added = try await family.add("Quibbleton")
    _ = try await family.rig.tap("Quibbleton")
    for _ in 0..<2 {
      let problem = await #expect(throws: InputProblem.self) {
        try await words.remove(word: added.word.id)
      }
      #expect(problem?.kind == .unavailable)
    }
    await #expect(throws: InputProblem.self) {
      try await words.change(word: added.word.id, Self.named("Zanderby"))
    }
    #expect(await words.words().words.map(\.word) == [added.word])
    #expect(try await family.rig.tap("Quibbleton").text == "Quibbleton")
    try FileManager.default.createDirectory(
      at: family.directory.appending(path: "later"), withIntermediateDirectories: false)
    try await words.remove(word: added.word.id)
    #expect(await words.words().words.isEmpty)
    await family.rig.pass(milliseconds: 20_000)
    #expect(try await family.host.insight.insight(.last(days: 1)).total.wordTaps == 2)
    #expect(Self.holding("Quibbleton", in: family) == [])
  }

  @Test("a start removes recordings that no word names, and a reset of everything all of them")
  func orphans() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let words = family.host.words
    let added = try await family.add("Pop-Pop")
    _ = try await words.setRecording(FamilyRig.wave(seconds: 0.6), ofWord: added.word.id)
    let kept = Self.recordings(of: family)
    #expect(kept.count == 1)
    func leave(_ name: String) throws {
      try Data([1]).write(to: family.directory.appending(path: "recordings/" + name))
    }
    let orphan = "\(String(repeating: "a", count: 32)).flac"
    try leave(orphan)
    try leave(orphan + ".7-7.part")
    await words.tidy()
    #expect(Self.recordings(of: family) == kept)
    #expect(try await family.rig.tap("Pop-Pop").origin == .recorded)
    try leave(orphan)
    try await family.host.reset(.everything)
    #expect(Self.recordings(of: family) == [])
  }

  @Test("beside a damaged file, whose words may name them, recordings stay till a name is erased")
  func spared() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let words = family.host.words
    let added = try await family.add("Quibbleton")
    try Data("Quibbleton of old".utf8)
      .write(to: family.directory.appending(path: "family.sqlite.damaged"))
    let recordings = family.directory.appending(path: "recordings")
    try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: false)
    try Data([1]).write(to: recordings.appending(path: "old.flac"))
    await words.tidy()
    #expect(Self.recordings(of: family) == ["old.flac"])
    try await words.remove(word: added.word.id)
    #expect(Self.holding("Quibbleton", in: family) == [])
    await words.tidy()
    #expect(Self.recordings(of: family) == [])
  }

  @Test("words that another program calls another way are so in what is noted here from then on")
  func besides() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let added = try await family.add("Quibbleton")
    _ = try await family.rig.tap("Quibbleton")
    let (other, store) = family.wordsAgain()
    _ = try await other.change(added.word.id) { $0.text = "Zanderby" }
    await other.settle()
    store.close()
    // Whoever changes a word here first sees what is there.
    var change = MyWordChange()
    change.isFavorite = true
    _ = try await family.host.words.change(word: added.word.id, change)
    await family.rig.pass(milliseconds: 20_000)
    let report = try await family.host.insight.insight(.last(days: 1))
    #expect(report.total.words == ["Zanderby": 1])
    #expect(Self.holding("Quibbleton", in: family) == [])
  }
}
