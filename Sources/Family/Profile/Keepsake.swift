public import MeadowFoundations

/// The small things that are kept for a child beside its profile.
public enum Keepsake: String, CaseIterable, Sendable {
  /// Where the child was (M2-001).
  case navigation
  /// What was celebrated before and is not celebrated again (M2-011).
  case milestones
}

/// What is put back to its beginning.
public enum ProfileReset: Hashable, Sendable {
  /// All settings; the child stays, with its name, age, tier and voice.
  case settings
  /// Everything of every child, and the gate's code.
  case everything
}

/// A child of the family, for a list.
public struct FamilyProfile: Hashable, Sendable {
  /// Its number.
  public var id: Int
  /// Whether this is the child that uses Meadow now.
  public var isActive: Bool
  /// What is kept of it; the defaults where that cannot be read.
  public var record: ProfileRecord

  /// A child.
  public init(id: Int, isActive: Bool, record: ProfileRecord) {
    self.id = id
    self.isActive = isActive
    self.record = record
  }
}
