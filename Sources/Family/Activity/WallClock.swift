public import Foundation
public import MeadowFoundations

/// The family's clock on the wall: the day and the minute of a moment.
struct WallClock {
  private let zone: TimeZone
  /// The day last asked for, as days since 1970 of the local clock, and its name.
  private var last: (number: Int64, name: String)?

  /// A clock in `zone`.
  init(_ zone: TimeZone) { self.zone = zone }

  /// The day of `time`, as in 2026-11-21, and its minute, 0 … 1439.
  mutating func reading(_ time: WallTime) -> (day: String, minute: Int) {
    let number = time.localSeconds(in: zone).floorDivided(by: 86_400)
    // A calendar takes its time; most events are of the day of the one before.
    let name =
      if let last, last.number == number { last.name } else { LocalDay(of: time.date, zone).name }
    last = (number, name)
    return (name, time.minute(in: zone))
  }
}

extension WallTime {
  /// The minute of the day by a clock in `zone`, 0 … 1439. Asks no calendar, whose tables a start would
  /// wait 10 ms for.
  public func minute(in zone: TimeZone) -> Int {
    let local = localSeconds(in: zone)
    return Int((local - local.floorDivided(by: 86_400) * 86_400) / 60)
  }

  fileprivate func localSeconds(in zone: TimeZone) -> Int64 {
    milliseconds.floorDivided(by: 1_000) + Int64(zone.secondsFromGMT(for: date))
  }

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
