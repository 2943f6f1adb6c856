import MeadowLearning

/// What was seen of a course through the lessons, as two tables: stretches of days, and skills.
public struct LessonReportText: Equatable, Sendable {
  private let report: LessonReport
  private let stretch: Int

  /// Tables of `report` with a line for each `stretch` days, 1 or more.
  public init(_ report: LessonReport, stretch: Int) {
    self.report = report
    self.stretch = max(1, stretch)
  }

  /// Both tables.
  public var text: String {
    let rows = LessonReport.Day.stretches(report.days, of: stretch).enumerated().map {
      number, day in cells(day, of: "\(number + 1)")
    }
    let whole = LessonReport.Day.stretches(report.days, of: report.days.count).first
    let all = cells(whole ?? LessonReport.Day(), of: "all")
    let skills = TextColumns.lines([Self.skillHeader] + report.skills.map(Self.cells))
    return (TextColumns.lines([header] + rows + [all]) + [""] + skills + [""])
      .joined(separator: "\n")
  }

  private var header: [String] {
    [
      stretch == 7 ? "week" : "day", "sessions", "answers", "right", "skipped", "hints", "first",
      "right", "lessons", "reviews", "failed", "learning", "mastered", "reviewing",
    ]
  }

  private func cells(_ day: LessonReport.Day, of name: String) -> [String] {
    func share(_ part: Int, _ whole: Int) -> String {
      FixedNumber.percent(whole == 0 ? nil : Double(part) / Double(whole))
    }
    return [
      name, "\(day.sessions)", "\(day.answers)", share(day.right, day.answers), "\(day.skipped)",
      "\(day.hints)", "\(day.firstAttempts)", share(day.firstRight, day.firstAttempts),
      "\(day.lessons)", "\(day.reviewsPassed + day.reviewsFailed)", "\(day.reviewsFailed)",
      "\(day.states[.learning] ?? 0)", "\(day.states[.mastered] ?? 0)",
      "\(day.states[.reviewing] ?? 0)",
    ]
  }

  private static let skillHeader = [
    "skill", "state", "first", "right", "mastered on day", "lost on day",
  ]

  private static func cells(_ skill: LessonReport.Skill) -> [String] {
    func days(_ days: [Int]) -> String {
      days.isEmpty ? "–" : days.map { "\($0)" }.joined(separator: ", ")
    }
    let state =
      switch skill.status {
      case .notStarted: "not begun"
      case .learning: "learning"
      case .mastered: "mastered"
      case .reviewing: "reviewing"
      }
    return [
      skill.id, state, "\(skill.firstAttempts)", "\(skill.firstRight)", days(skill.masteredOn),
      days(skill.lostOn),
    ]
  }
}
