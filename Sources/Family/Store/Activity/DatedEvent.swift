public import MeadowFoundations

/// An event that is to be kept, with whose it is and the family's own day and time of day.
public struct DatedEvent: Equatable, Sendable {
  /// The number of the child whose it is.
  public var child: Int
  /// When.
  public var time: WallTime
  /// The family's calendar day then, as in 2026-11-21.
  public var day: String
  /// The minute of that day on the clock on the wall, 0 … 1439.
  public var minute: Int
  /// What.
  public var event: ActivityEvent

  /// An event of the child with the number `child`, of `minute` of `day`.
  public init(
    _ event: ActivityEvent, of child: Int, at time: WallTime, day: String, minute: Int
  ) {
    self.child = child
    self.time = time
    self.day = day
    self.minute = minute
    self.event = event
  }
}
