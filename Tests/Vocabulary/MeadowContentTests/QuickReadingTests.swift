import Foundation
import MeadowContent
import MeadowFoundations
import Testing

/// Content is read by a quick reader of its own; what it reads must be what `JSONDecoder` reads.
@Suite("Quick reading")
struct QuickReadingTests {
  @Test("the bundled content reads as JSONDecoder reads it")
  func bundled() throws {
    let bytes = try Data(contentsOf: try VocabularyFile.bundledURL())
    #expect(
      try VocabularyFile.decode(bytes) == JSONDecoder().decode(VocabularyData.self, from: bytes))
    for manifest in try SceneFile.bundled() {
      let url = try VocabularyFile.bundledURL().deletingLastPathComponent()
        .appendingPathComponent(SceneFile.name(of: manifest.sceneId))
      let bytes = try Data(contentsOf: url)
      #expect(try manifest == JSONDecoder().decode(SceneManifest.self, from: bytes))
    }
  }

  @Test(
    "whatever is written in an unusual way is read, or refused, as JSONDecoder does",
    arguments: [
      ("\"Kitchen\"", #""K\u00fcche \"\/\\""#), ("\"Kitchen\"", #""K\ntchen""#),
      ("\"Kitchen\"", #""K\xtchen""#), ("\"Kitchen\"", #""Kitchen\"#), ("\"Kitchen\"", "\"K\nn\""),
      ("\"Kitchen\"", #""\/\#u{1}""#), ("\"tier\": 1", "\"tier\": 1.0"),
      ("\"tier\": 1", "\"tier\": 1e0"), ("\"tier\": 1", "\"tier\": 01"),
      ("\"tier\": 1", "\"tier\": 1."), ("\"tier\": 1", "\"tier\": -1"),
      ("\"tier\": 1", "\"tier\": 1234567890123456789"), ("\"tier\": 1", "\"tier\": 1.5"),
      ("\"tier\": 1", "\"tier\": 9"), ("\"tier\": 1", "\"tier\": 1, \"tier\": 2"),
      ("\"tier\": 1", "\"tier\": 1, \"note\": {\"a\": [1, null]}"), ("\"tier\": 1", "\"tier\": 1,"),
      ("\"tier\": 1", "\"tier\": \"1\""), ("\"scene\": null", "\"scene\": nul"),
      ("true", "tru"), ("true", "false"), ("[", "[,"), (": [", ": [ ]x["), ("{", "[{"),
      ("\"kitchen\": [", "\"garden\": [], \"kitchen\": ["),
      ("\"scenes\": {", "\"scenes\": { \"kitchen\": { \"label\": \"x\", \"words\": [] },"),
    ])
  func unusual(part: String, other: String) throws {
    let range = try #require(Sample.json.range(of: part))
    try compare(Data(Sample.json.replacingCharacters(in: range, with: other).utf8))
  }

  @Test(
    "text before or after the file, and another encoding, are read or refused as JSONDecoder does")
  func around() throws {
    for text in [
      Sample.json + " x", "\u{feff}" + Sample.json, Sample.json + "\n\n", "x" + Sample.json,
    ] {
      try compare(Data(text.utf8))
    }
    try compare(try #require(Sample.json.data(using: .utf16)))
    var broken = Data(Sample.json.utf8)
    broken[try #require(broken.firstIndex(of: UInt8(ascii: "K")))] = 0xff
    try compare(broken)
  }

  @Test("numbers are the nearest ones, however many digits they have")
  func numbers() throws {
    let part = try #require(Sample.scene.range(of: "\"x\": 0.4"))
    for number in [
      "0.1", "0.123456789012345", "0.30000000000000004", "1", "0.7", "1e-1", "12345678.25", "-0.5",
      "0.1.2", ".5",
    ] {
      let data = Data(Sample.scene.replacingCharacters(in: part, with: "\"x\": \(number)").utf8)
      let expected = try? JSONDecoder().decode(SceneManifest.self, from: data)
      #expect((try? SceneFile.decode(data, file: "x.json")) == expected, "\(number)")
    }
  }

  @Test("containers in containers without end are refused, not followed")
  func deep() {
    let text = String(repeating: "{\"objects\":[{\"children\":[", count: 20_000)
    #expect(throws: VocabularyFileError.self) {
      try SceneFile.decode(Data(text.utf8), file: "x.json")
    }
    let one = "{\"position\":{\"x\":1,\"y\":1},\"children\":["
    let manifest = "{\"objects\":[" + String(repeating: one, count: 20_000)
    #expect(throws: VocabularyFileError.self) {
      try SceneFile.decode(Data(manifest.utf8), file: "x.json")
    }
  }

  @Test("files with random damage are read, or refused, as JSONDecoder does")
  func damage() throws {
    let seed: UInt64 = 0x7175_6963_6b
    var generator = SeededGenerator(seed: seed)
    let good = Array(Sample.json.utf8)
    let marks = Array("{}[]\",:\\ 019.-eEtfn/\n".utf8)
    for round in 0..<1500 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = marks[Int.random(in: 0..<marks.count, using: &generator)]
        case 1: bytes.remove(at: place)
        default: bytes.insert(marks[Int.random(in: 0..<marks.count, using: &generator)], at: place)
        }
      }
      try compare(Data(bytes), "seed \(seed), round \(round)")
    }
  }

  private func compare(_ data: Data, _ note: String = "") throws {
    let expected = try? JSONDecoder().decode(VocabularyData.self, from: data)
    let found = try? VocabularyFile.decode(data)
    #expect(found == expected, "\(note) \(String(decoding: data.prefix(60), as: UTF8.self))")
  }
}
