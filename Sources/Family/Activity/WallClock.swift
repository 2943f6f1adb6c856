import Foundation
import MeadowFoundations

/// The family's clock on the wall: the day and the minute of a moment.
struct WallClock {
  private let calendar: Calendar
  /// The day last asked for, as days since 1970 of the local clock, and its name.
  private var last: (number: Int64, name: String)?

  /// A clock in the time zone of `calendar`.
  init(_ calendar: Calendar) { self.calendar = calendar }

  /// The day of `time`, as in 2026-11-21, and its minute, 0 … 1439.
  mutating func reading(_ time: WallTime) -> (day: String, minute: Int) {
    let date = time.date
    let seconds = time.milliseconds.floorDivided(by: 1_000)
    let local = seconds + Int64(calendar.timeZone.secondsFromGMT(for: date))
    let number = local.floorDivided(by: 86_400)
    // A calendar takes its time; most events are of the day of the one before.
    let name =
      if let last, last.number == number { last.name } else { LocalDay(of: date, calendar).name }
    last = (number, name)
    return (name, Int((local - number * 86_400) / 60))
  }
}

extension WallTime {
  /// The moment as Foundation has it.
  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1_000) }
}

extension Int64 {
  /// The quotient, rounded down also below zero: there was time before 1970.
  fileprivate func floorDivided(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
