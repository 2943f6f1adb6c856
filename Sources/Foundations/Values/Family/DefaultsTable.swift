/// What follows from age and tier (document 001, both tables of defaults): data with its sources, so
/// that a speech-language pathologist can read and judge it. What is the same for every child stands
/// with each setting, in ``SettingCatalogue``.
public struct DefaultsTable: Equatable, Sendable, Codable {
  /// Where the values come from.
  public var sources: [String] = []
  /// The scene a child comes to first: straight into the kitchen.
  public var firstScene = "kitchen"
  /// What follows from the tier; one row each.
  public var tiers: [TierDefaults] = []
  /// What follows from the age: the rows in order, without gaps.
  public var ages: [AgeDefaults] = []
  /// The gentle note when the chosen tier is two steps from the one the age suggests: advice, never a
  /// hard block.
  public var tierNote = ""
  /// The people whom set-up offers as My Words, in this order.
  public var people: [OfferedPerson] = []
  /// What the companion says and shows.
  public var companion = CompanionScript()

  /// A table without rows.
  public init() {}

  /// The row of a child of `months`; below the first row as in it, above the last likewise.
  public func row(atMonths months: Int) -> AgeDefaults {
    ages.last { $0.fromMonths <= months } ?? ages.first ?? AgeDefaults()
  }

  /// The row of `tier`.
  public func row(of tier: Tier) -> TierDefaults {
    tiers.first { $0.tier == tier } ?? TierDefaults(tier: tier)
  }

  /// The row of ages for `profile`; of a child whose age nobody has said, that of the usual age of
  /// `tier`.
  public func row(of profile: ChildProfile, tier: Tier) -> AgeDefaults {
    row(atMonths: profile.ageMonths ?? row(of: tier).usualMonths)
  }
}
