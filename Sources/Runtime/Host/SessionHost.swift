import MeadowFamily
public import MeadowFoundations
public import MeadowSound
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
    /// Keeps what a grown-up decided.
    var keep: @Sendable (ProfileRecord) -> Void
    /// What Meadow begins with, by age and tier.
    public var defaults = DefaultsTable()
    /// What the voice's own rules say wrong, and how it is said.
    public var pronunciations: [HousePronunciation] = []
    /// The number before that of the first event; higher after a restart, so that a view which knew
    /// the service before takes what it says now for newer.
    public var revision = 0
    /// The seed of the session's chance, kept with its recording.
    public var seed: UInt64 = 1
    /// What was found damaged at the start, for whoever asks how Meadow fares.
    public var notes: [String] = []
    /// Whether a child is there to meet; a command that only changes what is kept meets none, and
    /// notes none of what a child did.
    public var meetsChild = true
    /// Where the child was and what was celebrated before; nil for a first start.
    public var place: NavigationState?
    public var milestones: CelebrationMilestones?
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
      keep: @escaping @Sendable (ProfileRecord) -> Void = { _ in }
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
  let rendersBoard: Bool
  let meter = OnsetMeter()
  let chimes = ChimeBox()
  var session: Session
  /// What a grown-up decided; the session's settings follow from it.
  var record: ProfileRecord
  var broadcast: Broadcast
  /// Whether somebody is setting Meadow up just now.
  var isSettingUp = false
  /// What is known of utterances that have not ended.
  var live: [UtteranceID: LiveUtterance] = [:]
  var boardRendering: Task<Void, Never>?
  /// How the family's own words are said, wherever they occur.
  var lexicon = SpokenLexicon.empty
  /// The family's own words by what they are called, in lower case.
  var ownWords: [String: MyWord] = [:]
  /// Wakes the session at its deadline.
  private var alarm: (moment: MonotonicTime, timer: any HostTimer)?
  /// Looks at the clock on the wall once a minute, for what glows.
  private var minute: (any HostTimer)?
  /// Shuts the gate, by the passes that run out.
  var locks: [String: any HostTimer] = [:]
  /// The latest look at what other programs have written.
  var takingUp: Task<Void, Never>?
  /// Renders what may be said next.
  var renderingAhead: (cancellation: Cancellation, task: Task<Void, Never>)?

  /// A host for the child of `record`; call ``start()`` once. Whoever wants one word only need not
  /// have the board rendered.
  public init(
    parts: Parts, record: ProfileRecord = ProfileRecord(), rendersBoard: Bool = true
  ) {
    self.parts = parts
    self.broadcast = Broadcast(after: parts.revision)
    self.rendersBoard = rendersBoard
    self.record = record
    self.session = Session(
      content: SessionContent(vocabulary: parts.vocabulary, defaults: parts.defaults),
      settings: DefaultsEngine.settings(
        for: record, table: parts.defaults, parentese: parts.parentese),
      profile: record.profile, seed: parts.seed, place: parts.place,
      milestones: parts.milestones ?? CelebrationMilestones())
    self.started = parts.timers.now()
  }

  /// Listens to the output, applies the settings to it and has the board rendered ahead.
  public func start() {
    parts.output.observe { [weak self] change in
      Task(priority: .high) { await self?.outputChanged(change) }
    }
    takeWords()
    let speech = session.settings.speech
    perform([.setMuted(speech.isMuted), .setVolume(speech.volumeCap)])
    perform([.renderBoard])
    record(.session(beginning))
    feed(.began)
    lookAtClock()
  }

  /// What glows follows the clock on the wall, minute by minute; without a family there is none.
  private func lookAtClock() {
    guard let family = parts.family else { return }
    let time = family.timeOfDay()
    if session.time != time { record(.clock(time)) }
    feed(.clock(time))
    let next = MonotonicTime(nanoseconds: parts.timers.now().nanoseconds + 60_000_000_000)
    minute = parts.timers.call(at: next) { [weak self] in await self?.lookAtClock() }
  }

  /// Ends the event streams and the pre-rendering and waits until what was rendered is on disk;
  /// the output is the caller's to close.
  public func shutDown() async {
    boardRendering?.cancel()
    renderingAhead?.cancellation.cancel()
    minute?.cancel()
    for lock in locks.values { lock.cancel() }
    alarm?.timer.cancel()
    alarm = nil
    broadcast.finish()
    await parts.studio.flush()
  }

  /// Gives the session an input and performs what follows from it.
  package func feed(_ input: Session.Input) {
    perform(session.handle(input, at: parts.timers.now()))
    setAlarm()
  }

  /// Gives the session something about speech.
  func feed(speech input: TTSEngine.Input) { feed(.speech(input)) }

  /// Has the session woken when it wants to be.
  private func setAlarm() {
    let moment = session.deadline
    guard moment != alarm?.moment else { return }
    alarm?.timer.cancel()
    alarm = moment.map { moment in
      let timer = parts.timers.call(at: moment) { [weak self] in await self?.wake(at: moment) }
      return (moment, timer)
    }
  }

  private func wake(at moment: MonotonicTime) {
    if alarm?.moment == moment { alarm = nil }
    feed(.tick)
  }

  private func outputChanged(_ change: OutputChange) {
    switch change {
    // The latest, not the carried one: changes may overtake each other on their way here.
    case .status: broadcast.send(.output(parts.output.status))
    case .lost(let epoch):
      // What was placed since then sounds; a tap that came with the new device is not taken back.
      let current = session.tts.queue.speaking.flatMap { live[$0]?.epoch }
      if current.map({ $0 < epoch }) ?? true { feed(speech: .outputLost) }
    }
  }

  func perform(_ effects: [Session.Effect]) {
    for effect in effects {
      switch effect {
      case .voice(let action): perform(action)
      case .chime(let intensity): _ = place(chime: intensity)
      case .setMuted(let muted):
        parts.output.perform { $0.setMuted(muted, at: $1.now) }
      case .setVolume(let level):
        parts.output.perform { $0.setVolume(level, at: $1.now) }
      case .renderBoard: renderBoard()
      case .renderAhead(let phrases): renderAhead(phrases)
      case .narrate(let text): narrate(text)
      case .log(let event): log(event)
      case .keepPlace(let place): keep(place)
      case .keepMilestones(let milestones): keep(milestones)
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
    default: break
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
}
