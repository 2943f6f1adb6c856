import MeadowFamily
public import MeadowFoundations
import MeadowStore

/// Reads what the log of a family says.
public struct InsightReader: InsightService {
  /// Nil where nothing is noted.
  let family: Family?

  public func insight(_ range: InsightRange, of child: Int?) async throws -> InsightReport {
    guard let family, let log = family.log else { throw Self.noLog }
    if let child { _ = try family.profiles?.child(child, field: "child") }
    let number = child ?? family.child
    return try await stored("insight") { () throws(FamilyProblem) in
      switch range {
      case .last(let days):
        try await log.insight(of: number, lastDays: days, endingAt: family.wallTime())
      case .days(let from, let through):
        try await log.insight(of: number, from: from, through: through)
      }
    }
  }

  private static let noLog = InputProblem(
    .unavailable, field: "insight", reason: "this Meadow keeps no log",
    advice: "use meadow serve or meadow insight")
}
