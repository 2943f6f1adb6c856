import MeadowFamily
public import MeadowFoundations
import MeadowStore

/// Reads what the log of a family says.
public struct InsightReader: InsightService {
  /// Nil where nothing is noted.
  let family: Family?
  /// The words of the board, which the log knows by their ids.
  let vocabulary: VocabularyService

  public func insight(_ range: InsightRange, of child: Int?) async throws -> InsightReport {
    guard let family, let log = family.log else { throw Self.noLog }
    if let child { _ = try family.profiles?.child(child, field: "child") }
    let number = child ?? family.child
    let report = try await stored("insight") { () throws(FamilyProblem) in
      switch range {
      case .last(let days):
        try await log.insight(of: number, lastDays: days, endingAt: family.wallTime())
      case .days(let from, let through):
        try await log.insight(of: number, from: from, through: through)
      }
    }
    return InsightReport(
      from: report.from, through: report.through, days: report.days.map(named),
      total: named(report.total), messages: report.messages)
  }

  /// `day` with the words as grown-ups read them, in English whatever language they were said in.
  private func named(_ day: DaySummary) -> DaySummary {
    var day = day
    day.words = Dictionary(
      day.words.map { (vocabulary.word(WordID($0.key))?.word ?? $0.key, $0.value) },
      uniquingKeysWith: +)
    return day
  }

  private static let noLog = InputProblem(
    .unavailable, field: "insight", reason: "this Meadow keeps no log",
    advice: "use meadow serve or meadow insight")
}
