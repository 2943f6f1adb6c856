package import MeadowFoundations

/// A moment of a simulated course: the day, and the seconds since that day's session began.
package struct StudyTime: Equatable, Comparable, Sendable {
  /// Days since the course began, from 0.
  package var day: Int
  /// Seconds since the day's session began.
  package var seconds: Double

  /// A moment on `day`, `seconds` into its session.
  package init(day: Int, seconds: Double = 0) {
    self.day = day
    self.seconds = seconds
  }

  /// The same in days; sessions begin at the same hour of each day.
  package var days: Double { Double(day) + seconds / Self.secondsPerDay }

  /// The same on the clock on the wall, as engines are told it.
  package var wall: WallTime {
    WallTime(milliseconds: Self.begin + Int64(day) * 86_400_000 + Int64(seconds * 1000))
  }

  package static func < (a: StudyTime, b: StudyTime) -> Bool {
    (a.day, a.seconds) < (b.day, b.seconds)
  }

  /// Seconds in a day.
  package static let secondsPerDay = 86_400.0
  /// 2026-01-05 16:00 UTC, a Monday after school: every course begins then.
  private static let begin: Int64 = 1_767_628_800_000
  /// That Monday in days since 1970-01-01.
  static let firstDay = 20_458
}
