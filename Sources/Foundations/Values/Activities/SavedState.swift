/// The name under which something is kept for a child beside its profile.
public struct SavedState: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the child was (M2-001).
  public static let navigation = SavedState(rawValue: "navigation")
  /// What was celebrated before and is not celebrated again (M2-011).
  public static let milestones = SavedState(rawValue: "milestones")
  /// What the activity called `name` is resumed from.
  public static func activity(_ name: String) -> SavedState { SavedState(rawValue: name) }
}
