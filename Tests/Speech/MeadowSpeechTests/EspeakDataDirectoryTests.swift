import EspeakNG
import Foundation
import MeadowFoundations
import MeadowSpeech
import Testing

/// Reference/espeak-ng.md §2.8: variants without root, through a directory of links. Architecture §7:
/// missing data is one line that says which package to install.
@Suite("eSpeak NG's data directory")
struct EspeakDataDirectoryTests {
  @Test("missing data is one line that names the package")
  func missing() async {
    let environment = ["ESPEAK_DATA_PATH": "/nowhere"]
    let error = #expect(throws: SynthesisError.self) { try EspeakSystemData.find(environment) }
    let text = error?.description ?? ""
    #expect(
      text.contains("espeak-ng-data") && text.contains("install") && text.contains("/nowhere"))
    #expect(!text.contains("\n"))
  }

  @Test("the private directory links to every file of the system's, and holds no copy")
  func links() throws {
    let root = TemporaryDirectory()
    let system = try EspeakSystemData.find(nil)
    let data = try EspeakDataDirectory(system: system, root: root.path)
    let inside = data.path + "/espeak-ng-data"
    for name in try FileManager.default.contentsOfDirectory(atPath: system.path)
    where name != "voices" {
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: "\(inside)/\(name)")
      #expect(target == "\(system.path)/\(name)")
    }
    #expect(root.names.count == 1)
  }

  @Test("many that make it at once share one directory and leave nothing behind")
  func shared() async throws {
    let root = TemporaryDirectory()
    let system = try EspeakSystemData.find(nil)
    let paths = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<12 {
        group.addTask { try EspeakDataDirectory(system: system, root: root.path).path }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(paths.count == 1)
    #expect(root.names.count == 1)
  }

  @Test("a variant is written once, whole, and again after somebody has tidied up")
  func install() throws {
    let root = TemporaryDirectory()
    let data = try EspeakDataDirectory(system: EspeakSystemData.find(nil), root: root.path)
    let variant = EspeakVariant(try SpeechRig.espeakVoice(.girl), .standard)
    let file = "\(data.path)/espeak-ng-data/voices/!v/\(variant.name)"
    try data.install(variant)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == variant.text)
    try FileManager.default.removeItem(atPath: data.path)
    try data.install(variant)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == variant.text)
  }

  @Test(
    "a variant that was emptied, cut or overwritten is written again", arguments: ["", "lan", "x"])
  func damagedVariant(text: String) throws {
    let root = TemporaryDirectory()
    let data = try EspeakDataDirectory(system: EspeakSystemData.find(nil), root: root.path)
    let variant = EspeakVariant(try SpeechRig.espeakVoice(.girl), .standard)
    let folder = "\(data.path)/espeak-ng-data/voices/!v"
    let file = "\(folder)/\(variant.name)"
    try data.install(variant)
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    #expect(!data.holds(variant))
    try data.install(variant)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == variant.text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [variant.name])
  }

  @Test("a path too long for the library is replaced by a short private one")
  func longPath() throws {
    let root = TemporaryDirectory()
    let long = root.path + "/" + String(repeating: "deep/", count: 40)
    let environment = ["TMPDIR": root.path]
    let data = try EspeakDataDirectory(
      system: EspeakSystemData.find(nil), root: long, environment: environment)
    #expect(data.path.utf8.count <= EspeakDataDirectory.longestPath)
    #expect(data.path.hasPrefix(root.path + "/meadow-"))
    let attributes = try FileManager.default.attributesOfItem(
      atPath: (data.path as NSString).deletingLastPathComponent)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
  }

  @Test("a temporary directory that is somebody's link is not used")
  func foreignLink() throws {
    let root = TemporaryDirectory()
    let elsewhere = TemporaryDirectory()
    try FileManager.default.createSymbolicLink(
      atPath: "\(root.path)/meadow-\(getuid())", withDestinationPath: elsewhere.path)
    let data = try EspeakDataDirectory(
      system: EspeakSystemData.find(nil), root: "/proc/nowhere",
      environment: ["TMPDIR": root.path])
    #expect(!data.path.hasPrefix(root.path))
    #expect(elsewhere.names.isEmpty)
  }
}
