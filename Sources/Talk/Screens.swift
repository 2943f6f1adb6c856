import MeadowFoundations

/// What a child's screen tells of itself, beside what is touched on it.
public enum ScreenNews: String, CaseIterable, Sendable, Codable {
  /// It is in sight: nothing of the grown-ups' lies over it. Told again while it is so; see
  /// ``Screens/patienceSeconds``.
  case shown
  /// It is not, or no more.
  case hidden
  /// It was touched where nothing is said.
  case touched
}

/// The child's screens that are in sight. Meadow begins something by itself, and celebrates, only where
/// somebody may see it; who never tells of a screen, a program that only sends taps, is celebrated as
/// ever. Pure.
public struct Screens: Equatable, Sendable {
  /// How long a screen that says nothing more is taken to be in sight, in seconds: a tablet may be gone
  /// without a word, and one that is there tells of itself every minute.
  public static let patienceSeconds = 180.0
  /// How many are remembered; of more, the one that has been silent longest is forgotten.
  static let most = 8

  /// Until when each is in sight, by its name.
  private var shown: [String: MonotonicTime] = [:]
  private var hasTold = false

  /// None that anybody told of.
  init() {}

  /// Whether one is in sight.
  var isInSight: Bool { !shown.isEmpty }

  /// Whether all that were told of are out of sight.
  var isUnseen: Bool { hasTold && shown.isEmpty }

  /// When the first of them was silent for too long; nil for none.
  var deadline: MonotonicTime? { shown.values.min() }

  /// Takes what the screen called `id` tells.
  mutating func take(_ news: ScreenNews, of id: String, at now: MonotonicTime) {
    hasTold = true
    shown[id] = news == .hidden ? nil : now.later(bySeconds: Self.patienceSeconds)
    guard shown.count > Self.most, let silent = shown.min(by: { $0.value < $1.value }) else {
      return
    }
    shown[silent.key] = nil
  }

  /// Forgets those that were silent for too long.
  mutating func tick(at now: MonotonicTime) { shown = shown.filter { now < $0.value } }
}
