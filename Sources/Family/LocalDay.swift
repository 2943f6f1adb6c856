public import Foundation

/// A day as a calendar on the wall has it.
public struct LocalDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Year, month and day, as in 2026-11-21; sorts by time.
  public let name: String

  /// The day of `date` in `zone`, `days` days earlier.
  public init(of date: Date, _ zone: TimeZone, earlier days: Int = 0) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = zone
    // By the calendar, not by 24 hours: two days a year have 23 or 25.
    let day = gregorian.date(byAdding: .day, value: -days, to: date) ?? date
    let parts = gregorian.dateComponents([.year, .month, .day], from: day)
    name = String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  public var description: String { name }
  public static func < (a: LocalDay, b: LocalDay) -> Bool { a.name < b.name }
}
