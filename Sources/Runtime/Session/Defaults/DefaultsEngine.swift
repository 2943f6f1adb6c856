public import MeadowFoundations

/// From a child's age and tier to a complete settings value (document 001, "Age-derived defaults are
/// a first-class feature").
public enum DefaultsEngine {
  /// The settings of `record`: the defaults of its age and tier, and over them what a grown-up has
  /// chosen.
  ///
  /// Without a tier the one its age suggests counts, without an age Tier 1; without an age the rows
  /// of the usual age of the tier count. Of `speech` only the prosody follows, and only by age.
  public static func settings(
    for record: ProfileRecord, table: DefaultsTable, parentese: ParenteseTable
  ) -> FamilySettings {
    let tier = tier(of: record.profile, table: table)
    let rows = DefaultsRows(
      age: table.row(of: record.profile, tier: tier), tier: table.row(of: tier))
    return FamilySettings(
      speech: speech(of: record, parentese: parentese), tier: tier,
      ageMonths: record.profile.ageMonths, chosen: record.chosen, rows: rows)
  }

  /// The tier of `profile`: the chosen one, else the one its age suggests, else Tier 1.
  public static func tier(of profile: ChildProfile, table: DefaultsTable) -> Tier {
    profile.tier ?? profile.ageMonths.map { suggestedTier(atMonths: $0, table: table) }
      ?? .firstWords
  }

  /// The tier whose card is highlighted for a child of `months`: 12–18 First Words, 18–30 Word
  /// Combinations, 30–48 Sentences; each span without its last month.
  public static func suggestedTier(atMonths months: Int, table: DefaultsTable) -> Tier {
    table.tiers.last { $0.fromMonths <= months }?.tier ?? .firstWords
  }

  /// The gentle note for a child of `months` on `tier`, or nil while the tier is at most one step
  /// from the suggestion or the age is not known; advice, never a block.
  public static func tierNote(
    atMonths months: Int?, tier: Tier, table: DefaultsTable
  ) -> String? {
    guard let months else { return nil }
    let suggested = suggestedTier(atMonths: months, table: table)
    return abs(suggested.rawValue - tier.rawValue) >= 2 ? table.tierNote : nil
  }

  private static func speech(
    of record: ProfileRecord, parentese: ParenteseTable
  ) -> SpeechSettings {
    var speech = record.speech
    if speech.parentese == .byAge, let months = record.profile.ageMonths {
      speech.prosody = parentese.prosody(atMonths: months)
    }
    return speech
  }
}
