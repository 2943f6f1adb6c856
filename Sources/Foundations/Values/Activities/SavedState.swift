/// The name under which something is kept for a child beside its profile.
public struct SavedState: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the child was (M2-001).
  public static let navigation = SavedState(rawValue: "navigation")
  /// What was celebrated before and is not celebrated again (M2-011).
  public static let milestones = SavedState(rawValue: "milestones")
  /// Which tellings of touches made while the service was away have been counted.
  public static let awayTouches = SavedState(rawValue: "awayTouches")
  /// Where the words stand that a family has added or pinned.
  public static let boardPlaces = SavedState(rawValue: "boardPlaces")
  /// What the activity called `name` is resumed from.
  public static func activity(_ name: String) -> SavedState { SavedState(rawValue: name) }
}
