import MeadowAudio
import MeadowFamily
public import MeadowModel
import MeadowSpeech

extension SessionHost: MeadowDoor {
  public func tap(_ tap: Tap, received: MonotonicTime) async throws -> TapReply {
    let (request, source) = try request(for: tap)
    let id = say(request, source: source, received: received)
    record(.tap(tap))
    var reply = TapReply(
      utterance: id, text: request.text.string, output: parts.output.status)
    if session.queue.line.contains(id) { return reply }
    switch await beginning(of: id) {
    case .sounding(let trace, let length):
      reply.origin = trace.origin
      reply.onsetMilliseconds = trace.milliseconds(to: .audible)
      reply.length = length
    case .ended(.failed(_, let reason)):
      throw InputProblem(
        field: source == .word ? "word" : "phrase", reason: "it has no sound: \(reason)",
        advice: "try it in other words")
    case .ended: break
    }
    return reply
  }

  public func stop() -> UtteranceID? {
    let cut = session.queue.speaking
    feed(.stop)
    record(.stop)
    return cut
  }

  public func chime(_ intensity: ChimeIntensity) -> ChimeReply {
    let clip = chimes.clip(intensity)
    let reply = parts.output.perform { timeline, clock -> ChimeReply in
      do throws(PlacementRefusal) {
        _ = try timeline.place(clip, on: .reward, at: clock.now, owner: .effects)
        return .played
      } catch {
        return error == .muted ? .muted : .speech
      }
    }
    record(.chime(intensity))
    return reply
  }

  public func settings() -> SpeechSettings { session.settings }

  public func change(_ change: SettingsChange) throws(InputProblem) -> SpeechSettings {
    let new = try change.applied(to: session.settings, table: parts.parentese)
    try requireVoice(new.voice)
    feed(.change(new))
    record(.settings(change))
    return new
  }

  public func events() -> AsyncStream<MeadowEvent> {
    broadcast.listen(
      beginning: [.output(parts.output.status), .settings(session.settings)]
    ) { [weak self] number in
      Task { await self?.drop(listener: number) }
    }
  }

  private func drop(listener number: Int) { broadcast.drop(number) }

  public func health() -> Health {
    let board = boardRequests()
    let figures = parts.studio.statistics()
    return Health(
      uptimeSeconds: parts.timers.now().milliseconds(since: started) / 1000,
      output: parts.output.status,
      cache: Health.Cache(
        ready: board.count { parts.studio.isReady($0) }, wanted: board.count,
        damaged: figures.damaged, unwritable: figures.writeFailures,
        bytesOnDisk: figures.bytesOnDisk))
  }

  public func voices() -> [VoiceSummary] {
    parts.studio.voices.map {
      VoiceSummary(
        id: $0.id.name, name: $0.name, description: $0.description,
        forWhom: $0.forWhom.rawValue, medianHertz: $0.medianHertz,
        formantScale: $0.formantScale)
    }
  }

  public func parentese() -> ParenteseTable { parts.parentese }

  public func vocabulary() -> VocabularyData { parts.vocabulary.data }

  public func onset() -> OnsetSummary { meter.summary }

  public func resetOnset() { meter.reset() }

  public func audioStream() -> AsyncStream<AudioBlock>? {
    (parts.output as? BrowserOutput)?.listen()
  }

  /// What a tap asks for, checked; nothing has changed when this throws.
  private func request(
    for tap: Tap
  ) throws(InputProblem) -> (SpeechRequest, SpeechSource) {
    let text: SpokenText
    let source: SpeechSource
    switch tap.target {
    case .word(let word):
      text = try self.text(ofWord: word, scene: tap.scene)
      source = .word
    case .phrase(let phrase):
      text = try SpokenText(phrase, field: "phrase")
      source = .phrase
    }
    let manner = try manner(tap.manner)
    let request = SpeechRequest(
      text: text, voice: manner.voice, prosody: manner.prosody, readings: lexicon.readings(in: text)
    )
    return (request, source)
  }

  private func text(
    ofWord word: String, scene: String?
  ) throws(InputProblem) -> SpokenText {
    let text = try SpokenText(word, field: "word")
    if let own = ownWord(text.string) { return try SpokenText(own.content.text, field: "word") }
    guard let known = parts.vocabulary.word(text.string, in: scene) else {
      throw InputProblem(
        .unknown, field: "word", reason: "\"\(text.string.prefix(40))\" is not on the board",
        advice: "send it as \"phrase\" to have it said all the same")
    }
    return try SpokenText(known.word, field: "word")
  }

  /// Voice and prosody: the settings' with what `manner` overrides.
  func manner(
    _ manner: Manner
  ) throws(InputProblem) -> (voice: VoiceID, prosody: Prosody) {
    let settled = session.settings
    let id =
      try manner.voice.map { name throws(InputProblem) in try VoiceID(name) } ?? settled.voice
    try requireVoice(id)
    let prosody = try Prosody(
      rate: manner.rate ?? settled.prosody.rate, pitch: manner.pitch ?? settled.prosody.pitch,
      range: manner.range ?? settled.prosody.range,
      pauseMilliseconds: manner.pauseMilliseconds ?? settled.prosody.pauseMilliseconds
    ).validated()
    return (id, prosody)
  }

  private func requireVoice(_ id: VoiceID) throws(InputProblem) {
    let voices = parts.studio.voices
    guard !voices.contains(where: { $0.id == id }) else { return }
    throw InputProblem(
      .unknown, field: "voice", reason: "there is no voice \"\(id)\"",
      advice: "choose one of " + voices.map(\.id.name).joined(separator: ", "))
  }

  private func record(_ action: RecordedInput.Action) {
    guard let record = parts.record else { return }
    record(
      RecordedInput(
        at: parts.timers.now().milliseconds(since: started) / 1000, action: action))
  }
}
