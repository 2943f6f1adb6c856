/// A child as Meadow knows it (document 001, "What Meadow remembers about your child").
public struct ChildProfile: Hashable, Sendable, Codable {
  /// What the child is called, shown in the greeting; empty where nobody has said it.
  public var name: String
  /// The child's age in months, or nil where nobody has said it.
  public var ageMonths: Int?
  /// What the child can do with words, or nil for what its age suggests.
  public var tier: Tier?
  /// Whether a grown-up has set Meadow up.
  public var hasCompletedOnboarding: Bool

  /// A child.
  public init(
    name: String = "", ageMonths: Int? = nil, tier: Tier? = nil,
    hasCompletedOnboarding: Bool = false
  ) {
    self.name = name
    self.ageMonths = ageMonths
    self.tier = tier
    self.hasCompletedOnboarding = hasCompletedOnboarding
  }
}

/// Everything that is kept of one child and that a grown-up decided.
public struct ProfileRecord: Hashable, Sendable, Codable {
  /// The child.
  public var profile: ChildProfile
  /// How Meadow speaks for it.
  public var speech: SpeechSettings
  /// What a grown-up has chosen; all else follows from age and tier.
  public var chosen: ChosenSettings

  /// A record.
  public init(
    profile: ChildProfile = ChildProfile(), speech: SpeechSettings = SpeechSettings(),
    chosen: ChosenSettings = ChosenSettings()
  ) {
    self.profile = profile
    self.speech = speech
    self.chosen = chosen
  }
}

/// The settings a grown-up has set with their own hands; nil follows the defaults of age and tier.
///
/// Units and ranges are those of ``FamilySettings``.
public struct ChosenSettings: Hashable, Sendable, Codable {
  public var narration: Bool?
  public var densities: [String: SceneDensity]?
  public var densityCutoffs: [String: Int]?
  public var hiddenWords: [String: Set<String>]?
  public var showsLabels: Bool?
  public var marksFavorites: Bool?
  public var favorites: Set<String>?
  public var defaultView: BoardMode?
  public var conversation: ConversationMode?
  public var carrierPhrases: Bool?
  public var feelingsTray: Bool?
  public var bubbleSeconds: Double?
  public var traySeconds: Double?
  public var speakWithMe: Bool?
  public var signing: Bool?
  public var celebrations: CelebrationStyle?
  public var expectantPauseSeconds: Double?
  public var routineGlow: Bool?
  public var holdMilliseconds: Int?
  public var selectsOnRelease: Bool?
  public var scanning: ScanningMode?
  public var buttonSize: Int?
  public var repeatGuardMilliseconds: Int?
  public var breakfast: TimeOfDay?
  public var lunch: TimeOfDay?
  public var snack: TimeOfDay?
  public var dinner: TimeOfDay?
  public var bath: TimeOfDay?
  public var bedtime: TimeOfDay?
  public var naps: [TimeOfDay]?
  public var autoLock: AutoLock?

  /// Nothing chosen.
  public init() {}
}
