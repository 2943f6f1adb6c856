public import Foundation
import MeadowFoundations

/// Finds the content to start with: a family's own files where they are good, else the copies that
/// were last found good, else those that come with Meadow.
public enum ContentLoader {
  /// The folder, in a family's own, that holds copies of its files that were found good.
  public static let lastGood = "last-good"

  /// The content for a family with the folder `directory`: `meadow-vocabulary.json` and
  /// `scenes/<name>.json` in it, all of which may be absent.
  ///
  /// Good files of a family are copied to `last-good` beside them. Throws only where the files that
  /// come with Meadow are broken. Reads and writes files: not for the tap's path.
  public static func load(
    from directory: URL?
  ) throws(VocabularyFileError) -> LoadedContent {
    let bundledScenes = try SceneFile.bundled()
    let own = directory.map { OwnContent(directory: $0) }
    let found = own?.vocabulary() ?? OwnContent.Found()
    let vocabulary = if let value = found.value { value } else { try VocabularyFile.bundled() }
    var content = LoadedContent(
      vocabulary: vocabulary, scenes: [], notes: found.notes, source: found.source,
      sceneSources: [:])
    add(own?.scenes(for: vocabulary) ?? [], to: &content)
    for manifest in bundledScenes where content.sceneSources[manifest.sceneId] == nil {
      add(bundled: manifest, to: &content)
    }
    content.scenes.sort { $0.sceneId < $1.sceneId }
    return content
  }

  private static func add(
    _ scenes: [OwnContent.Found<SceneManifest>], to content: inout LoadedContent
  ) {
    for found in scenes {
      content.notes += found.notes
      guard let manifest = found.value else { continue }
      content.scenes.append(manifest)
      content.sceneSources[manifest.sceneId] = found.source
    }
  }

  /// A manifest that comes with Meadow, without what a family's own vocabulary does not have.
  private static func add(bundled manifest: SceneManifest, to content: inout LoadedContent) {
    let name = SceneFile.name(of: manifest.sceneId)
    guard content.source != .bundled else {
      content.scenes.append(manifest)
      content.sceneSources[manifest.sceneId] = .bundled
      return
    }
    guard let scene = content.vocabulary.scenes[manifest.sceneId] else {
      content.notes.append(
        ContentNote(
          file: VocabularyFile.name, place: "scenes", reason: "there is no \(manifest.sceneId)",
          instead: "this scene is left out"))
      return
    }
    let words = Set(content.vocabulary.coreVocabulary.map(\.id) + scene.words.map(\.id))
    var kept = manifest
    kept.objects = manifest.objects.compactMap { $0.keeping(words) }
    if kept != manifest {
      content.notes.append(
        ContentNote(
          file: name, place: "",
          reason: "it shows words that are not in \(VocabularyFile.name)",
          instead: "they are left out; a scene file of your own can show yours"))
    }
    content.scenes.append(kept)
    content.sceneSources[manifest.sceneId] = .bundled
  }
}

extension SceneObject {
  /// The object with those things inside it whose word is one of `words`; nil where its own is not,
  /// or where nothing would be left inside.
  fileprivate func keeping(_ words: Set<WordID>) -> SceneObject? {
    guard words.contains(WordID(word)) else { return nil }
    guard let children else { return self }
    var kept = self
    kept.children = children.compactMap { $0.keeping(words) }
    return kept.children?.isEmpty == true ? nil : kept
  }
}
