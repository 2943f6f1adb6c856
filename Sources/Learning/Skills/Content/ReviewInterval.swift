import MeadowFoundations

/// Whole days until a review, written as "5d" in content (learning R12).
public struct ReviewInterval: RawRepresentable, Hashable, Sendable, Codable {
  /// Milliseconds in a day of 24 hours.
  public static let dayMilliseconds: Int64 = 86_400_000

  /// The days.
  public let days: Int

  /// `days` days.
  public init(days: Int) { self.days = days }

  /// The interval written as `text`, a number and a "d", or nil where that is none.
  public init?(rawValue text: String) {
    guard text.last == "d", let days = Int(text.dropLast()), "\(days)d" == text else { return nil }
    self.days = days
  }

  public var rawValue: String { "\(days)d" }

  /// The moment this long after `moment`.
  func after(_ moment: WallTime) -> WallTime {
    WallTime(milliseconds: moment.milliseconds + Int64(days) * Self.dayMilliseconds)
  }
}
