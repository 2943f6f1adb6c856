public import Foundation
public import MeadowFoundations

/// Scene manifests, one file for each scene: where they are and how they are read. Pure reading;
/// ``ContentCheck`` judges them.
public enum SceneFile {
  /// The folder of the scene files, beside the vocabulary file.
  public static let folder = "scenes"

  /// The name that problems give to the manifest of `scene`: "scenes/kitchen.json".
  public static func name(of scene: String) -> String { "\(folder)/\(scene).json" }

  /// The manifests that come with Meadow, in the order of their names.
  public static func bundled() throws(VocabularyFileError) -> [SceneManifest] {
    var manifests: [SceneManifest] = []
    for url in files(in: try ContentBytes.bundledURL(folder)) { manifests.append(try read(url)) }
    guard !manifests.isEmpty else {
      throw .unreadable(file: folder, reason: "there are no scenes in it; install Meadow again")
    }
    return manifests
  }

  /// The manifest in the file at `url`.
  public static func read(_ url: URL) throws(VocabularyFileError) -> SceneManifest {
    let file = "\(folder)/\(url.lastPathComponent)"
    return try decode(ContentBytes.read(url, file: file), file: file)
  }

  /// The manifest in `data`; `file` is the name that errors give it.
  public static func decode(
    _ data: Data, file: String
  ) throws(VocabularyFileError) -> SceneManifest {
    try ContentBytes.decode(SceneManifest.self, from: data, file: file)
  }

  /// The scene files in `directory`, in the order of their names; none where there is no such folder.
  static func files(in directory: URL) -> [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
