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
    guard let first = table.steps.first else {
      return ContentProblem(path: "steps", reason: "there are none")
    }
    guard !table.sources.isEmpty else {
      return ContentProblem(path: "sources", reason: "there are none")
    }
    var months = first.fromMonths
    for (index, step) in table.steps.enumerated() {
      if let (field, reason) = problem(with: step, from: months) {
        return ContentProblem(path: "steps[\(index)].\(field)", reason: reason)
      }
      months = step.toMonths
    }
    return nil
  }

  private static func problem(
    with step: ParenteseStep, from months: Int
  ) -> (field: String, reason: String)? {
    if step.fromMonths != months {
      return ("fromMonths", "it is \(step.fromMonths), but the ages before it end at \(months)")
    }
    if step.toMonths <= step.fromMonths {
      return ("toMonths", "it is \(step.toMonths), not above \(step.fromMonths)")
    }
    if step.why.isEmpty { return ("why", "it is empty; a reader wants to know") }
    do { _ = try step.prosody.validated() } catch {
      return ("prosody.\(error.field)", "\(error.reason); \(error.advice)")
    }
    return nil
  }
}
