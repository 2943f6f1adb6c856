public import MeadowFoundations

/// What a view may ask of what was said and done.
public protocol InsightService: Sendable {
  /// What was said and done on the days from `from` through `through` (as in 2026-11-21), or on the
  /// last `days`; for reading only, it leaves the device nowhere.
  func insight(_ range: InsightRange) async throws -> InsightReport
}

/// Which days an insight is about.
public enum InsightRange: Equatable, Sendable {
  /// The last so many days, today among them.
  case last(days: Int)
  /// From one day through another; nil for the first and today.
  case days(from: String?, through: String?)
}
