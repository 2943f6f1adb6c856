public import MeadowFoundations

/// What a view may ask while Meadow is set up (document 001, "Two screens, four choices, under 60
/// seconds"). Nobody opens a gate for it, so it can be done once and changes nothing afterwards.
public protocol SetUpDoor: Sendable {
  /// Sets Meadow up: all of it, on the disk when this returns, or on a problem nothing. Once that is
  /// done the problem is of the kind `settled`.
  func setUp(_ choices: FirstChoices) async throws -> ProfileReply
  /// What an age suggests, and the gentle note where `tier` is two steps from it; changes nothing.
  func advice(ageMonths: Int?, tier: Int?) async throws(InputProblem) -> SetUpAdvice
}

/// What a family chooses first; nil for what they skip, which is then as the defaults say.
public struct FirstChoices: Hashable, Sendable {
  /// What the child is called, up to 40 characters.
  public var name: String?
  /// The child's age in months.
  public var ageMonths: Int?
  /// The tier, 1 to 3; nil for the one the age suggests, also later.
  public var tier: Int?
  /// The child's voice.
  public var voice: String?
  /// A grown-up code, four digits; nil for the two-finger hold alone.
  public var code: String?

  /// Everything skipped.
  public init() {}

  /// The same as a change of the profile, with the set-up done.
  var profile: ProfileChange {
    var change = ProfileChange()
    change.name = name
    change.ageMonths = ageMonths
    change.tier = tier
    change.voice = voice
    change.hasCompletedOnboarding = true
    return change
  }
}

/// What the set-up says to an age and a tier.
public struct SetUpAdvice: Hashable, Sendable {
  /// The tier whose card is highlighted, or nil without an age.
  public var suggestedTier: Tier?
  /// The gentle note, or nil.
  public var note: String?

  /// Advice.
  public init(suggestedTier: Tier? = nil, note: String? = nil) {
    self.suggestedTier = suggestedTier
    self.note = note
  }
}
