public import MeadowFoundations

/// What a view may ask of a grown-up's things: the profile, the gate and the insight. Whoever stands
/// at the service's door asks the gate first; here it is open.
public protocol GrownUpDoor: Sendable {
  /// The child's profile and what its age suggests.
  func profile() async -> ProfileReply
  /// Changes the profile; defaults of age and tier follow, what a grown-up has set stays.
  func change(_ change: ProfileChange) async throws(InputProblem) -> ProfileReply
  /// The gate as a page has to draw it.
  func gate() async -> GateReply
  /// Tries to open the gate.
  func openGate(heldMilliseconds: Int, code: String?) async -> GateAnswer
  /// Whether `token` was given out by the gate and is still good; fast, from any thread.
  func isGateOpen(_ token: String) -> Bool
  /// Closes the gate for `token`.
  func closeGate(_ token: String) async
  /// Sets the code, four digits; nil removes it.
  func setGateCode(_ code: String?) async throws -> GateReply
  /// What was said and done on the days from `from` through `through` (as in 2026-11-21), or on the
  /// last `days`; for reading only, it leaves the device nowhere.
  func insight(_ range: InsightRange) async throws -> InsightReport
  /// Puts settings, or everything, back to the beginning.
  func reset(_ scope: ResetScope) async throws
}

/// Which days an insight is about.
public enum InsightRange: Hashable, Sendable {
  /// The last so many days, today among them.
  case last(days: Int)
  /// From one day through another; nil for the first and today.
  case days(from: String?, through: String?)
}

/// What is put back to its beginning.
public enum ResetScope: String, CaseIterable, Sendable, Codable {
  /// All settings; the child, My Words and the log stay.
  case settings
  /// Everything: also the profile, the grown-up code, My Words and the log.
  case everything
}

/// What a caller wants changed of the profile; nil leaves it.
public struct ProfileChange: Hashable, Sendable, Codable {
  /// What the child is called, up to 40 characters.
  public var name: String?
  /// The child's age in months.
  public var ageMonths: Int?
  /// The tier, 1 to 3.
  public var tier: Int?
  /// Whether the tier is to be the one the age suggests again.
  public var tierFollowsAge: Bool?
  /// The child's voice.
  public var voice: String?
  /// Whether Meadow has been set up.
  public var hasCompletedOnboarding: Bool?

  /// No change.
  public init() {}
}

/// A profile with what follows from it.
public struct ProfileReply: Hashable, Sendable {
  /// The child.
  public var profile: ChildProfile
  /// The tier in force.
  public var tier: Tier
  /// The voice in force.
  public var voice: String
  /// What the age suggests, or nil without an age.
  public var suggestedTier: Tier?
  /// The gentle note where the tier is two steps from the suggestion (document 001), or nil.
  public var note: String?
  /// Why the profile cannot be kept just now, or nil.
  public var storeProblem: String?
  /// The names of the settings that a grown-up has chosen, "tier" among them; all others follow age
  /// and tier, or are as for every child.
  public var chosen: [String]

  /// A reply.
  public init(
    profile: ChildProfile, tier: Tier, voice: String, suggestedTier: Tier?, note: String?,
    storeProblem: String?, chosen: [String] = []
  ) {
    self.profile = profile
    self.tier = tier
    self.voice = voice
    self.suggestedTier = suggestedTier
    self.note = note
    self.storeProblem = storeProblem
    self.chosen = chosen
  }
}

/// The gate as a page draws it.
public struct GateReply: Hashable, Sendable {
  /// Whether a code is asked for after the hold.
  public var hasCode: Bool
  /// How long two fingers must stay, in ms.
  public var holdMilliseconds: Int
  /// Seconds in which no code is taken, 0 for none.
  public var cooldownSeconds: Int
  /// How long it stays open: 5, 10, 30 or never.
  public var autoLock: AutoLock

  /// A gate.
  public init(hasCode: Bool, holdMilliseconds: Int, cooldownSeconds: Int, autoLock: AutoLock) {
    self.hasCode = hasCode
    self.holdMilliseconds = holdMilliseconds
    self.cooldownSeconds = cooldownSeconds
    self.autoLock = autoLock
  }
}

/// What the gate says to somebody who wants in.
public enum GateAnswer: Hashable, Sendable {
  /// It is open for whoever shows `token`, for `seconds` or until Meadow ends.
  case open(token: String, seconds: Int?)
  /// It stays shut. `waitSeconds` is the time in which trying again is of no use.
  case refused(InputProblem, waitSeconds: Int?)
}
