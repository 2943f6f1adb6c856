import MeadowFamily
public import MeadowFoundations
import MeadowSound
import MeadowSpeech

extension SessionHost: MeadowDoor {
  public func tap(_ tap: Tap, received: MonotonicTime) async throws -> TapReply {
    let (request, touch) = try request(for: tap)
    return try await speak(
      request, touch: tap.isAudition ? nil : touch, source: touch.source, received: received,
      recording: .tap(tap))
  }

  /// Says `request`; then, with its sound on its way, lets the session think about `touch`, and waits
  /// until it is known when it will be heard.
  func speak(
    _ request: SpeechRequest, touch: Touch?, source: SpeechSource, received: MonotonicTime,
    recording: RecordedInput.Action
  ) async throws -> TapReply {
    let id = say(
      request, source: source, received: received, isAudition: touch == nil)
    let isRepeat = session.tts.hasJoined
    if let touch, !isRepeat { feed(.touched(touch)) }
    record(recording)
    var reply = TapReply(
      utterance: id, text: request.text.string, output: parts.output.status)
    reply.isRepeat = isRepeat
    if let touch { describe(touch, in: &reply) }
    if session.tts.queue.line.contains(id) { return reply }
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

  /// What the child can do next.
  private func describe(_ touch: Touch, in reply: inout TapReply) {
    reply.revision = broadcast.revision
    reply.offer = session.scs.offer
    reply.bubble = session.bubble.state
    if case .word(let word, _, _) = touch {
      reply.sentences = session.sentences(for: word)
      reply.carriers = session.carriers(for: word)
    }
  }

  public func stop() -> UtteranceID? {
    let cut = session.tts.queue.speaking
    feed(speech: .stop)
    record(.stop)
    return cut
  }

  public func chime(_ intensity: ChimeIntensity) -> ChimeReply {
    let reply = place(chime: intensity)
    record(.chime(intensity))
    return reply
  }

  /// Places a chime where nothing more important sounds and nobody has muted it.
  func place(chime intensity: ChimeIntensity) -> ChimeReply {
    let clip = chimes.clip(intensity)
    return parts.output.perform { timeline, clock -> ChimeReply in
      do throws(PlacementRefusal) {
        _ = try timeline.place(clip, on: .reward, at: clock.now, owner: .effects)
        return .played
      } catch {
        return error == .muted ? .muted : .speech
      }
    }
  }

  public func settings() -> FamilySettings { session.settings }

  public func change(_ change: SettingsChange) async throws(InputProblem) -> FamilySettings {
    await takeUpFiles()
    let new = try change.applied(
      to: record, table: parts.parentese, vocabulary: parts.vocabulary)
    try requireVoice(new.speech.voice)
    take(new)
    record(.settings(change))
    let settings = session.settings
    await parts.family?.profiles?.flush()
    return settings
  }

  public func events() -> AsyncStream<PublishedEvent> {
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
    // Of a board larger than memory the rest lies on disk once the pre-rendering has passed it.
    let passed = figures.wanted == board.count ? figures.ready : 0
    var health = Health(
      uptimeSeconds: parts.timers.now().milliseconds(since: started) / 1000,
      output: parts.output.status,
      cache: Health.Cache(
        ready: max(passed, board.count { parts.studio.isReady($0) }), wanted: board.count,
        damaged: figures.damaged, unwritable: figures.writeFailures,
        bytesOnDisk: figures.bytesOnDisk))
    health.log = parts.family?.log?.status
    health.notes =
      parts.notes
      + [parts.family?.profiles?.problem, health.log?.problem].compactMap { $0 }
      .filter { !parts.notes.contains($0) }
    return health
  }

  public func voices() -> [VoiceSummary] {
    parts.studio.voices.map {
      VoiceSummary(
        id: $0.id.name, name: $0.name, description: $0.description,
        forWhom: $0.forWhom.rawValue, medianHertz: $0.medianHertz,
        formantScale: $0.formantScale, engine: $0.engine)
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
  private func request(for tap: Tap) throws(InputProblem) -> (SpeechRequest, Touch) {
    let touch: Touch
    switch tap.target {
    case .word(let word): touch = try self.touch(ofWord: word, tap)
    case .followUp(let id):
      guard let followUp = session.scs.followUp(id) else {
        throw InputProblem(
          .unknown, field: "followUp", reason: "\"\(id.prefix(40))\" was not offered",
          advice: "send the phrase as \"phrase\" to have it said all the same")
      }
      touch = .followUp(followUp)
    case .phrase(let phrase):
      // What is on offer counts as chosen, however it is sent.
      let offered = session.scs.offer?.followUps.first { $0.phrase == phrase }
      touch = offered.map { .followUp($0) } ?? .phrase(phrase)
    }
    let text = try SpokenText(touch.text ?? "", field: touch.source == .word ? "word" : "phrase")
    let manner = try manner(tap.manner)
    let request = SpeechRequest(
      text: text, voice: manner.voice, prosody: manner.prosody, readings: lexicon.readings(in: text)
    )
    return (request, touch)
  }

  private func touch(ofWord word: String, _ tap: Tap) throws(InputProblem) -> Touch {
    let text = try SpokenText(word, field: "word").string
    let known = ownWord(text).map { FoundWord($0) } ?? parts.vocabulary.word(text, in: tap.scene)
    guard let known else {
      throw InputProblem(
        .unknown, field: "word", reason: "\"\(text.prefix(40))\" is not on the board",
        advice: "send it as \"phrase\" to have it said all the same")
    }
    return .word(known, scene: tap.scene, object: tap.object)
  }

  /// Voice and prosody: the settings' with what `manner` overrides.
  func manner(
    _ manner: Manner
  ) throws(InputProblem) -> (voice: VoiceID, prosody: Prosody) {
    let settled = session.settings.speech
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

  func requireVoice(_ id: VoiceID) throws(InputProblem) {
    let voices = parts.studio.voices
    guard !voices.contains(where: { $0.id == id }) else { return }
    throw InputProblem(
      .unknown, field: "voice", reason: "there is no voice \"\(id)\"",
      advice: "choose one of " + voices.map(\.id.name).joined(separator: ", "))
  }

  func record(_ action: RecordedInput.Action) {
    guard let record = parts.record else { return }
    record(
      RecordedInput(
        at: parts.timers.now().milliseconds(since: started) / 1000, action: action))
  }
}
