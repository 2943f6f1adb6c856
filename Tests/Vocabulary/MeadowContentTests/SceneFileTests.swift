import Foundation
import MeadowContent
import MeadowFoundations
import Testing

/// A scene file decodes as document 000 §03 writes it, and a wrong one is answered with the place.
@Suite("Scene file")
struct SceneFileTests {
  @Test("a manifest decodes with its zones, containers and children")
  func whole() throws {
    let manifest = try Sample.manifest()
    #expect(manifest.zones.map(\.id) == ["fridge", "bowl"])
    #expect(manifest.objects(at: []).map(\.word) == ["fridge", "banana"])
    #expect(manifest.objects(at: ["fridge"]).map(\.word) == ["shelf"])
    #expect(manifest.object(at: ["fridge", "shelf", "shelf-juice"])?.word == "apple juice")
    let written = try JSONEncoder().encode(manifest)
    #expect(try SceneFile.decode(written, file: "x.json") == manifest)
  }

  @Test(
    "a missing or wrong part is named with file and place",
    arguments: [
      (
        "\"priority\": 2", "\"prio\": 2",
        "scenes/kitchen.json: objects[0].children[0].priority: \"priority\" is missing (entry 1)"
      ),
      (
        "\"flat\"", "\"round\"",
        "scenes/kitchen.json: objects[0].children[0].children[0].type: \"round\" is not known, "
          + "one of these belongs here: flat, container (entry 1)"
      ),
      ("\"x\": 0,", "\"x\": \"0\",", "scenes/kitchen.json: objects[0].position.x: "),
      (
        "\"zones\": [", "\"zones\": 7, \"y\": [", "scenes/kitchen.json: zones: a list [ … ] belongs"
      ),
    ])
  func wrong(part: String, replacement: String, message: String) throws {
    let range = try #require(Sample.scene.range(of: part))
    let text = Sample.scene.replacingCharacters(in: range, with: replacement)
    let error = #expect(throws: VocabularyFileError.self) {
      try SceneFile.decode(Data(text.utf8), file: "scenes/kitchen.json")
    }
    #expect(try #require(error).description.hasPrefix(message), "\(String(describing: error))")
  }

  @Test("a file that is not there, a folder and a pipe in its place are said to be no file")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appendingPathComponent("kitchen.json")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    for url in [pipe, folder.url, folder.url.appendingPathComponent("none.json")] {
      #expect(throws: VocabularyFileError.self) { try SceneFile.read(url) }
    }
  }

  @Test("a file beyond all sense is refused by its size, unread")
  func large() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("kitchen.json")
    #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 65 << 20)
    try handle.close()
    let error = #expect(throws: VocabularyFileError.self) { try SceneFile.read(url) }
    #expect(try #require(error).description.contains("larger than 64 MB"))
  }
}
