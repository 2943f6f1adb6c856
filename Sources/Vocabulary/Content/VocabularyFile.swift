public import Foundation
public import MeadowFoundations

/// The vocabulary file: where it is and how it is read. Pure reading; ``ContentCheck`` judges it.
public enum VocabularyFile {
  /// The name of the file that comes with Meadow.
  public static let name = "meadow-vocabulary.json"

  /// Where the file that comes with Meadow lies.
  public static func bundledURL() throws(VocabularyFileError) -> URL {
    try ContentBytes.bundledURL(name)
  }

  /// The vocabulary that comes with Meadow.
  public static func bundled() throws(VocabularyFileError) -> VocabularyData {
    try read(bundledURL())
  }

  /// The vocabulary in the file at `url`.
  public static func read(_ url: URL) throws(VocabularyFileError) -> VocabularyData {
    let file = url.lastPathComponent
    return try decode(ContentBytes.read(url, file: file), file: file)
  }

  /// The vocabulary in `data`; `file` is the name that errors give it. At most 20 ms for the whole
  /// content, scenes and index included. The first reading after a start took 5 ms of the processor,
  /// with `JSONDecoder` alone 17 ms and 1.3 MB more: a fifth of the time until Meadow is ready.
  public static func decode(
    _ data: Data, file: String = name
  ) throws(VocabularyFileError) -> VocabularyData {
    try ContentBytes.decode(VocabularyData.self, from: data, file: file)
  }
}
