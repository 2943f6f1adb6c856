/// A day of the family's calendar, as in 2026-11-24, counted so that days can be told apart.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// The days since 1970-01-01.
  public let number: Int

  /// The day `number` days after 1970-01-01.
  public init(number: Int) { self.number = number }

  /// The week it lies in, from Monday to Sunday, counted from the week of 1970-01-01.
  public var week: Int { floorDivide(number + 3, by: 7) }

  /// The days of that week, Monday first.
  var daysOfWeek: [CalendarDay] {
    (0..<7).map { CalendarDay(number: week * 7 - 3 + $0) }
  }

  public static func < (a: CalendarDay, b: CalendarDay) -> Bool { a.number < b.number }
}

extension CalendarDay: RawRepresentable, Codable, CustomStringConvertible {
  // Days from and to the civil calendar: Howard Hinnant, "chrono-Compatible Low-Level Date
  // Algorithms" (the year begins in March there, so that the leap day is its last).

  /// The day written as year, month and day, or nil where `text` is none of the years 1 to 9999.
  public init?(rawValue text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), (1...9999).contains(year), (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let yearOfEra = shifted - era * 400
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(number: era * 146_097 + dayOfEra - 719_468)
    // The 30th of February is none, and one day has one name.
    if rawValue != text { return nil }
  }

  public var rawValue: String {
    let shifted = number + 719_468
    let era = floorDivide(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  public var description: String { rawValue }
}

private func floorDivide(_ value: Int, by divisor: Int) -> Int {
  value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
}

private func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
