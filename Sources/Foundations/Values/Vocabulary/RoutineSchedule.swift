/// A time that belongs to a family's day (document 001, Routine Schedule).
public enum RoutineTime: String, CaseIterable, Sendable, Codable {
  case breakfast, lunch, snack, dinner, bath, bedtime, nap
}

/// A time of day on the family's own clock, to the minute; written "19:30".
public struct TimeOfDay: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  /// Minutes since midnight, 0 to 1439.
  public let minutes: Int

  /// `minutes` after midnight, folded into one day.
  public init(minutes: Int) { self.minutes = ((minutes % 1440) + 1440) % 1440 }

  /// `hour`:`minute`.
  public init(_ hour: Int, _ minute: Int) { self.init(minutes: hour * 60 + minute) }

  /// The time written as `text`, such as "7:30" or "19:05", or a problem with `field`.
  public init(_ text: String, field: String) throws(InputProblem) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else {
      throw InputProblem(
        field: field, reason: "\"\(text.prefix(40))\" is no time of day",
        advice: "write hours and minutes of the 24-hour clock, such as 19:30")
    }
    self.init(hour, minute)
  }

  public init(from decoder: any Decoder) throws {
    try self.init(String(from: decoder), field: decoder.codingPath.last?.stringValue ?? "time")
  }
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }

  public var description: String {
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.minutes < b.minutes }
}

/// When a family eats, bathes and sleeps; decides what glows, never what one may do.
public struct RoutineSchedule: Equatable, Sendable, Codable {
  public var breakfast: TimeOfDay
  public var lunch: TimeOfDay
  public var snack: TimeOfDay
  public var dinner: TimeOfDay
  public var bath: TimeOfDay
  public var bedtime: TimeOfDay
  /// The naps of the day, or quiet times; empty for none.
  public var naps: [TimeOfDay]

  /// A day of these times.
  public init(
    breakfast: TimeOfDay, lunch: TimeOfDay, snack: TimeOfDay, dinner: TimeOfDay, bath: TimeOfDay,
    bedtime: TimeOfDay, naps: [TimeOfDay] = []
  ) {
    self.breakfast = breakfast
    self.lunch = lunch
    self.snack = snack
    self.dinner = dinner
    self.bath = bath
    self.bedtime = bedtime
    self.naps = naps
  }

  /// When `time` is; more than once for naps.
  public subscript(time: RoutineTime) -> [TimeOfDay] {
    switch time {
    case .breakfast: [breakfast]
    case .lunch: [lunch]
    case .snack: [snack]
    case .dinner: [dinner]
    case .bath: [bath]
    case .bedtime: [bedtime]
    case .nap: naps
    }
  }
}
