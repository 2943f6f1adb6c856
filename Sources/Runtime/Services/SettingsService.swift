public import MeadowFoundations

/// What a view may ask of the settings and of the child's profile, the set-up (document 001, "Two
/// screens, four choices, under 60 seconds") among it. Whoever stands at the service's door asks the
/// gate first; here it is open, and the set-up, which asks none, works once.
public protocol SettingsService: Sendable {
  /// Everything a grown-up may change, as it is now.
  func settings() async -> FamilySettings

  /// What every setting is, may be and would be if nobody had set it.
  func settingsReport() async -> SettingsReport

  /// Changes some settings; all of them or, on a problem, none.
  func change(_ change: SettingsChange) async throws(InputProblem) -> FamilySettings

  /// The last changes, to be taken back and made again.
  func settingsHistory() async -> SettingsHistory
  /// Takes the last change back; with none the problem is of the kind `settled`.
  func undo() async throws(InputProblem) -> SettingsUndone
  /// Makes what was taken back last again; likewise.
  func redo() async throws(InputProblem) -> SettingsUndone

  /// The child's profile and what its age suggests.
  func profile() async -> ProfileReply

  /// Changes the profile; defaults of age and tier follow, what a grown-up has set stays.
  func change(_ change: ProfileChange) async throws(InputProblem) -> ProfileReply

  /// Sets Meadow up: all of it, on the disk when this returns, or on a problem nothing. Once that is
  /// done the problem is of the kind `settled`.
  func setUp(_ choices: FirstChoices) async throws -> ProfileReply
  /// What an age suggests, and the gentle note where `tier` is two steps from it; changes nothing.
  func advice(ageMonths: Int?, tier: Int?) async throws(InputProblem) -> SetUpAdvice

  /// Puts settings, or everything, back to the beginning.
  func reset(_ scope: ResetScope) async throws
}

/// What taking a change back, or making it again, has come to.
public struct SettingsUndone: Equatable, Sendable {
  /// The change.
  public var step: SettingsStep
  /// The settings as they are now.
  public var settings: FamilySettings

  /// A change, and what holds without it.
  public init(step: SettingsStep, settings: FamilySettings) {
    self.step = step
    self.settings = settings
  }
}

/// What is put back to its beginning.
public enum ResetScope: String, CaseIterable, Sendable, Codable {
  /// All settings; the child, My Words and the log stay.
  case settings
  /// Everything: also the profile, the grown-up code, My Words and the log.
  case everything
}

/// What a caller wants changed of the profile; nil leaves it.
public struct ProfileChange: Equatable, Sendable, Codable {
  /// What can be given back to what it is before anybody has said it.
  public enum Part: String, CaseIterable, Sendable, Codable {
    case name, ageMonths, voice, hasCompletedOnboarding, motor, modules
  }

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
  /// The language the board begins in.
  public var language: Language?
  /// Whether Meadow has been set up.
  public var hasCompletedOnboarding: Bool?
  /// How the child touches, unchecked.
  public var motor: String?
  /// What is opened for it, all of it, unchecked.
  public var modules: [String]?
  /// What is given back; nil for nothing.
  public var cleared: [Part]?

  /// No change.
  public init() {}
}

/// A profile with what follows from it.
public struct ProfileReply: Equatable, Sendable {
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

/// What a family chooses first; what they skip is nil and then as the defaults say.
public struct FirstChoices: Equatable, Sendable {
  /// Name, age, tier and voice.
  public var profile = ProfileChange()
  /// Who is to be among My Words, as the child calls them, in this order.
  public var people: [OfferedPerson] = []
  /// A grown-up code, four digits; nil for the two-finger hold alone.
  public var code: String?

  /// Everything skipped.
  public init() {}
}

/// What the set-up says to an age and a tier.
public struct SetUpAdvice: Equatable, Sendable {
  /// The tier whose card is highlighted, or nil without an age.
  public var suggestedTier: Tier?
  /// The gentle note, or nil.
  public var note: String?
  /// Who is offered for My Words; the child may call them otherwise.
  public var people: [OfferedPerson]

  /// Advice.
  public init(suggestedTier: Tier? = nil, note: String? = nil, people: [OfferedPerson] = []) {
    self.suggestedTier = suggestedTier
    self.note = note
    self.people = people
  }
}
