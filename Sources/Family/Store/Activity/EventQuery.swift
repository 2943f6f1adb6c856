/// What the log is asked, in SQL. None of it reads more of the file than it answers with.
package enum EventQuery {
  /// The first events of a child of some kinds in a range of time: each kind in the order of its index,
  /// merged.
  package static func events(kinds: Int) -> String {
    let one = "SELECT * FROM event WHERE child = ? AND kind = ? AND time BETWEEN ? AND ?"
    return Array(repeating: one, count: kinds).joined(separator: " UNION ALL ")
      + " ORDER BY time, number LIMIT ?"
  }

  /// The newest messages of a child in a range of days. SQLite would take the index by kind and sort them all.
  package static let messages = """
    SELECT day, minute, scene, sequence, scenarios FROM event INDEXED BY messageOfChild
    WHERE kind = 'interaction' AND child = ? AND day BETWEEN ? AND ? ORDER BY day DESC, number DESC
    """

  /// A child's days of a range.
  package static let days =
    "SELECT * FROM day WHERE child = ? AND day BETWEEN ? AND ? ORDER BY day"
}
