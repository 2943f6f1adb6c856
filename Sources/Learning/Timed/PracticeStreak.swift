/// The days on which the child practised (learning F17).
///
/// It only ever grows: a day without practice pauses it and takes nothing away, for a family's week is
/// none of the child's doing, and a row that breaks is what makes children anxious or stop.
public struct PracticeStreak: Equatable, Codable, Sendable {
  /// How it stands on some day; nothing of it is red.
  public enum Standing: String, Sendable, Codable {
    /// There was practice today.
    case today
    /// There was none today so far; there was yesterday.
    case open
    /// There was none yesterday either: it waits for the next day of practice.
    case paused
  }

  /// Days in a row.
  struct Row: Equatable, Codable, Sendable {
    var first: CalendarDay
    var last: CalendarDay

    var days: Int { last.number - first.number + 1 }
  }

  private var rows: [Row] = []

  /// Before the first day.
  public init() {}

  /// All days of practice: what is shown.
  public var days: Int { rows.reduce(0) { $0 + $1.days } }

  /// The most days in a row there ever were; told as a memory, never as something to defend.
  public var longestRow: Int { rows.map(\.days).max() ?? 0 }

  /// Notes practice on `day`, also one before the last where the clock on the wall was set back, and
  /// says whether it is a new one.
  public mutating func practised(on day: CalendarDay) -> Bool {
    guard !contains(day) else { return false }
    var row = Row(first: day, last: day)
    rows.removeAll { other in
      let isBefore = other.last.number + 1 == day.number
      let isAfter = other.first.number - 1 == day.number
      if isBefore { row.first = other.first }
      if isAfter { row.last = other.last }
      return isBefore || isAfter
    }
    rows.insert(row, at: rows.firstIndex { $0.first > row.first } ?? rows.endIndex)
    return true
  }

  /// How it stands on `day`.
  public func standing(on day: CalendarDay) -> Standing {
    if contains(day) { return .today }
    return contains(CalendarDay(number: day.number - 1)) ? .open : .paused
  }

  /// The days of practice in the week of `day`, Monday first.
  public func practised(inWeekOf day: CalendarDay) -> [CalendarDay] {
    day.daysOfWeek.filter(contains)
  }

  private func contains(_ day: CalendarDay) -> Bool {
    rows.contains { $0.first <= day && day <= $0.last }
  }
}
