import Foundation
import Testing

/// The house of architecture §1: who may import whom, held by reading every import line.
@Suite struct ArchitectureTests {
  /// The layers from the ground up; a room imports the model, its own C fence and one step down.
  static let layers = ["Data", "Services", "Engines", "Views", "App"]

  /// The one Swift target that may import each C module.
  static let fences = [
    "CEbur128": "MeadowLoudness", "CEspeakNG": "MeadowSpeech", "CExpat": "LexiconFiles",
    "CPixbuf": "MeadowPictures", "CPulse": "MeadowAudio", "CRubberBand": "MeadowSpeech",
    "CSndFile": "SoundFiles", "CSodium": "MeadowDigest", "CSoxr": "MeadowSpeech",
  ]

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct Source {
    var path: String
    var layer: String
    var room: String
    var lines: [String]

    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "import"), index <= 1, words.count > index + 1
        else { return nil }
        return words[index + 1]
      }
    }
  }

  static let sources: [Source] = {
    let base = root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.map { url in
      let parts = url.pathComponents.dropFirst(base.pathComponents.count)
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return Source(
        path: parts.joined(separator: "/"), layer: parts.first ?? "",
        room: parts.dropFirst().first ?? "", lines: text.components(separatedBy: "\n"))
    }
  }()

  static let layerOfRoom = Dictionary(sources.map { ($0.room, $0.layer) }) { first, _ in first }

  @Test("the house is there: every layer has rooms and every room has files")
  func houseStands() {
    #expect(Self.sources.count > 60)
    #expect(Set(Self.layers + ["Model"]).isSubset(of: Set(Self.sources.map(\.layer))))
  }

  @Test("every room imports the model and the layer directly below it, nothing else of the house")
  func arrowsPointOneStepDown() {
    for source in Self.sources where source.layer != "App" {
      for module in source.imports {
        guard let layer = Self.layerOfRoom[module] else { continue }
        let below = Self.layers.firstIndex(of: source.layer).flatMap {
          $0 > 0 ? Self.layers[$0 - 1] : nil
        }
        #expect(
          layer == "Model" || layer == below,
          "\(source.path) imports \(module) of \(layer); only Model and \(below ?? "nothing")")
      }
    }
  }

  @Test("each C module is imported by exactly one Swift target")
  func fencesHold() {
    for source in Self.sources {
      for module in source.imports {
        guard let owner = Self.fences[module] else { continue }
        #expect(source.room == owner, "\(source.path) imports \(module), which is \(owner)'s")
      }
    }
  }

  /// What would make a decision depend on more than its inputs (architecture §5).
  static let impurities = [
    "Date()", "Task.sleep", ".random(", "ContinuousClock", "SuspendingClock", "MonotonicTime.now()",
    "ProcessInfo", "DispatchTime",
  ]

  @Test("the pure engines read no clock, draw no luck and wait for nothing")
  func enginesArePure() {
    let pure = Self.sources.filter {
      $0.path.hasPrefix("Engines/MeadowEngines/Session/")
        || $0.path.hasSuffix("/UtteranceQueue.swift")
        || $0.path.hasPrefix("Services/MeadowAudio/Timeline")
    }
    #expect(pure.count >= 4)
    for source in pure {
      for impurity in Self.impurities {
        #expect(!source.lines.contains { $0.contains(impurity) }, "\(source.path): \(impurity)")
      }
      #expect(!source.imports.contains("Foundation"), "\(source.path) imports Foundation")
    }
  }

  @Test("tests draw time and never wait for it")
  func testsNeverWait() throws {
    let word = "sl" + "eep"
    let files = FileManager.default.enumerator(
      at: Self.root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    let urls = (files?.allObjects as? [URL] ?? []).filter {
      ["swift", "py", "js"].contains($0.pathExtension) && !$0.path.contains("ArchitectureTests")
    }
    #expect(!urls.isEmpty)
    for url in urls {
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(!text.contains(word), "\(url.lastPathComponent) waits")
    }
  }

  @Test("files stay small enough to hold in mind")
  func filesStaySmall() {
    for source in Self.sources {
      #expect(source.lines.count <= 300, "\(source.path) has \(source.lines.count) lines")
    }
  }
}
