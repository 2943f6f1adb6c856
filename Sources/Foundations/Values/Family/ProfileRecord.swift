/// Everything that is kept of one child and that a grown-up decided.
public struct ProfileRecord: Equatable, Sendable {
  /// The child.
  public var profile: ChildProfile
  /// How Meadow speaks for it.
  public var speech: SpeechSettings
  /// What a grown-up has chosen; all else follows from age and tier.
  public var chosen: ChosenSettings
  /// The last changes of the settings, to be taken back.
  public internal(set) var history = SettingsHistory()

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

extension ProfileRecord: Codable {
  private enum Keys: String, CodingKey { case profile, speech, chosen, history }

  /// From JSON; that of an older Meadow has no history.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    profile = try values.decode(ChildProfile.self, forKey: .profile)
    speech = try values.decode(SpeechSettings.self, forKey: .speech)
    chosen = try values.decode(ChosenSettings.self, forKey: .chosen)
    history = try values.decodeIfPresent(SettingsHistory.self, forKey: .history) ?? history
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(profile, forKey: .profile)
    try values.encode(speech, forKey: .speech)
    try values.encode(chosen, forKey: .chosen)
    if !history.isEmpty { try values.encode(history, forKey: .history) }
  }
}
