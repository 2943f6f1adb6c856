/// What a child's screen tells of itself, beside what is touched on it.
public enum ScreenNews: String, CaseIterable, Sendable, Codable {
  /// It is in sight: nothing of the grown-ups' lies over it.
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
  /// How many are remembered; of more the oldest is forgotten, for a tablet may be gone without a word.
  static let most = 8

  private var shown: [String] = []
  private var hasTold = false

  /// None that anybody told of.
  init() {}

  /// Whether one is in sight.
  var isInSight: Bool { !shown.isEmpty }

  /// Whether all that were told of are out of sight.
  var isUnseen: Bool { hasTold && shown.isEmpty }

  /// Takes what the screen called `id` tells.
  mutating func take(_ news: ScreenNews, of id: String) {
    hasTold = true
    guard news != .touched || !shown.contains(id) else { return }
    shown.removeAll { $0 == id }
    if news != .hidden { shown = (shown + [id]).suffix(Self.most) }
  }
}
