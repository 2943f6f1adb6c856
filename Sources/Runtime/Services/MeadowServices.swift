/// All that views may ask, an area each; a route or a command sees only the one it needs.
public struct MeadowServices: Sendable {
  public var talk: any TalkService
  public var settings: any SettingsService
  public var gate: any GateService
  public var insight: any InsightService
  public var words: any WordsService
  public var speech: any VoiceService
  public var content: any ContentService
  public var loudness: any LoudnessService
  public var status: any StatusService
  public var activities: any ActivityService

  /// The services of `host` and of those beside it.
  public init(_ host: ActivityHost) {
    talk = host
    settings = host
    content = host
    status = host
    activities = host
    gate = host.gate
    insight = host.insight
    words = host.words
    speech = host.speech
    loudness = host.loudness
  }

  /// Services of which one does all.
  public init(
    _ one: some TalkService & SettingsService & GateService & InsightService & WordsService
      & VoiceService & ContentService & LoudnessService & StatusService & ActivityService
  ) {
    talk = one
    settings = one
    gate = one
    insight = one
    words = one
    speech = one
    content = one
    loudness = one
    status = one
    activities = one
  }
}
