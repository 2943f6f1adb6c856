import MeadowFoundations

/// The time a session has taken, without that in which its clock stood (learning AC6, AC16).
struct PracticeClock: Equatable, Codable, Sendable {
  /// The time it has run, in milliseconds.
  private(set) var elapsed: Int64 = 0
  /// The last moment anything happened.
  private(set) var last: WallTime
  /// Whether it stands.
  private(set) var isPaused = false

  init(at now: WallTime) { last = now }

  /// The time since anything happened; 0 where the clock on the wall was set back.
  func idle(at now: WallTime) -> Int64 { max(0, now.milliseconds - last.milliseconds) }

  /// The time it has run at `now`.
  func elapsed(at now: WallTime) -> Int64 { elapsed + (isPaused ? 0 : idle(at: now)) }

  /// Something happens at `now`.
  mutating func touch(at now: WallTime) {
    elapsed = elapsed(at: now)
    last = now
  }

  /// Has it stand or run from `now` on.
  mutating func pause(_ isPaused: Bool, at now: WallTime) {
    touch(at: now)
    self.isPaused = isPaused
  }

  /// Goes on at `now` after a restart: the time between is nobody's.
  mutating func restore(at now: WallTime) {
    last = now
    isPaused = false
  }
}
