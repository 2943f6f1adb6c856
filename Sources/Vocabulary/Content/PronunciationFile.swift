public import Foundation
public import MeadowFoundations

/// What the voice's own rules say wrong: the data file that comes with Meadow, found by reading the
/// whole vocabulary aloud.
public enum PronunciationFile {
  /// The name of the file that comes with Meadow.
  public static let name = "pronunciations.json"

  /// The pronunciations that come with Meadow.
  public static func bundled() throws(VocabularyFileError) -> [BundledPronunciation] {
    guard let url = Bundle.module.url(forResource: "pronunciations", withExtension: "json") else {
      throw .unreadable(
        file: name, reason: "it is not in Meadow's resources; build or install Meadow again")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw .unreadable(file: name, reason: "it may not be opened")
    }
    return try decode(data)
  }

  /// The pronunciations in `data`; `file` is the name that errors give it.
  public static func decode(
    _ data: Data, file: String = name
  ) throws(VocabularyFileError) -> [BundledPronunciation] {
    let list: [BundledPronunciation]
    do {
      list = try JSONDecoder().decode([BundledPronunciation].self, from: data)
    } catch let error as DecodingError {
      throw DecodingReport(error, in: data).error(for: file)
    } catch {
      throw .notJSON(file: file, reason: "\(error)")
    }
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
