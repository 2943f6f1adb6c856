import MeadowFamily
public import MeadowFoundations
import MeadowStore

/// Reads what the log of a family says.
public struct InsightReader: InsightService {
  /// Nil where nothing is noted.
  let family: Family?

  public func insight(_ range: InsightRange) async throws -> InsightReport {
    guard let family, let log = family.log else { throw Self.noLog }
    return try await stored("insight") { () throws(FamilyProblem) in
      switch range {
      case .last(let days): try await log.insight(lastDays: days, endingAt: family.wallTime())
      case .days(let from, let through): try await log.insight(from: from, through: through)
      }
    }
  }

  private static let noLog = InputProblem(
    .unavailable, field: "insight", reason: "this Meadow keeps no log",
    advice: "use meadow serve or meadow insight")
}
