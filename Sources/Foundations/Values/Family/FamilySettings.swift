/// How many of a scene's objects are seen; independent of tier and labels (document 001).
public enum SceneDensity: String, CaseIterable, Sendable, Codable { case low, medium, high, custom }

/// The two ways to see the words of a scene.
public enum BoardMode: String, CaseIterable, Sendable, Codable { case scene, grid }

/// How far the conversation loop goes (spec README, resolution 7).
public enum ConversationMode: String, CaseIterable, Sendable, Codable {
  /// Follow-ups are offered.
  case full
  /// Sentence templates only, no follow-ups.
  case light
  /// Words are spoken, nothing else.
  case off
}

/// How celebrations are (spec README, resolution 10); the intensity 1–3 of the build specification.
public enum CelebrationStyle: String, CaseIterable, Sendable, Codable {
  case off, subtle, medium, full

  /// 0 for off, else 1 to 3.
  public var intensity: Int {
    switch self {
    case .off: 0
    case .subtle: 1
    case .medium: 2
    case .full: 3
    }
  }
}

/// How somebody who cannot point chooses (document 001, Access & Motor).
public enum ScanningMode: String, CaseIterable, Sendable, Codable { case off, auto, manual }

/// How long the gate stays open once it was passed (M2-008).
public enum AutoLock: String, CaseIterable, Sendable, Codable {
  case fiveMinutes = "5"
  case tenMinutes = "10"
  case thirtyMinutes = "30"
  case never

  /// In seconds; nil for never.
  public var seconds: Int? {
    switch self {
    case .fiveMinutes: 300
    case .tenMinutes: 600
    case .thirtyMinutes: 1800
    case .never: nil
    }
  }
}

/// Everything a grown-up may change, in the ten groups of document 001; My Words and the gate's code
/// are kept elsewhere. "I love you" is always there and has no setting.
public struct FamilySettings: Hashable, Sendable {
  // My Child, and Sound: voice, rate, volume cap, sound effects.
  /// How Meadow speaks; its `isMuted` is "sound effects off".
  public var speech: SpeechSettings
  /// Whether the companion's own voice is heard (spec README, resolution 11).
  public var narration = true
  /// What the child can do with words.
  public var tier: Tier

  // Vocabulary
  /// How many objects each scene shows, by scene; high where nothing is said.
  public var densities: [String: SceneDensity] = [:]
  /// The least important priority a scene with density custom shows, 1–10, by scene.
  public var densityCutoffs: [String: Int] = [:]
  /// The words hidden in each scene, by scene; "core" for the core words. In lower case.
  public var hiddenWords: [String: Set<String>] = [:]
  /// Whether the word stands under its picture.
  public var showsLabels = false
  /// Whether favourites are marked.
  public var marksFavorites = true
  /// The favourite words of the vocabulary, in lower case.
  public var favorites: Set<String> = []
  /// What a scene begins as.
  public var defaultView = BoardMode.scene

  // Communication
  /// How far the conversation loop goes.
  public var conversation = ConversationMode.full
  /// Whether Tier 2 gets beginnings to fill in.
  public var carrierPhrases: Bool
  /// Whether the companion opens the feelings tray.
  public var feelingsTray = true
  /// Seconds after the last speech until the bubble clears (spec README, resolution 14).
  public var bubbleSeconds = 12.0
  /// Seconds until the avatar's tray and the category panel close.
  public var traySeconds = 5.0

  // Learning & Engagement
  /// Whether the companion offers to speak with the child.
  public var speakWithMe = true
  /// Whether signs are shown.
  public var signing: Bool
  /// How celebrations are.
  public var celebrations: CelebrationStyle
  /// How long the companion waits for the child, in seconds.
  public var expectantPauseSeconds: Double
  /// Whether the scene of the time of day glows.
  public var routineGlow = true

  // Access & Motor
  /// How long a touch must last, 0–1000 ms.
  public var holdMilliseconds = 0
  /// Whether a word is chosen when the finger leaves.
  public var selectsOnRelease = false
  /// Scanning by switch.
  public var scanning = ScanningMode.off
  /// The size of buttons: 60, 80 or 100 points.
  public var buttonSize = 60
  /// A touch on the word that is being said, sooner than this after the last, does not begin it
  /// anew; 0–1000 ms, 0 for off.
  public var repeatGuardMilliseconds = 250

  // Routines
  /// The family's day.
  public var routines: RoutineSchedule

  // Parent Gate
  /// How long the gate stays open.
  public var autoLock = AutoLock.tenMinutes

  /// Settings of these parts, the others as of a new profile.
  public init(
    speech: SpeechSettings, tier: Tier, carrierPhrases: Bool, signing: Bool,
    celebrations: CelebrationStyle, expectantPauseSeconds: Double, routines: RoutineSchedule
  ) {
    self.speech = speech
    self.tier = tier
    self.carrierPhrases = carrierPhrases
    self.signing = signing
    self.celebrations = celebrations
    self.expectantPauseSeconds = expectantPauseSeconds
    self.routines = routines
  }

  /// The least important priority that `scene` shows.
  public func cutoff(of scene: String) -> Int {
    switch densities[scene] ?? .high {
    case .low: 3
    case .medium: 6
    case .high: 10
    case .custom: densityCutoffs[scene] ?? 10
    }
  }

  /// Whether `word` is hidden in `scene`; nil asks for the core words.
  public func isHidden(_ word: String, in scene: String?) -> Bool {
    guard word != CoreWord.alwaysVisible else { return false }
    return hiddenWords[scene ?? "core"]?.contains(word.lowercased()) ?? false
  }
}
