import MeadowFoundations

/// The clock on the wall as an activity knows it: the last reading and when it was taken.
struct LearningClock: Equatable, Sendable {
  private var reading: DateReading?
  private var takenAt = MonotonicTime(nanoseconds: 0)

  /// The family's day, as in 2026-11-24.
  var day: String { reading?.day ?? "" }

  /// The last reading, or nil before there was one.
  var wall: WallTime? { reading?.wall }

  /// Takes `reading`, which was read at `now`.
  mutating func set(_ reading: DateReading, at now: MonotonicTime) {
    self.reading = reading
    takenAt = now
  }

  /// What the clock shows at `now`, or nil before it was read.
  func time(at now: MonotonicTime) -> WallTime? {
    reading.map {
      WallTime(
        milliseconds: $0.wall.milliseconds + (now.nanoseconds - takenAt.nanoseconds) / 1_000_000)
    }
  }

  /// When it shows `wall`, at the earliest.
  func moment(of wall: WallTime) -> MonotonicTime? {
    reading.map { reading in
      let away = wall.milliseconds - reading.wall.milliseconds
      // Within thirty years, which no sum overflows; a bound that can pass would wake again and again.
      let held = min(max(away, -1_000_000_000_000), 1_000_000_000_000)
      // A millisecond more, so that rounding down does not wake anybody too early.
      return MonotonicTime(nanoseconds: takenAt.nanoseconds + (held + 1) * 1_000_000)
    }
  }
}
