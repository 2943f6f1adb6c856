/// Rows of cells as lines whose columns line up: the first to the left, the others to the right.
package enum TextColumns {
  /// A line a row; every row has as many cells as the first.
  package static func lines(_ rows: [[String]]) -> [String] {
    let columns = rows.first?.indices ?? 0..<0
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }
  }
}
