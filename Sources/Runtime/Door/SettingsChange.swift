public import MeadowFoundations

/// The settings a caller wants changed; nil leaves one as it is.
public struct SettingsChange: Hashable, Sendable, Codable {
  /// The child's voice.
  public var voice: String?
  /// The rate, 0.5–1.6.
  public var rate: Double?
  /// The pitch, 0.7–1.6.
  public var pitch: Double?
  /// The range, 0–2.
  public var range: Double?
  /// Silence between the words of a phrase, 0–600 ms.
  public var pauseMilliseconds: Double?
  /// Where rate, pitch, range and pauses come from: byAge, own or off.
  public var parentese: String?
  /// The child's age in months, 6–120.
  public var ageMonths: Int?
  /// Whether chimes and feedback are silenced.
  public var muted: Bool?
  /// The volume cap, −30…0 dB.
  public var volumeCapDecibels: Double?
  /// The interruption policies, by source.
  public var interruptions: [String: String]?

  /// What else a grown-up sets; ranges are those of ``FamilySettings``.
  public var chosen: ChosenSettings?
  /// The settings that follow age and tier again, by their names in ``SettingName``.
  public var cleared: Set<SettingName>?
  /// No change.
  public init() {}
}

/// The names of the settings that follow age and tier until somebody sets them.
public enum SettingName: String, CaseIterable, Sendable, Codable {
  case narration, densities, densityCutoffs, hiddenWords, showsLabels, marksFavorites, favorites
  case defaultView, conversation, carrierPhrases, feelingsTray, bubbleSeconds, traySeconds
  case speakWithMe, signing, celebrations, expectantPauseSeconds, routineGlow
  case holdMilliseconds, selectsOnRelease, scanning, buttonSize, repeatGuardMilliseconds
  case breakfast, lunch, snack, dinner, bath, bedtime, naps, autoLock
}
