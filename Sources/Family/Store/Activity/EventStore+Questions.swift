import GRDB
public import MeadowFoundations

extension EventStore {
  /// The first `limit` events of `child` from `first` through `last`, by the clock on the wall and then by
  /// number; of some `kinds`, or of all where that is nil. What the file cannot name is left out.
  public func events(
    of child: Int, from first: WallTime, through last: WallTime,
    kinds: Set<ActivityEvent.Kind>? = nil,
    limit: Int
  ) throws(StoreError) -> [LoggedEvent] {
    // In their own order, so that equal questions are equal statements.
    let kinds = ActivityEvent.Kind.allCases.filter { kinds?.contains($0) ?? true }
    return try file.read(orElse: []) { database in
      try EventTable.events(
        of: child, from: first, through: last, kinds: kinds, limit: limit, in: database)
    }
  }

  /// What `child` did on the days from `first` through `last`, as in 2026-11-21; nil for no bound, and
  /// then the report's own begins or ends with what there is.
  public func insight(
    of child: Int, from first: String?, through last: String?
  ) throws(StoreError) -> InsightReport {
    let range = (first ?? "", last ?? "~")
    let nothing = (days: [DaySummary](), messages: [MessageSequence]())
    let found = try file.read(orElse: nothing) { database in
      let days = try DayTable.days(of: child, from: range.0, through: range.1, in: database)
      let messages = try EventTable.messages(
        of: child, from: range.0, through: range.1, in: database)
      return (days: days, messages: messages)
    }
    var total = DaySummary(day: "")
    for day in found.days { total.add(day) }
    return InsightReport(
      from: first ?? found.days.first?.day ?? last ?? "",
      through: last ?? found.days.last?.day ?? first ?? "", days: found.days, total: total,
      messages: found.messages)
  }

  /// The highest number of a child that anything was noted of; 0 before.
  public func lastChild() throws(StoreError) -> Int {
    try file.read(orElse: 0) { try Int.fetchOne($0, sql: "SELECT max(child) FROM day") ?? 0 }
  }
}
