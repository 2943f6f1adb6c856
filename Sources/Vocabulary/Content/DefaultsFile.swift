public import Foundation
public import MeadowFoundations

/// The defaults by age and tier: the data file that comes with Meadow, and how such a file is read and
/// judged.
public enum DefaultsFile {
  /// The name of the file that comes with Meadow.
  public static let name = "defaults.json"

  /// The table that comes with Meadow.
  public static func bundled() throws(VocabularyFileError) -> DefaultsTable {
    try decode(ContentBytes.bundled(name))
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
