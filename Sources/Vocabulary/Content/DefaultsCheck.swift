public import MeadowFoundations

/// Judges a table of defaults: every tier, ages without gaps, and values that can be had.
public enum DefaultsCheck {
  /// What is wrong with `table`, or nil where nothing is.
  public static func problem(with table: DefaultsTable) -> ContentProblem? {
    let problems: [ContentProblem] =
      .found(table.sources.isEmpty, at: "sources", "there are none")
      + .found(table.tierNote.isEmpty, at: "tierNote", "it is empty")
      + tiers(of: table) + ages(of: table) + people(table.people) + companion(table.companion)
    return problems.first
  }

  /// They become My Words as they are: with a word that can be said and a picture, none twice.
  private static func people(_ people: [OfferedPerson]) -> [ContentProblem] {
    var seen = Duplicates("the person")
    return people.enumerated().flatMap { index, person in
      let path = "people[\(index)]"
      return ContentCheck.speakable(person.text, at: path + ".text")
        + seen.check(person.text, at: path + ".text")
        + ContentCheck.picture(person.emoji, at: path + ".emoji")
    }
  }

  private static func tiers(of table: DefaultsTable) -> [ContentProblem] {
    guard table.tiers.map(\.tier) == Tier.allCases else {
      return .found(true, at: "tiers", "one row for each of 1, 2 and 3, in this order")
    }
    return table.tiers.enumerated().flatMap { index, row in
      let path = "tiers[\(index)]"
      return span(row.pauseSeconds, at: path) + reason(row.why, at: path)
        + .found(
          row.celebrations.least > row.celebrations.most, at: path + ".celebrations",
          "least is above most")
    } + months(table.tiers.map { ($0.fromMonths, $0.toMonths) }, of: "tiers")
  }

  private static func ages(of table: DefaultsTable) -> [ContentProblem] {
    .found(table.ages.isEmpty, at: "ages", "there are none")
      + table.ages.enumerated().flatMap { index, row in
        let path = "ages[\(index)]"
        return [
          span(row.pauseSeconds, at: path), reason(row.why, at: path), scale(row.scale, at: path),
          quiet(row.quietSeconds, at: path),
        ].flatMap(\.self)
      } + months(table.ages.map { ($0.fromMonths, $0.toMonths) }, of: "ages")
  }

  private static func months(_ rows: [(from: Int, to: Int)], of name: String) -> [ContentProblem] {
    var end = rows.first?.from
    return rows.enumerated().flatMap { index, row in
      defer { end = row.to }
      return [ContentProblem].found(
        row.from != end, at: "\(name)[\(index)].fromMonths",
        "it is \(row.from), and the ages before it do not end there")
        + .found(
          row.to <= row.from, at: "\(name)[\(index)].toMonths",
          "it is \(row.to), not above \(row.from)")
    }
  }

  private static func span(_ span: DefaultsRange<Double>, at path: String) -> [ContentProblem] {
    .found(
      span.least <= 0 || span.most < span.least, at: path + ".pauseSeconds",
      "seconds above 0 belong here, least not above most")
  }

  private static func quiet(_ seconds: Double, at path: String) -> [ContentProblem] {
    .found(
      !(0...300).contains(seconds), at: path + ".quietSeconds",
      "it is \(seconds); 0 to 300 seconds belong here")
  }

  private static func reason(_ why: String, at path: String) -> [ContentProblem] {
    .found(why.isEmpty, at: path + ".why", "it is empty; a reader wants to know")
  }

  private static func scale(_ scale: CelebrationScale, at path: String) -> [ContentProblem] {
    let fits = scale.milliseconds.allSatisfy { (1...CelebrationScale.limit).contains($0) }
    return .found(
      !fits || scale.milliseconds.count != 3 || scale.particles.count != 3, at: path + ".scale",
      "three times of 1 to \(CelebrationScale.limit) ms and three counts of particles")
  }

  private static func companion(_ script: CompanionScript) -> [ContentProblem] {
    let lines = script.lines + [script.again]
    let word = script.signs.keys.sorted().first { $0 != $0.lowercased() }
    return .found(
      script.lines.isEmpty || !lines.allSatisfy { $0.contains("[word]") }, at: "companion.lines",
      "each needs a place for its [word]")
      + .found(word != nil, at: "companion.signs.\(word ?? "")", "write it in lower case")
  }
}
