public import MeadowFoundations

/// What the companion may do.
public struct CompanionSettings: Equatable, Sendable {
  /// Whether Speak With Me is on; off really is off, also for the intro.
  public var isOn: Bool
  /// Whether its voice is heard.
  public var speaks: Bool
  /// Whether signs are shown.
  public var signing: Bool
  /// Whether it may be glad: celebrations are not off.
  public var celebrates: Bool
  /// How long it waits for the child, in seconds.
  public var pauseSeconds: Double
  /// How long it is quiet before it begins by itself the first time, in seconds; 0 for never.
  public var quietSeconds: Double

  /// A companion that may do these.
  public init(
    isOn: Bool = true, speaks: Bool = true, signing: Bool = false, celebrates: Bool = true,
    pauseSeconds: Double = 12.5, quietSeconds: Double = 60
  ) {
    self.isOn = isOn
    self.speaks = speaks
    self.signing = signing
    self.celebrates = celebrates
    self.pauseSeconds = pauseSeconds
    self.quietSeconds = quietSeconds
  }

  /// What `settings` let it do.
  public init(_ settings: FamilySettings) {
    self.init(
      isOn: settings.speakWithMe, speaks: settings.narration, signing: settings.signing,
      celebrates: settings.celebrations != .off, pauseSeconds: settings.expectantPauseSeconds,
      quietSeconds: settings.speakWithMeQuietSeconds)
  }
}
