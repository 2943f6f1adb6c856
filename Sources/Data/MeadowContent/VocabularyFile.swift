public import Foundation
public import MeadowModel

/// The vocabulary file: where it is and how it is read. Pure reading; ``ContentCheck`` judges it.
public enum VocabularyFile {
  /// The name of the file that comes with Meadow.
  public static let name = "meadow-vocabulary.json"

  /// Where the file that comes with Meadow lies.
  public static func bundledURL() throws(VocabularyFileError) -> URL {
    guard let url = Bundle.module.url(forResource: "meadow-vocabulary", withExtension: "json")
    else {
      throw .unreadable(
        file: name, reason: "it is not in Meadow's resources; build or install Meadow again")
    }
    return url
  }

  /// The vocabulary that comes with Meadow.
  public static func bundled() throws(VocabularyFileError) -> VocabularyData {
    try read(bundledURL())
  }

  /// The vocabulary in the file at `url`.
  public static func read(_ url: URL) throws(VocabularyFileError) -> VocabularyData {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(
        file: url.lastPathComponent, reason: "there is no such file, or it may not be opened")
    }
    return try decode(data, file: url.lastPathComponent)
  }

  /// The vocabulary in `data`; `file` is the name that errors give it. At most 200 ms for the whole
  /// file (document 000 §07).
  public static func decode(
    _ data: Data, file: String = name
  ) throws(VocabularyFileError) -> VocabularyData {
    do {
      return try JSONDecoder().decode(VocabularyData.self, from: data)
    } catch let error as DecodingError {
      throw DecodingReport(error, in: data).error(for: file)
    } catch {
      throw .notJSON(file: file, reason: "\(error)")
    }
  }
}
