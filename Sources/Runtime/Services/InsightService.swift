public import MeadowFoundations

/// What a view may ask of what was said and done.
public protocol InsightService: Sendable {
  /// What was said and done by the child with the number `child`, nil for the active one, on the days from
  /// `from` through `through` (as in 2026-11-21), or on the last `days`; for reading only, it leaves the
  /// device nowhere.
  func insight(_ range: InsightRange, of child: Int?) async throws -> InsightReport
}

extension InsightService {
  /// The same of the active child.
  public func insight(_ range: InsightRange) async throws -> InsightReport {
    try await insight(range, of: nil)
  }
}

/// Which days an insight is about.
public enum InsightRange: Equatable, Sendable {
  /// The last so many days, today among them.
  case last(days: Int)
  /// From one day through another; nil for the first and today.
  case days(from: String?, through: String?)
}
