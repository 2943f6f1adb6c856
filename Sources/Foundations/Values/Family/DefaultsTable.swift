/// What Meadow begins with, by age and tier (document 001, both tables of defaults): data with its
/// sources, so that a speech-language pathologist can read and judge it.
public struct DefaultsTable: Hashable, Sendable, Codable {
  /// Where the values come from.
  public var sources: [String]
  /// What is the same for every child.
  public var everybody: CommonDefaults
  /// What follows from the tier; one row each.
  public var tiers: [TierDefaults]
  /// What follows from the age: the rows in order, without gaps.
  public var ages: [AgeDefaults]
  /// The gentle note when the chosen tier is two steps from the one the age suggests.
  public var tierNote: TierNote
  /// What the companion says and shows.
  public var companion: CompanionScript

  /// A table of these parts, unchecked.
  public init(
    sources: [String] = [], everybody: CommonDefaults = CommonDefaults(),
    tiers: [TierDefaults] = [], ages: [AgeDefaults] = [], tierNote: TierNote = TierNote(),
    companion: CompanionScript = CompanionScript()
  ) {
    self.sources = sources
    self.everybody = everybody
    self.tiers = tiers
    self.ages = ages
    self.tierNote = tierNote
    self.companion = companion
  }

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

/// The note of document 001 for a tier two steps from the suggestion: advice, never a hard block.
public struct TierNote: Hashable, Sendable, Codable {
  /// What it asks.
  public var text: String
  /// The answer that keeps the tier.
  public var keep: String
  /// The answer that goes back to the choice.
  public var change: String

  /// A note.
  public init(text: String = "", keep: String = "Continue", change: String = "Change") {
    self.text = text
    self.keep = keep
    self.change = change
  }
}
