/// Keeps spreadsheets from running a cell as a formula: an apostrophe before it, which reading takes
/// away again (OWASP, CSV Injection).
enum FormulaGuard {
  /// What begins a formula, in narrow and in full width.
  private static let starts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  /// `cell` as it is written.
  static func guarded(_ cell: String) -> String { isFormula(cell) ? "'" + cell : cell }

  /// `cell` as it was before it was written.
  static func unguarded(_ cell: String) -> String {
    guard cell.unicodeScalars.first == "'", isFormula(cell) else { return cell }
    return String(cell.unicodeScalars.dropFirst())
  }

  /// Whether `cell` begins as a formula, behind any number of apostrophes: so that a text that begins
  /// with one of its own keeps it.
  private static func isFormula(_ cell: String) -> Bool {
    cell.unicodeScalars.first { $0 != "'" }.map { starts.contains($0) } ?? false
  }
}
