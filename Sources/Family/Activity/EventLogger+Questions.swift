import Foundation
public import MeadowFoundations
public import MeadowStore

extension EventLogger {
  /// The most events that one question is answered with.
  public static let mostEvents = 10_000
  /// The most days that one report may ask for by their number: ten years.
  public static let mostDays = 3_660

  /// The first `limit` events of `child` from `first` through `last`, by the clock on the wall and then by
  /// number; of some `kinds`, or of all where that is nil. What waits is written before.
  public func events(
    of child: Int, from first: WallTime, through last: WallTime,
    kinds: Set<ActivityEvent.Kind>? = nil,
    limit: Int
  ) throws(FamilyProblem) -> [LoggedEvent] {
    try check(limit, field: "limit", upTo: Self.mostEvents)
    guard first <= last else { throw Self.backward(field: "from") }
    flush()
    return try FamilyProblem.of { () throws(StoreError) in
      try store.events(of: child, from: first, through: last, kinds: kinds, limit: limit)
    }
  }

  /// What `child` did on the days from `first` through `last`, as in 2026-11-21; nil for no bound. What
  /// waits is written before.
  public func insight(
    of child: Int, from first: String?, through last: String?
  ) throws(FamilyProblem) -> InsightReport {
    try check(first, field: "from")
    try check(last, field: "through")
    if let first, let last, first > last { throw Self.backward(field: "from") }
    flush()
    return try FamilyProblem.of { () throws(StoreError) in
      try store.insight(of: child, from: first, through: last)
    }
  }

  /// What `child` did on the last `days` days, that of `end` with them.
  public func insight(
    of child: Int, lastDays days: Int, endingAt end: WallTime
  ) throws(FamilyProblem) -> InsightReport {
    try check(days, field: "days", upTo: Self.mostDays)
    let first = LocalDay(of: end.date, zone, earlier: days - 1).name
    return try insight(of: child, from: first, through: LocalDay(of: end.date, zone).name)
  }

  /// The highest number of a child that anything was noted of, what waits with it; 0 before.
  public func lastChild() throws(FamilyProblem) -> Int {
    flush()
    return try FamilyProblem.of { () throws(StoreError) in try store.lastChild() }
  }

  private func check(_ number: Int, field: String, upTo most: Int) throws(FamilyProblem) {
    guard !(1...most).contains(number) else { return }
    throw .input(
      InputProblem(
        field: field, reason: "\(number) is too \(number < 1 ? "few" : "many")",
        advice: "send 1 to \(most)"))
  }

  private func check(_ day: String?, field: String) throws(FamilyProblem) {
    guard let day, !LocalDay.isName(day) else { return }
    throw .input(
      InputProblem(
        field: field, reason: "\"\(day.prefix(40))\" is no day",
        advice: "send year, month and day, as in 2026-11-21"))
  }

  private static func backward(field: String) -> FamilyProblem {
    .input(
      InputProblem(
        field: field, reason: "the range ends before it begins",
        advice: "send the earlier moment first"))
  }
}

extension LocalDay {
  /// Whether `text` looks like a day: 2026-11-21.
  static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) }),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }
}
