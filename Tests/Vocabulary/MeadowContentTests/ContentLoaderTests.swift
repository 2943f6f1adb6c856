import Foundation
import MeadowContent
import MeadowFoundations
import Testing

/// A damaged vocabulary or scene file never stops the start: the last good copy or the bundled one
/// stands in, and a note says which file, where and why.
@Suite("Content loader")
struct ContentLoaderTests {
  private let folder: TemporaryFolder
  private static let vocabulary = "meadow-vocabulary.json"
  private static let kitchen = "scenes/kitchen.json"

  init() throws { folder = try TemporaryFolder() }

  @Test("without a family's own files the bundled ones are used, without a note")
  func bundled() throws {
    for directory in [nil, folder.url, folder.url.appendingPathComponent("none")] {
      let content = try ContentLoader.load(from: directory)
      #expect(content.vocabulary == (try VocabularyFile.bundled()))
      #expect(content.scenes == (try SceneFile.bundled()))
      #expect(content.notes == [] && content.source == .bundled)
      #expect(Set(content.sceneSources.values) == [.bundled])
    }
    #expect(folder.text(of: "last-good/\(Self.vocabulary)") == nil)
  }

  @Test("a family's own good files are used and kept as last good")
  func own() throws {
    try folder.write(Sample.json, to: Self.vocabulary)
    try folder.write(Sample.scene, to: Self.kitchen)
    let content = try load()
    #expect(content.vocabulary == (try Sample.vocabulary()) && content.source == .own)
    #expect(content.scenes == [try Sample.manifest()])
    #expect(content.sceneSources == ["kitchen": .own])
    #expect(folder.text(of: "last-good/\(Self.vocabulary)") == Sample.json)
    #expect(folder.text(of: "last-good/\(Self.kitchen)") == Sample.scene)
    #expect(content.notes.map(\.instead) == Array(repeating: "this scene is left out", count: 4))
  }

  @Test(
    "a damaged vocabulary is noted with its place, and the last good copy is used",
    arguments: [
      ("{", "", "", "it is not JSON, it ends too early"),
      ("\"counts\": {", "\"counts\": ", "", "it is not JSON"),
      ("\"banana\"", "\"apple juice\"", "scenes.kitchen.words[1].word", "already"),
      ("\"tier\": 2", "\"tier\": 7", "coreVocabulary[2].tier", "one of these belongs here"),
    ])
  func damagedVocabulary(part: String, other: String, place: String, reason: String) throws {
    let range = try #require(Sample.json.range(of: part))
    let text = other.isEmpty ? part : Sample.json.replacingCharacters(in: range, with: other)
    try folder.write(Sample.json, to: Self.vocabulary)
    _ = try load()
    try folder.write(text, to: Self.vocabulary)
    let content = try load()
    #expect(content.vocabulary == (try Sample.vocabulary()) && content.source == .lastGood)
    let note = try #require(content.notes.first)
    #expect(note.file == Self.vocabulary && note.place == place)
    #expect(note.reason.contains(reason), "\(note)")
    #expect(note.instead == "the copy that was last good is used")
    #expect(folder.text(of: Self.vocabulary) == text, "the damaged file stays for its writer")
  }

  @Test("without a good copy a damaged vocabulary gives way to the bundled one")
  func noCopy() throws {
    try folder.write("{", to: Self.vocabulary)
    try folder.write("[1]", to: "last-good/\(Self.vocabulary)")
    let content = try load()
    #expect(content.vocabulary == (try VocabularyFile.bundled()) && content.source == .bundled)
    #expect(content.notes.count == 1)
    #expect(
      content.notes.first?.description == "meadow-vocabulary.json: it is not JSON, it ends too "
        + "early; the one that comes with Meadow is used")
  }

  @Test("a damaged scene is noted, and its last good copy or the bundled one is used")
  func damagedScene() throws {
    let own = try own(renamed: "My kitchen")
    try folder.write(own, to: Self.kitchen)
    #expect(try load().scenes.first { $0.sceneId == "kitchen" }?.label == "My kitchen")
    try folder.write(own.replacingOccurrences(of: "\"meals\"", with: "\"play\""), to: Self.kitchen)
    let content = try load()
    #expect(content.sceneSources["kitchen"] == .lastGood && content.source == .bundled)
    #expect(content.scenes.first { $0.sceneId == "kitchen" }?.label == "My kitchen")
    #expect(content.notes.map(\.place) == ["routine"])
    #expect(content.notes.first?.description.hasPrefix("scenes/kitchen.json: routine: ") == true)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("last-good"))
    #expect(try load().sceneSources["kitchen"] == .bundled)
    #expect(try load().scenes.count == 5)
  }

  @Test("a scene file under another name is not used")
  func misnamed() throws {
    try folder.write(try own(renamed: "My kitchen"), to: "scenes/my-kitchen.json")
    let content = try load()
    #expect(content.scenes == (try SceneFile.bundled()))
    #expect(content.notes.first?.reason.contains("is called kitchen.json") == true)
  }

  @Test("a bundled scene leaves out what a family's vocabulary does not have, and says so")
  func pruned() throws {
    var data = try VocabularyFile.bundled()
    let gone = "milk"
    data.scenes["kitchen"]?.words.removeAll { $0.word == gone || $0.word == "fridge" }
    data.scsFollowUps.removeAll { [gone, "fridge"].contains($0.triggerWord) }
    data.counts.sceneWords -= 2
    data.counts.scsFollowUps = data.scsFollowUps.count
    let text = String(decoding: try JSONEncoder().encode(data), as: UTF8.self)
    try folder.write(text, to: Self.vocabulary)
    let content = try load()
    #expect(content.source == .own)
    #expect(content.notes.map(\.file) == [Self.kitchen])
    #expect(content.notes.first?.reason.contains("not in meadow-vocabulary.json") == true)
    let kitchen = try #require(content.scenes.first { $0.sceneId == "kitchen" })
    #expect(!kitchen.objects.contains { $0.word == "fridge" })
    #expect(ContentCheck.problems(in: content.vocabulary, scenes: content.scenes) == [])
  }

  @Test("a container whose things are all gone goes too")
  func emptied() throws {
    let manifest = try #require(try SceneFile.bundled().first { $0.sceneId == "kitchen" })
    let box = try #require(manifest.objects.first { $0.type == .container })
    let inside = Set((box.children ?? []).map(\.word))
    var data = try VocabularyFile.bundled()
    data.scenes["kitchen"]?.words.removeAll { inside.contains($0.word) }
    data.scsFollowUps.removeAll { inside.contains($0.triggerWord) }
    data.counts.sceneWords = data.scenes.values.map(\.words.count).reduce(0, +)
    data.counts.scsFollowUps = data.scsFollowUps.count
    let text = String(decoding: try JSONEncoder().encode(data), as: UTF8.self)
    try folder.write(text, to: Self.vocabulary)
    let kitchen = try #require(try load().scenes.first { $0.sceneId == "kitchen" })
    #expect(!kitchen.objects.contains { $0.id == box.id })
  }

  @Test("a folder in the place of a file and a place that cannot be written are only noted")
  func obstacles() throws {
    try folder.write("", to: "\(Self.vocabulary)/inside")
    try folder.write("", to: "last-good")
    try folder.write(try own(renamed: "My kitchen"), to: Self.kitchen)
    let content = try load()
    #expect(content.vocabulary == (try VocabularyFile.bundled()))
    #expect(content.sceneSources["kitchen"] == .own)
    #expect(
      content.notes.map(\.reason) == [
        "it cannot be read: there is no such file, or it may not be opened",
        "no copy of it can be kept in last-good",
      ])
  }

  @Test("whatever stands in the files, there is content in the end")
  func anything() throws {
    var generator = SeededGenerator(seed: 0x4d65_6164_6f77)
    let files = [(Self.vocabulary, Sample.json), (Self.kitchen, Sample.scene)]
    for round in 0..<60 {
      for (name, text) in files {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
        if Bool.random(using: &generator) {
          bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
        }
        try folder.write("", to: name)
        try Data(bytes).write(to: folder.url.appendingPathComponent(name))
      }
      let content = try load()
      #expect(!content.vocabulary.coreVocabulary.isEmpty, "round \(round)")
      #expect(
        ContentCheck.problems(in: content.vocabulary, scenes: content.scenes) == [],
        "round \(round)")
    }
  }

  private func load() throws -> LoadedContent { try ContentLoader.load(from: folder.url) }

  /// The bundled kitchen's file with another label.
  private func own(renamed label: String) throws -> String {
    var manifest = try #require(try SceneFile.bundled().first { $0.sceneId == "kitchen" })
    manifest.label = label
    return String(decoding: try JSONEncoder().encode(manifest), as: UTF8.self)
  }
}
