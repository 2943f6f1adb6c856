public import Foundation
public import MeadowFoundations

/// The defaults by age and tier: the data file that comes with Meadow, and how such a file is read and
/// judged.
public enum DefaultsFile {
  /// The name of the file that comes with Meadow.
  public static let name = "defaults.json"

  /// Where the file that comes with Meadow lies.
  public static func bundledURL() throws(VocabularyFileError) -> URL {
    try ContentBytes.bundledURL(name)
  }

  /// The table that comes with Meadow.
  public static func bundled() throws(VocabularyFileError) -> DefaultsTable {
    try read(bundledURL())
  }

  /// The table in the file at `url`.
  public static func read(_ url: URL) throws(VocabularyFileError) -> DefaultsTable {
    let file = url.lastPathComponent
    return try decode(ContentBytes.read(url, file: file), file: file)
  }

  /// The table in `data`; `file` is the name that errors give it.
  public static func decode(
    _ data: Data, file: String = name
  ) throws(VocabularyFileError) -> DefaultsTable {
    let table: DefaultsTable = try ContentBytes.decode(data, file: file)
    if let problem = DefaultsCheck.problem(with: table) {
      throw .wrong(file: file, problem: problem)
    }
    return table
  }
}
