/// The moment on the clock on the wall and the family's day.
public struct DateReading: Equatable, Sendable, Codable {
  /// The moment.
  public var wall: WallTime
  /// The family's calendar day then, as in 2026-11-24.
  public var day: String

  /// A reading.
  public init(wall: WallTime, day: String) {
    self.wall = wall
    self.day = day
  }
}
