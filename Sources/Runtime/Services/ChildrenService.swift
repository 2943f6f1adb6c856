public import MeadowFoundations

/// What a view may ask of a family's children. Whoever stands at the service's door asks the gate before
/// the changes; here it is open.
///
/// Problems are ``InputProblem``s; on one, everything is as it was.
public protocol ChildrenService: Sendable {
  /// All of them, the oldest first.
  func children() async -> [ChildSummary]

  /// Adds a child, which needs a name; it is on the disk when this returns, and not active.
  func addChild(_ change: ProfileChange) async throws -> ChildSummary

  /// Changes the child `id`; what is not named stays.
  func changeChild(_ id: Int, _ change: ProfileChange) async throws -> ChildSummary

  /// Makes the child `id` the active one: what the other was saying ends and is noted in its log, and the
  /// session begins anew where this one was left.
  func switchChild(to id: Int) async throws -> [ChildSummary]

  /// Erases the child `id` from every file: its profile, what was kept for it, its own words, its log. Not
  /// the last one. Where it is the active one, the oldest of the others becomes it.
  func eraseChild(_ id: Int) async throws
}

/// A child in a list.
public struct ChildSummary: Equatable, Sendable {
  /// Its number; that of one that is gone is never used again.
  public var number: Int
  /// What is known of it.
  public var profile: ChildProfile
  /// The tier in force.
  public var tier: Tier
  /// Its voice.
  public var voice: String
  /// Whether it is the one that uses Meadow now.
  public var isActive: Bool

  /// A child.
  public init(number: Int, profile: ChildProfile, tier: Tier, voice: String, isActive: Bool) {
    self.number = number
    self.profile = profile
    self.tier = tier
    self.voice = voice
    self.isActive = isActive
  }
}
