import MeadowFoundations

/// A report of progress in plain words.
struct LearningProgressText {
  private let report: PlainJSON

  init(_ report: PlainJSON) { self.report = report }

  var lines: [String] {
    let accuracy =
      report["accuracyPercent"].asWhole.map { ", \($0) % right at the first try" } ?? ""
    return [
      "this week".padded(to: 16) + minutes(report["minutesThisWeek"])
        + " of \(report["weeklyGoalMinutes"].asWhole ?? 0) aimed at",
      "answers".padded(to: 16) + "\(report["answers"].asWhole ?? 0)" + accuracy,
      "days".padded(to: 16) + (report["streak"].asText ?? ""),
      "points".padded(to: 16) + "\(report["points"].asWhole ?? 0)",
    ] + facts + skills
      + list("needs practice", "needsPractice") { skill in
        "\(skill["name"].asText ?? ""), \(skill["accuracyPercent"].asWhole ?? 0) %"
      }
      + list("mistakes", "errors") { error in
        "\(error["title"].asText ?? ""), \(counted(error["count"].asWhole ?? 0, "time"))"
      }
      + list("reviews", "nextReviews") { review in
        (review["name"].asText ?? "") + (review["isDue"] == .flag(true) ? ", now" : "")
      }
  }

  private var facts: [String] {
    report["bands"].asList.map { band in
      let seen = "\(band["seen"].asWhole ?? 0) of \(band["facts"].asWhole ?? 0) facts met"
      let known = ", \(band["automatic"].asWhole ?? 0) known by heart"
      return (band["title"].asText ?? "").padded(to: 20) + seen + known
        + (band["isMastered"] == .flag(true) ? ", mastered" : "")
    }
  }

  private var skills: [String] {
    report["skills"].asList.map { skill in
      let medal = skill["medal"].asText.map { ", \($0)" } ?? ""
      return (skill["name"].asText ?? "").padded(to: 28)
        + "\(skill["percent"].asWhole ?? 0) %".leftPadded(to: 6) + medal
    }
  }

  private func list(
    _ title: String, _ member: String, _ words: (PlainJSON) -> String
  ) -> [String] {
    let entries = report[member].asList.prefix(5).map(words)
    return entries.isEmpty ? [] : [title.padded(to: 16) + entries.joined(separator: "; ")]
  }

  private func minutes(_ value: PlainJSON) -> String {
    counted(Int((value.asNumber ?? 0).rounded()), "minute")
  }
}

extension PlainJSON {
  /// The member `name`; null where there is none.
  subscript(name: String) -> PlainJSON {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  var asText: String? { if case .text(let text) = self { text } else { nil } }

  var asWhole: Int? { if case .whole(let number) = self { number } else { nil } }

  var asNumber: Double? {
    switch self {
    case .number(let number): number
    case .whole(let number): Double(number)
    case .null, .flag, .text, .list, .object: nil
    }
  }

  var asList: [PlainJSON] { if case .list(let values) = self { values } else { [] } }
}
