/// How many of a scene's objects are seen; independent of tier and labels (document 001).
public enum SceneDensity: String, CaseIterable, Sendable, Codable {
  case low, medium, high, custom

  /// The least important priority that a low density shows: what matters most.
  public static let lowCutoff = 3
}

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
public enum CelebrationStyle: String, CaseIterable, Comparable, Sendable, Codable {
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

  public static func < (a: Self, b: Self) -> Bool { a.intensity < b.intensity }
}

/// How somebody who cannot point chooses (document 001, Access & Motor).
public enum ScanningMode: String, CaseIterable, Sendable, Codable { case off, auto, manual }

/// What a touch does whose word the natural voice has not made yet.
public enum NaturalVoicePatience: String, CaseIterable, Sendable, Codable {
  /// It waits a quarter of a second for the voice, then the quick one speaks.
  case wait
  /// The quick one speaks at once.
  case atOnce
}

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

/// Everything a grown-up may change, as it is in force: `settings.celebrations` is the value of the
/// entry of that name in ``SettingCatalogue``.
@dynamicMemberLookup
public struct FamilySettings: Hashable, Sendable {
  /// How Meadow speaks; its `isMuted` is "sound effects off".
  public var speech: SpeechSettings
  /// What the child can do with words.
  public var tier: Tier
  /// The child's age in months, or nil while nobody has said it.
  public var ageMonths: Int?
  var values: [String: SettingValue] = [:]

  /// The settings that follow from `rows`, and over them what is `chosen`.
  public init(
    speech: SpeechSettings = SpeechSettings(), tier: Tier = .combinations, ageMonths: Int? = nil,
    chosen: ChosenSettings = ChosenSettings(), rows: DefaultsRows = DefaultsRows()
  ) {
    self.speech = speech
    self.tier = tier
    self.ageMonths = ageMonths
    for entry in SettingCatalogue.all { entry.settle(&self, chosen: chosen, rows: rows) }
  }

  /// The value in force.
  public subscript<Value>(
    dynamicMember entry: KeyPath<SettingCatalogue, Setting<Value>>
  ) -> Value {
    get { SettingCatalogue.entries[keyPath: entry].value(in: self) }
    set { SettingCatalogue.entries[keyPath: entry].set(newValue, in: &self) }
  }

  /// The family's day.
  public var routines: RoutineSchedule {
    RoutineSchedule(
      breakfast: self.breakfast, lunch: self.lunch, snack: self.snack, dinner: self.dinner,
      bath: self.bath, bedtime: self.bedtime, naps: self.naps)
  }

  /// The least important priority that `scene` shows.
  public func cutoff(of scene: String) -> Int {
    switch self.densities[scene] ?? .high {
    case .low: SceneDensity.lowCutoff
    case .medium: 6
    case .high: 10
    case .custom: self.densityCutoffs[scene] ?? 10
    }
  }

  /// Whether `word` is hidden in `scene`; nil asks for the core words.
  public func isHidden(_ word: WordID, in scene: String?) -> Bool {
    guard word != CoreWord.alwaysVisibleID else { return false }
    return self.hiddenWords[scene ?? "core"]?.contains(word) ?? false
  }
}
