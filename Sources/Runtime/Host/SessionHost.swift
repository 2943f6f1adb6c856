import MeadowFamily
public import MeadowFoundations
public import MeadowSound
public import MeadowSpeech
public import MeadowTalk
import MeadowVocabulary

/// The shell around the conversation: feeds it inputs, performs its effects, publishes state.
///
/// The order of every tap is sound first, everything else after: a word whose clip is in memory is
/// placed by the ``SpeechPlayer`` in the turn in which it is asked for, before any event, figure or
/// file. Both share one executor, and nothing slow is ever done on it: words, recordings, files of
/// sound and all that waits for a disk have services of their own beside it.
public actor SessionHost {
  /// What the host works with.
  public struct Parts: Sendable {
    var output: any AudioOutput
    var studio: SpeechService
    var vocabulary: VocabularyService
    var timers: any HostTimers
    /// Keeps what a grown-up decided.
    var keep: @Sendable (ProfileRecord) -> Void
    /// What Meadow begins with, by age and tier.
    public var defaults = DefaultsTable()
    /// What the voice's own rules say wrong, and how it is said.
    public var pronunciations: [BundledPronunciation] = []
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
      output: any AudioOutput, studio: SpeechService, vocabulary: VocabularyService,
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
  /// Gets sound and places it.
  nonisolated let player: SpeechPlayer
  /// How a text is said now.
  nonisolated let requests: SpeechRequests
  /// What a finger may touch next.
  nonisolated let board: BoardRequests
  /// The family's own words.
  public nonisolated let words: WordsKeeper
  /// Sound as a file, and auditions.
  public nonisolated let speech: SpeechFiles
  public nonisolated var unownedExecutor: UnownedSerialExecutor { player.unownedExecutor }
  var session: Session
  /// What a grown-up decided; the session's settings follow from it.
  var record: ProfileRecord
  var broadcast: Broadcast
  /// Whether somebody is setting Meadow up just now.
  var isSettingUp = false
  var boardRendering: Task<Void, Never>?
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
    let settings = DefaultsEngine.settings(
      for: record, table: parts.defaults, parentese: parts.parentese)
    self.session = Session(
      content: SessionContent(vocabulary: parts.vocabulary, defaults: parts.defaults),
      settings: settings, profile: record.profile, seed: parts.seed, place: parts.place,
      milestones: parts.milestones ?? CelebrationMilestones())
    self.started = parts.timers.now()
    player = SpeechPlayer(parts)
    let requests = SpeechRequests(
      studio: parts.studio, speech: settings.speech, pronunciations: parts.pronunciations)
    let board = BoardRequests(
      vocabulary: parts.vocabulary, words: parts.family?.words, requests: requests)
    self.requests = requests
    self.board = board
    words = WordsKeeper(of: parts.family, requests, board: board)
    speech = SpeechFiles(requests, parentese: parts.parentese)
  }

  /// Listens to player and output, applies the settings to them and has the board rendered ahead.
  public func start() async {
    await words.tell(self)
    play { player in
      player.listen { [weak self] notice in self?.assumeIsolated { $0.hear(notice) } }
    }
    parts.output.observe { [weak self] change in
      Task(priority: .high) { await self?.outputChanged(change) }
    }
    let own = parts.family?.words.all() ?? []
    requests.know(own)
    feed(.ownWords(own))
    obey(session.settings)
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
    await words.end()
    await parts.studio.flush()
  }

  /// Gives the session an input and performs what follows from it.
  package func feed(_ input: Session.Input) {
    perform(session.handle(input, at: parts.timers.now()))
    setAlarm()
  }

  /// Asks the player, at once: it shares this actor's executor.
  func play<Answer: Sendable>(_ ask: (isolated SpeechPlayer) -> Answer) -> Answer {
    player.assumeIsolated(ask)
  }

  /// Lets player and requests obey `settings`.
  func obey(_ settings: FamilySettings) {
    requests.speech = settings.speech
    play { $0.obey(settings) }
  }

  /// The player tells what happened: figures, events and the log, now that the sound is on its way.
  private func hear(_ notice: SpeechNotice) {
    switch notice {
    case .began(let utterance, let trace):
      if !utterance.waited { meter.record(trace) }
      broadcast.send(
        .started(
          trace.utterance, text: utterance.utterance.request.text.string,
          source: utterance.utterance.source, origin: utterance.origin, length: utterance.length))
      if !utterance.waited { broadcast.send(.onset(trace)) }
      if !utterance.isAudition { noteSpeech(utterance.utterance) }
    case .ended(let utterance, let event):
      noteHeard(utterance)
      broadcast.send(event)
    case .speaker(let speaker): feed(.speaker(speaker))
    }
  }

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
    case .lost(let epoch): play { $0.outputLost(epoch: epoch) }
    }
  }

  func perform(_ effects: [Session.Effect]) {
    for effect in effects {
      switch effect {
      case .chime(let intensity): _ = place(chime: intensity)
      case .setMuted(let muted):
        parts.output.perform { $0.setMuted(muted, at: $1.now) }
      case .setVolume(let level):
        parts.output.perform { $0.setVolume(level, at: $1.now) }
      case .renderBoard: renderBoard()
      case .renderAhead(let phrases): renderAhead(phrases)
      case .narrate(let text): narrate(text)
      case .quiet: play { $0.quiet() }
      case .log(let event): log(event)
      case .keepPlace(let place): store(place)
      case .keepMilestones(let milestones): store(milestones)
      case .tell(let event): broadcast.send(event)
      }
    }
  }
}
