/// A row of a table of figures: what, its figure, what must be reached, and whether it is. A line of at
/// most 105 columns, as those of .ci/bench.
func figureRow(_ what: String, _ figure: String, _ target: String, _ isMet: Bool) -> String {
  [(what, 44), (figure, 26), (target, 26)].reduce("") { line, cell in
    line + cell.0 + String(repeating: " ", count: max(1, cell.1 + 1 - cell.0.count))
  } + (isMet ? "met" : "MISSED")
}
