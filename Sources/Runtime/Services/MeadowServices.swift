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

  /// The services of `host` and of those beside it.
  public init(_ host: SessionHost) {
    self.init(everywhere: host, words: host.words, speech: host.speech)
  }

  /// Services of which one does all but words and speech.
  public init(
    everywhere host: some TalkService & SettingsService & GateService & InsightService
      & ContentService & LoudnessService & StatusService,
    words: any WordsService, speech: any VoiceService
  ) {
    talk = host
    settings = host
    gate = host
    insight = host
    content = host
    loudness = host
    status = host
    self.words = words
    self.speech = speech
  }
}
