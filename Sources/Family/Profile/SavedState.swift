/// The small things that are kept for a child beside its profile.
public enum SavedState: String, CaseIterable, Sendable {
  /// Where the child was (M2-001).
  case navigation
  /// What was celebrated before and is not celebrated again (M2-011).
  case milestones
}
