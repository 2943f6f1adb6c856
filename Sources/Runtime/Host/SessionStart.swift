public import MeadowFoundations
public import MeadowTalk

/// What a session began with: all that its story depends on beside the inputs.
public struct SessionStart: Equatable, Sendable, Codable {
  /// The seed of its chance.
  public var seed: UInt64
  /// What a grown-up had decided by then.
  public var record: ProfileRecord
  /// Where the child was, or nil for a first start.
  public var navigation: NavigationState?
  /// What had been celebrated before, or nil for nothing.
  public var milestones: CelebrationMilestones?
  /// The family's own words, which the sentences of the session may hold.
  public var words: [String: MyWordGroup]
  /// What the activities beside talk were resumed from, by name.
  public var activities: [String: PlainJSON]

  /// A beginning.
  public init(
    seed: UInt64, record: ProfileRecord = ProfileRecord(), navigation: NavigationState? = nil,
    milestones: CelebrationMilestones? = nil, words: [String: MyWordGroup] = [:],
    activities: [String: PlainJSON] = [:]
  ) {
    self.seed = seed
    self.record = record
    self.navigation = navigation
    self.milestones = milestones
    self.words = words
    self.activities = activities
  }

  private enum Keys: String, CodingKey {
    case seed, record, navigation, milestones, words, activities
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    seed = try values.decode(UInt64.self, forKey: .seed)
    record = try values.decodeIfPresent(ProfileRecord.self, forKey: .record) ?? ProfileRecord()
    navigation = try values.decodeIfPresent(NavigationState.self, forKey: .navigation)
    milestones = try values.decodeIfPresent(CelebrationMilestones.self, forKey: .milestones)
    words = try values.decodeIfPresent([String: MyWordGroup].self, forKey: .words) ?? [:]
    activities =
      try values.decodeIfPresent([String: PlainJSON].self, forKey: .activities) ?? [:]
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(seed, forKey: .seed)
    try values.encode(record, forKey: .record)
    try values.encodeIfPresent(navigation, forKey: .navigation)
    try values.encodeIfPresent(milestones, forKey: .milestones)
    if !words.isEmpty { try values.encode(words, forKey: .words) }
    if !activities.isEmpty { try values.encode(activities, forKey: .activities) }
  }
}
