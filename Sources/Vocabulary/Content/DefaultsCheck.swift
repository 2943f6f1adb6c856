public import MeadowFoundations

/// Judges a table of defaults: every tier, ages without gaps, and values that can be had.
public enum DefaultsCheck {
  /// What is wrong with `table`, or nil where nothing is.
  public static func problem(with table: DefaultsTable) -> ContentProblem? {
    if table.sources.isEmpty { return ContentProblem(path: "sources", reason: "there are none") }
    if table.tierNote.isEmpty {
      return ContentProblem(path: "tierNote", reason: "it is empty")
    }
    return tiers(of: table) ?? ages(of: table) ?? companion(table.companion)
  }

  private static func tiers(of table: DefaultsTable) -> ContentProblem? {
    guard table.tiers.map(\.tier) == Tier.allCases else {
      return ContentProblem(path: "tiers", reason: "one row for each of 1, 2 and 3, in this order")
    }
    for (index, row) in table.tiers.enumerated() {
      let path = "tiers[\(index)]"
      if let problem = span(row.pauseSeconds, at: path) ?? reason(row.why, at: path) {
        return problem
      }
      if row.celebrations.least > row.celebrations.most {
        return ContentProblem(path: path + ".celebrations", reason: "least is above most")
      }
    }
    return months(
      table.tiers.map { ($0.fromMonths, $0.toMonths) }, of: "tiers")
  }

  private static func ages(of table: DefaultsTable) -> ContentProblem? {
    guard !table.ages.isEmpty else { return ContentProblem(path: "ages", reason: "there are none") }
    for (index, row) in table.ages.enumerated() {
      let path = "ages[\(index)]"
      if let problem = span(row.pauseSeconds, at: path) ?? reason(row.why, at: path)
        ?? scale(row.scale, at: path)
      {
        return problem
      }
    }
    return months(table.ages.map { ($0.fromMonths, $0.toMonths) }, of: "ages")
  }

  private static func months(_ rows: [(from: Int, to: Int)], of name: String) -> ContentProblem? {
    var end = rows.first?.from
    for (index, row) in rows.enumerated() {
      if row.from != end {
        return ContentProblem(
          path: "\(name)[\(index)].fromMonths",
          reason: "it is \(row.from), and the ages before it do not end there")
      }
      if row.to <= row.from {
        return ContentProblem(
          path: "\(name)[\(index)].toMonths", reason: "it is \(row.to), not above \(row.from)")
      }
      end = row.to
    }
    return nil
  }

  private static func span(_ span: DefaultsRange<Double>, at path: String) -> ContentProblem? {
    guard span.least <= 0 || span.most < span.least else { return nil }
    return ContentProblem(
      path: path + ".pauseSeconds", reason: "seconds above 0 belong here, least not above most")
  }

  private static func reason(_ why: String, at path: String) -> ContentProblem? {
    guard why.isEmpty else { return nil }
    return ContentProblem(path: path + ".why", reason: "it is empty; a reader wants to know")
  }

  private static func scale(_ scale: CelebrationScale, at path: String) -> ContentProblem? {
    let fits = scale.milliseconds.allSatisfy { (1...CelebrationScale.limit).contains($0) }
    guard !fits || scale.milliseconds.count != 3 || scale.particles.count != 3 else { return nil }
    return ContentProblem(
      path: path + ".scale",
      reason: "three times of 1 to \(CelebrationScale.limit) ms and three counts of particles")
  }

  private static func companion(_ script: CompanionScript) -> ContentProblem? {
    if !(script.lines + [script.again]).allSatisfy({ $0.contains("[word]") })
      || script.lines.isEmpty
    {
      return ContentProblem(path: "companion.lines", reason: "each needs a place for its [word]")
    }
    if let word = script.signs.keys.sorted().first(where: { $0 != $0.lowercased() }) {
      return ContentProblem(path: "companion.signs.\(word)", reason: "write it in lower case")
    }
    return nil
  }
}
