public import Foundation
public import MeadowFoundations

/// The defaults by age and tier: the data file that comes with Meadow, and how such a file is read and
/// judged.
public enum DefaultsFile {
  /// The name of the file that comes with Meadow.
  public static let name = "defaults.json"

  /// Where the file that comes with Meadow lies.
  public static func bundledURL() throws(VocabularyFileError) -> URL {
    guard let url = Bundle.module.url(forResource: "defaults", withExtension: "json") else {
      throw .unreadable(
        file: name, reason: "it is not in Meadow's resources; build or install Meadow again")
    }
    return url
  }

  /// The table that comes with Meadow.
  public static func bundled() throws(VocabularyFileError) -> DefaultsTable {
    try read(bundledURL())
  }

  /// The table in the file at `url`.
  public static func read(_ url: URL) throws(VocabularyFileError) -> DefaultsTable {
    let file = url.lastPathComponent
    guard let data = try? Data(contentsOf: url) else {
      throw .unreadable(file: file, reason: "there is no such file, or it may not be opened")
    }
    return try decode(data, file: file)
  }

  /// The table in `data`; `file` is the name that errors give it.
  public static func decode(
    _ data: Data, file: String = name
  ) throws(VocabularyFileError) -> DefaultsTable {
    let table: DefaultsTable
    do {
      table = try JSONDecoder().decode(DefaultsTable.self, from: data)
    } catch let error as DecodingError {
      throw DecodingReport(error, in: data).error(for: file)
    } catch let error as InputProblem {
      throw .wrong(
        file: file,
        problem: ContentProblem(path: error.field, reason: "\(error.reason); \(error.advice)"))
    } catch {
      throw .notJSON(file: file, reason: "\(error)")
    }
    if let problem = DefaultsCheck.problem(with: table) {
      throw .wrong(file: file, problem: problem)
    }
    return table
  }
}
