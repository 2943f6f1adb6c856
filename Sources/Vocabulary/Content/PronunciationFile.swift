public import Foundation
public import MeadowFoundations

/// What the voice's own rules say wrong: the data file that comes with Meadow, found by reading the
/// whole vocabulary aloud.
public enum PronunciationFile {
  /// The name of the file that comes with Meadow.
  public static let name = "pronunciations.json"

  /// The pronunciations that come with Meadow.
  public static func bundled() throws(VocabularyFileError) -> [BundledPronunciation] {
    try decode(ContentBytes.bundled(name))
  }

  /// The pronunciations in `data`; `file` is the name that errors give it.
  public static func decode(
    _ data: Data, file: String = name
  ) throws(VocabularyFileError) -> [BundledPronunciation] {
    let list: [BundledPronunciation] = try ContentBytes.decode(data, file: file)
    var seen: Set<String> = []
    for (index, entry) in list.enumerated() where !seen.insert(entry.text.lowercased()).inserted {
      throw .wrong(
        file: file,
        problem: ContentProblem(path: "[\(index)].text", reason: "\"\(entry.text)\" is there twice")
      )
    }
    return list
  }
}
