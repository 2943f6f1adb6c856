public import MeadowAudio
public import MeadowFamily
public import MeadowModel
public import MeadowSpeech

/// The only shell around the engines: feeds them inputs, performs their effects, publishes state.
///
/// The order of every tap is sound first, everything else after: a word whose clip is in memory is
/// placed on the output in the same turn of this actor, before any event, figure or file.
public actor SessionHost {
  /// What the host works with.
  public struct Parts: Sendable {
    var output: any AudioOutput
    var studio: SpeechStudio
    var vocabulary: VocabularyService
    var timers: any HostTimers
    var keep: @Sendable (SpeechSettings) -> Void
    /// Whose work the sound of a tap goes before: urgent, and made in one pass where it is not at
    /// hand. A replay has all the time there is and takes likely, whose sound is the exact one.
    public var tapPriority = SynthesisPriority.urgent
    /// What is the family's own; nil in replays, which know no family.
    public var family: Family?
    /// Parentese by age.
    public var parentese = ParenteseTable(steps: [], sources: [])
    /// Takes every input for a later replay, off the tap path; nil for none.
    public var record: (@Sendable (RecordedInput) -> Void)?
    /// How much later the first part of a sound that is still being made begins: its making keeps a
    /// core busy that the sound server needs too, and a late edit would cost the word its beginning.
    /// Zero in replays, which must not depend on what was made before.
    public var synthesisLead = Frames.milliseconds(2)

    /// A host's parts; `keep` stores settings.
    public init(
      output: any AudioOutput, studio: SpeechStudio, vocabulary: VocabularyService,
      timers: any HostTimers = LiveTimers(),
      keep: @escaping @Sendable (SpeechSettings) -> Void = { _ in }
    ) {
      self.output = output
      self.studio = studio
      self.vocabulary = vocabulary
      self.timers = timers
      self.keep = keep
    }
  }

  let parts: Parts
  let started: MonotonicTime
  private let rendersBoard: Bool
  let meter = OnsetMeter()
  let chimes = ChimeBox()
  var session: Session
  var broadcast = Broadcast()
  /// What is known of utterances that have not ended.
  var live: [UtteranceID: LiveUtterance] = [:]
  var boardRendering: Task<Void, Never>?
  /// How the family's own words are said, wherever they occur.
  var lexicon = SpokenLexicon.empty
  /// The family's own words by what they are called, in lower case.
  var ownWords: [String: MyWord] = [:]

  /// A host that begins with `settings`; call ``start()`` once. Whoever wants one word only need
  /// not have the board rendered.
  public init(
    parts: Parts, settings: SpeechSettings = SpeechSettings(), rendersBoard: Bool = true
  ) {
    self.parts = parts
    self.rendersBoard = rendersBoard
    self.session = Session(settings: settings)
    self.started = parts.timers.now()
  }

  /// Listens to the output, applies the settings to it and has the board rendered ahead.
  public func start() {
    parts.output.observe { [weak self] change in
      Task(priority: .high) { await self?.outputChanged(change) }
    }
    takeWords()
    perform([.setMuted(session.settings.isMuted), .setVolume(session.settings.volumeCap)])
    perform([.renderBoard])
  }

  /// Ends the event streams and the pre-rendering and waits until what was rendered is on disk;
  /// the output is the caller's to close.
  public func shutDown() async {
    boardRendering?.cancel()
    broadcast.finish()
    await parts.studio.flush()
  }

  /// Gives the session an input and performs what follows from it.
  func feed(_ input: Session.Input) { perform(session.handle(input)) }

  private func outputChanged(_ change: OutputChange) {
    switch change {
    // The latest, not the carried one: changes may overtake each other on their way here.
    case .status: broadcast.send(.output(parts.output.status))
    case .lost(let epoch):
      // What was placed since then sounds; a tap that came with the new device is not taken back.
      let current = session.queue.speaking.flatMap { live[$0]?.epoch }
      if current.map({ $0 < epoch }) ?? true { feed(.outputLost) }
    }
  }

  func perform(_ effects: [Session.Effect]) {
    for effect in effects {
      switch effect {
      case .voice(let action): perform(action)
      case .chime: break  // answered by chime(_:), which needs to know whether it sounds
      case .setMuted(let muted):
        parts.output.perform { $0.setMuted(muted, at: $1.now) }
      case .setVolume(let level):
        parts.output.perform { $0.setVolume(level, at: $1.now) }
      case .renderBoard: renderBoard()
      case .save(let settings): parts.keep(settings)
      case .tell(let event): tell(event)
      }
    }
  }

  private func perform(_ action: UtteranceQueue.Action) {
    switch action {
    case .prepare(let utterance): prepare(utterance)
    case .renderAhead(let utterance): renderAhead(utterance)
    case .play(let id): place(id)
    case .fadeOut(let id):
      parts.output.perform { _ = $0.fadeOut(owner: PlacementOwner(id), at: $1.now) }
    case .cancel(let id): live[id]?.cancellation.cancel()
    case .finished, .interrupted, .failed: break  // the session turns these into .tell
    }
  }

  private func tell(_ event: MeadowEvent) {
    switch event {
    case .finished(let id), .interrupted(let id), .failed(let id, _): end(id, with: event)
    case .started, .output, .settings, .words, .onset: break
    }
    broadcast.send(event)
  }

  /// Forgets an utterance and answers whoever waits for it to begin.
  private func end(_ id: UtteranceID, with event: MeadowEvent) {
    guard let ended = live.removeValue(forKey: id) else { return }
    ended.timer?.cancel()
    noteHeard(ended)
    ended.cancellation.cancel()
    for waiter in ended.waiters { waiter.resume(returning: .ended(event)) }
    for waiter in ended.endWaiters { waiter.resume() }
  }

  private func renderBoard() {
    boardRendering?.cancel()
    guard rendersBoard else { return }
    let requests = boardRequests()
    let studio = parts.studio
    boardRendering = Task(priority: .background) {
      await studio.prerender(requests) { _, _ in }
    }
  }

  /// The core words and the family's own as the settings say them.
  func boardRequests() -> [SpeechRequest] {
    let own = parts.family?.words.all().map(\.content.text) ?? []
    return (parts.vocabulary.coreWords.map(\.word) + own).compactMap(settledRequest)
  }

  /// `text` as the settings say it, its words in the family's way.
  func settledRequest(_ text: String) -> SpeechRequest? {
    let settings = session.settings
    return (try? SpokenText(text)).map {
      SpeechRequest(
        text: $0, voice: settings.voice, prosody: settings.prosody,
        readings: lexicon.readings(in: $0))
    }
  }
}
