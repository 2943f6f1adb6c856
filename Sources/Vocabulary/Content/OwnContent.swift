import Foundation
import MeadowFiles
import MeadowFoundations

/// A family's own content files and the copies of them that were last found good.
struct OwnContent {
  /// What was found of one file.
  struct Found<Value> {
    /// What is to be used; nil for what comes with Meadow.
    var value: Value?
    /// Where it came from.
    var source = ContentSource.bundled
    /// What could not be used.
    var notes: [ContentNote] = []
  }

  /// The family's folder.
  let directory: URL

  /// The family's vocabulary.
  func vocabulary() -> Found<VocabularyData> {
    find(VocabularyFile.name) { data, file throws(VocabularyFileError) in
      let vocabulary = try VocabularyFile.decode(data, file: file)
      try Self.require(ContentCheck.problems(in: vocabulary), file: file)
      return vocabulary
    }
  }

  /// The family's manifests, which must fit `vocabulary`.
  func scenes(for vocabulary: VocabularyData) -> [Found<SceneManifest>] {
    let urls = SceneFile.files(in: directory.appendingPathComponent(SceneFile.folder))
    return urls.map(\.lastPathComponent).map { name in
      find("\(SceneFile.folder)/\(name)") { data, file throws(VocabularyFileError) in
        let manifest = try SceneFile.decode(data, file: file)
        let problems = [ContentProblem].found(
          "\(manifest.sceneId).json" != name, at: "sceneId",
          "a file of the scene \"\(manifest.sceneId)\" is called \(manifest.sceneId).json")
        try Self.require(
          problems + ContentCheck.problems(of: vocabulary.naming([manifest])[0], in: vocabulary),
          file: file)
        return manifest
      }
    }
  }

  /// The value of the family's file `name`, else of its last good copy, else none.
  private func find<Value>(
    _ name: String, read: (Data, String) throws(VocabularyFileError) -> Value
  ) -> Found<Value> {
    let url = directory.appendingPathComponent(name)
    guard (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil else {
      return Found()
    }
    do throws(VocabularyFileError) {
      let data = try ContentBytes.read(url, file: name)
      let value = try read(data, name)
      return Found(value: value, source: .own, notes: copy(data, name))
    } catch {
      let copy = copy(of: name)
      if let data = try? ContentBytes.read(copy, file: name), let value = try? read(data, name) {
        let note = note(error, instead: "the copy that was last good is used")
        return Found(value: value, source: .lastGood, notes: [note])
      }
      return Found(notes: [note(error, instead: "the one that comes with Meadow is used")])
    }
  }

  /// Keeps `data` as the last good copy of `name`; a note where that fails.
  private func copy(_ data: Data, _ name: String) -> [ContentNote] {
    let copy = copy(of: name)
    if (try? Data(contentsOf: copy)) == data { return [] }
    do throws(FileProblem) {
      try Files.makeDirectory(copy.deletingLastPathComponent().path)
      try DurableFile.write([UInt8](data), to: copy.path, as: .family)
      return []
    } catch {
      return [
        ContentNote(
          file: name, place: "", reason: "no copy of it can be kept in \(ContentLoader.lastGood)",
          instead: "it is used without one")
      ]
    }
  }

  private func copy(of name: String) -> URL {
    directory.appendingPathComponent(ContentLoader.lastGood).appendingPathComponent(name)
  }

  private static func require(
    _ problems: [ContentProblem], file: String
  ) throws(VocabularyFileError) {
    guard let first = problems.first else { return }
    throw .wrong(file: file, problem: first)
  }

  private func note(_ error: VocabularyFileError, instead: String) -> ContentNote {
    switch error {
    case .unreadable(let file, let reason):
      ContentNote(file: file, place: "", reason: "it cannot be read: \(reason)", instead: instead)
    case .notJSON(let file, let reason):
      ContentNote(file: file, place: "", reason: "it is not JSON, \(reason)", instead: instead)
    case .wrong(let file, let problem):
      ContentNote(file: file, place: problem.path, reason: problem.reason, instead: instead)
    }
  }
}
