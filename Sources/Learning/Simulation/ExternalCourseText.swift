import MeadowLearning

/// What was seen of a course of facts, as a table with a line for each stretch of days.
public struct ExternalCourseText: Equatable, Sendable {
  private let report: ExternalCourse.Report
  private let stretch: Int

  /// A table of `report` with a line for each `stretch` days, 1 or more.
  public init(_ report: ExternalCourse.Report, stretch: Int) {
    self.report = report
    self.stretch = max(1, stretch)
  }

  /// The table, below it the days on which bands passed.
  public var text: String {
    let days = ExternalDay.stretches(report.days, of: stretch)
    let rows = days.enumerated().map { number, day in
      cells(day, of: "\(number + 1)")
    }
    let all = cells(ExternalDay.stretches(report.days, of: report.days.count).first, of: "all")
    let passes = report.passes.sorted { $0.key < $1.key }.map { band, day in
      "\(band.title) on day \(day)"
    }
    return
      (TextColumns.lines([header] + rows + [all])
      + ["bands passed: " + (passes.isEmpty ? "none" : passes.joined(separator: ", ")), ""])
      .joined(separator: "\n")
  }

  private var header: [String] {
    [
      stretch == 7 ? "week" : "day", "sessions", "asked", "facts", "new", "right", "errors",
      "hints", "seconds", "bands", "in review", "recall",
    ]
  }

  private func cells(_ day: ExternalDay?, of name: String) -> [String] {
    let day = day ?? ExternalDay()
    let answers = Double(day.answers)
    return [
      name, "\(day.sessions)", "\(day.answers)", "\(day.facts.count)", "\(day.newFacts)",
      FixedNumber.percent(day.answers == 0 ? nil : Double(day.right) / answers),
      "\(day.answers - day.right)", "\(day.hints)",
      FixedNumber.text(day.answers == 0 ? nil : Double(day.milliseconds) / 1000 / answers, 1),
      "\(day.bands)", day.standing.map { "\($0.inReview)" } ?? "–",
      FixedNumber.percent(day.standing?.recall),
    ]
  }
}
