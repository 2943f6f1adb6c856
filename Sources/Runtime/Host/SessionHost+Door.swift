import MeadowFamily
public import MeadowFoundations
import MeadowSound
import MeadowSpeech
import MeadowTalk

extension SessionHost: TalkService, SettingsService, StatusService {
  public func tap(_ tap: Tap, received: MonotonicTime) async throws -> TapReply {
    let (request, touch) = try request(for: tap)
    return try await speak(
      request, touch: tap.isAudition ? nil : touch, source: touch.source, received: received,
      recording: .tap(tap))
  }

  /// Says `request`; then, with its sound on its way, gives the session the tap, one input that says
  /// which utterance it became, and waits until it is known when it will be heard.
  func speak(
    _ request: SpeechRequest, touch: Touch?, source: SpeechSource, received: MonotonicTime,
    recording: RecordedInput.Action
  ) async throws -> TapReply {
    let said = play {
      $0.say(request, source: source, received: received, isAudition: touch == nil)
    }
    if let touch { feed(.tapped(touch, as: said.id, isRepeat: said.isRepeat)) }
    record(recording)
    var reply = TapReply(
      utterance: said.id, text: request.text.string, output: parts.output.status)
    reply.isRepeat = said.isRepeat
    if let touch { describe(touch, in: &reply) }
    if said.waits { return reply }
    switch await player.beginning(of: said.id) {
    case .sounding(let trace, let length):
      reply.origin = trace.origin
      reply.onsetMilliseconds = trace.milliseconds(to: .audible)
      reply.length = length
    case .ended(let reason?):
      throw InputProblem(
        field: source == .word ? "word" : "phrase", reason: "it has no sound: \(reason)",
        advice: "try it in other words")
    case .ended(reason: nil): break
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
    let cut = stopSpeech()
    record(.stop)
    return cut
  }

  /// Silences all speech and tells the session; returns what was cut off.
  func stopSpeech() -> UtteranceID? {
    let cut = play { $0.stop() }
    feed(.stopped)
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
    try requests.requireVoice(new.speech.voice)
    adopt(new)
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

  public func health() async -> Health {
    let board = await words.readiness()
    let figures = parts.studio.statistics()
    // Of a board larger than memory the rest lies on disk once the pre-rendering has passed it.
    let passed = figures.wanted == board.wanted ? figures.ready : 0
    var health = Health(
      uptimeSeconds: parts.timers.now().milliseconds(since: started) / 1000,
      output: parts.output.status,
      cache: Health.Cache(
        ready: max(passed, board.ready), wanted: board.wanted,
        damaged: figures.damaged, unwritable: figures.writeFailures,
        bytesOnDisk: figures.bytesOnDisk))
    health.log = parts.family?.log?.status
    health.notes =
      parts.notes
      + [parts.family?.profiles?.problem, health.log?.problem].compactMap { $0 }
      .filter { !parts.notes.contains($0) }
    return health
  }

  public nonisolated func vocabulary() -> VocabularyData { parts.vocabulary.data }

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
    return (try requests.request(text, in: tap.manner), touch)
  }

  private func touch(ofWord word: String, _ tap: Tap) throws(InputProblem) -> Touch {
    let text = try SpokenText(word, field: "word").string
    let known =
      requests.ownWord(text).map { FoundWord($0) } ?? parts.vocabulary.word(text, in: tap.scene)
    guard let known else {
      throw InputProblem(
        .unknown, field: "word", reason: "\"\(text.prefix(40))\" is not on the board",
        advice: "send it as \"phrase\" to have it said all the same")
    }
    return .word(known, scene: tap.scene, object: tap.object)
  }

  /// Says a text as a phrase and returns once it sounds; for the command line.
  public func say(_ query: SpeechQuery) async throws -> UtteranceID {
    let request = try await requests.request(for: query)
    let now = parts.timers.now()
    let said = play { $0.say(request, source: .phrase, received: now) }
    if case .ended(let reason?) = await player.beginning(of: said.id) {
      throw InputProblem(
        field: query.textField, reason: "it has no sound: \(reason)",
        advice: "try it in other words")
    }
    return said.id
  }

  /// Waits until an utterance has ended, heard or not.
  public nonisolated func heard(_ id: UtteranceID) async { await player.ended(id) }

  /// Has `watcher` told of every event in the moment it happens; it must not block.
  public func watch(_ watcher: @escaping @Sendable (MeadowEvent) -> Void) {
    broadcast.watcher = watcher
  }

  /// Waits until the sound of every utterance that has its turn is whole and in memory; for replays,
  /// in whose time synthesis takes none.
  public nonisolated func rendered() async { await player.rendered() }

  func record(_ action: RecordedInput.Action) {
    guard let record = parts.record else { return }
    record(
      RecordedInput(
        at: parts.timers.now().milliseconds(since: started) / 1000, action: action))
  }
}
