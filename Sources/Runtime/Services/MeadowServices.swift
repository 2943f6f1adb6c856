/// All that views may ask, an area each; a route or a command sees only the one it needs.
public struct MeadowServices: Sendable {
  public var talk: any TalkService
  public var settings: any SettingsService
  public var setUps: any SetUpsService
  public var children: any ChildrenService
  public var gate: any GateService
  public var insight: any InsightService
  public var words: any WordsService
  public var pictures: any PictureService
  public var speech: any VoiceService
  public var recorded: any RecordedVoicesService
  public var content: any ContentService
  public var listening: any ListeningService
  public var loudness: any LoudnessService
  public var status: any StatusService
  public var activities: any ActivityService

  /// The services of a host, and those beside it.
  public init(
    _ host: some TalkService & SettingsService & SetUpsService & ChildrenService & ContentService
      & StatusService & ActivityService & ListeningService,
    gate: some GateService, insight: some InsightService,
    words: some WordsService & PictureService,
    speech: some VoiceService, recorded: some RecordedVoicesService, loudness: some LoudnessService
  ) {
    (talk, settings, setUps, children) = (host, host, host, host)
    (content, status, activities, listening) = (host, host, host, host)
    (self.gate, self.insight, self.words, pictures) = (gate, insight, words, words)
    (self.speech, self.recorded, self.loudness) = (speech, recorded, loudness)
  }
}
