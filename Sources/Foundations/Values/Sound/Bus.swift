/// What a sound is for; the order is the priority rule of architecture §4, lowest first.
public enum Bus: String, CaseIterable, Comparable, Sendable, Codable {
  /// Celebration chimes: the first to yield.
  case reward
  /// Sounds that acknowledge a touch.
  case feedback
  /// The companion and, later, lessons: queues and yields.
  case narration
  /// What the child says: pre-empts everything and is never muted.
  case communication

  /// The priority as a number, 0 lowest.
  @inlinable public var rank: Int {
    switch self {
    case .reward: 0
    case .feedback: 1
    case .narration: 2
    case .communication: 3
    }
  }

  /// Whether mute and "sound effects off" silence this bus (spec README, resolution 11).
  public var obeysMute: Bool {
    switch self {
    case .reward, .feedback: true
    case .narration, .communication: false
    }
  }

  @inlinable public static func < (a: Bus, b: Bus) -> Bool { a.rank < b.rank }
}
