public import Foundation
public import MeadowFoundations

/// Parentese by age: the data file that comes with Meadow, and how such a file is read and judged.
public enum ParenteseFile {
  /// The name of the file that comes with Meadow.
  public static let name = "parentese.json"

  /// The table that comes with Meadow.
  public static func bundled() throws(VocabularyFileError) -> ParenteseTable {
    try decode(ContentBytes.bundled(name))
  }

  /// The table in `data`; `file` is the name that errors give it.
  public static func decode(
    _ data: Data, file: String = name
  ) throws(VocabularyFileError) -> ParenteseTable {
    let table: ParenteseTable = try ContentBytes.decode(data, file: file)
    if let problem = problem(with: table) { throw .wrong(file: file, problem: problem) }
    return table
  }

  /// What is wrong with `table`, or nil where nothing is: spans of ages without gaps, each with a
  /// prosody the voices reach and a reason, and sources behind them all.
  public static func problem(with table: ParenteseTable) -> ContentProblem? {
    var months = table.steps.first?.fromMonths
    let problems: [ContentProblem] =
      .found(table.steps.isEmpty, at: "steps", "there are none")
      + .found(table.sources.isEmpty, at: "sources", "there are none")
      + table.steps.enumerated().flatMap { index, step in
        defer { months = step.toMonths }
        return self.problems(with: step, from: months ?? 0, at: "steps[\(index)]")
      }
    return problems.first
  }

  private static func problems(
    with step: ParenteseStep, from months: Int, at path: String
  ) -> [ContentProblem] {
    var problems: [ContentProblem] =
      .found(
        step.fromMonths != months, at: "\(path).fromMonths",
        "it is \(step.fromMonths), but the ages before it end at \(months)")
      + .found(
        step.toMonths <= step.fromMonths, at: "\(path).toMonths",
        "it is \(step.toMonths), not above \(step.fromMonths)")
      + .found(step.why.isEmpty, at: "\(path).why", "it is empty; a reader wants to know")
    do { _ = try step.prosody.validated() } catch {
      problems += .found(
        true, at: "\(path).prosody.\(error.field)", "\(error.reason); \(error.advice)")
    }
    return problems
  }
}
