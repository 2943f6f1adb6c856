import MeadowFoundations

/// A sitting: it begins with the first thing done and ends when the child stops, or has done nothing
/// for ten minutes (learning R9).
public struct SkillSession: Equatable, Codable, Sendable {
  /// The time without any input after which a session is over (learning R9).
  public static let idleMilliseconds: Int64 = 600_000

  /// Its number, from 1; no two sessions of a child share one.
  public let number: Int
  /// When something was last done.
  private(set) var lastActivity: WallTime

  /// Session `number`, which begins at `now`.
  init(number: Int, at now: WallTime) {
    self.number = number
    lastActivity = now
  }

  /// When it will be over if nothing more is done.
  var end: WallTime {
    WallTime(milliseconds: lastActivity.milliseconds + Self.idleMilliseconds)
  }

  /// Something was done.
  mutating func touch(at now: WallTime) { lastActivity = now }
}
