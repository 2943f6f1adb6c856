import MeadowFamily
public import MeadowFoundations
import MeadowSound
import MeadowSpeech
import MeadowTalk
import MeadowVocabulary

/// The shell around the activities: feeds them inputs, performs their effects, publishes state.
///
/// The order of every tap is sound first, everything else after: a word whose clip is in memory is
/// placed by the ``SpeechPlayer`` in the turn in which it is asked for, before any event, figure or
/// file. Both share one executor, and nothing slow is ever done on it: words, recordings, files of
/// sound and all that waits for a disk have services of their own beside it.
public actor ActivityHost {
  let parts: Parts
  let started: MonotonicTime
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
  /// Voices recorded at home.
  public nonisolated let recorded: RecordedVoicesKeeper
  /// Sound as a file, and auditions.
  public nonisolated let speech: SpeechFiles
  /// The gate before what a grown-up decides.
  public nonisolated let gate: GateKeeper
  /// What the log says.
  public nonisolated let insight: InsightReader
  /// How loud it is.
  public nonisolated let loudness: LoudnessKeeper
  public nonisolated var unownedExecutor: UnownedSerialExecutor { player.unownedExecutor }
  /// The conversation.
  var talk: TalkActivity
  /// What a child can do beside it.
  var others: HostedActivities
  /// What they keep, for their next beginning.
  private(set) var kept: [String: PlainJSON] = [:]
  /// What is kept of those that have a log of their own and are awake.
  var journaled: [String: JournaledActivity] = [:]
  /// Those that are being woken.
  var openings: [String: Task<Void, Never>] = [:]
  /// Snapshots that are being made.
  var snapshots: [String: Task<Void, Never>] = [:]
  /// Logs of a session before that are being written.
  var closings: [Task<Void, Never>] = []
  /// What was found damaged in the logs, by activity.
  var journalNotes: [String: [String]] = [:]
  /// Why a log cannot be kept just now, or nil.
  var journalProblem: String?
  /// The chance of the session.
  var sessionSeed: UInt64
  /// Counts up whenever the session begins anew.
  var sessionNumber = 0
  /// What a grown-up decided; the settings follow from it.
  var record: ProfileRecord
  /// The number of the child whose session this is: what happens in it is noted and kept for that one,
  /// also while another is becoming the active one.
  var child: Int
  var broadcast: Broadcast
  /// Whether somebody is setting Meadow up just now.
  var isSettingUp = false
  /// Sound that is made before somebody asks for it.
  var ahead: AheadRendering
  /// Wakes the activities at their deadline.
  private var alarm: (moment: MonotonicTime, timer: any HostTimer)?
  /// Looks at the clock on the wall once a minute, for what glows.
  private var minute: (any HostTimer)?
  /// The latest look at what other programs have written.
  var takingUp: Task<Void, Never>?
  /// The latest change of who there is.
  var changingChildren: Task<Void, Never>?

  /// A host for the child of `record`; call ``start()`` once. Whoever wants one word only need not
  /// have the board rendered.
  public init(
    parts: Parts, record: ProfileRecord = ProfileRecord(), rendersBoard: Bool = true
  ) {
    self.parts = parts
    self.broadcast = Broadcast(after: parts.revision)
    self.record = record
    child = parts.family?.child ?? 1
    let settings = DefaultsEngine.settings(
      for: record, table: parts.defaults, parentese: parts.parentese)
    let english = TalkContent(vocabulary: parts.vocabulary, defaults: parts.defaults)
    let talk = TalkActivity(
      languages: TalkLanguages(english, read: parts.language), settings: settings,
      profile: record.profile, seed: parts.seed, place: parts.place,
      milestones: parts.milestones ?? CelebrationMilestones(), places: Self.places(of: parts))
    self.talk = talk
    others = HostedActivities(parts.activities)
    sessionSeed = parts.seed
    started = parts.timers.now()
    player = SpeechPlayer(parts)
    let requests = SpeechRequests(
      synthesis: parts.synthesis, speech: settings.speech, child: child, boards: talk.contents,
      pronunciations: parts.pronunciations)
    let board = BoardRequests(words: parts.family?.words, requests: requests)
    self.requests = requests
    self.board = board
    ahead = AheadRendering(
      requests, board: rendersBoard ? board : nil, rendersTexts: parts.tapPriority == .urgent)
    words = WordsKeeper(of: parts.family, requests, board: board)
    recorded = RecordedVoicesKeeper(of: parts.family, requests)
    speech = SpeechFiles(requests, board: board, parentese: parts.parentese)
    gate = GateKeeper(parts.family?.gate, timers: parts.timers)
    insight = InsightReader(family: parts.family, vocabulary: parts.vocabulary)
    loudness = LoudnessKeeper(family: parts.family, requests: requests)
  }

  /// Listens to player and output, applies the settings to them and has the board rendered ahead.
  public func start() async {
    await words.tell(self)
    await recorded.tell(self)
    await gate.tell(self)
    play { player in
      player.listen { [weak self] notice in self?.assumeIsolated { $0.hear(notice) } }
    }
    parts.output.observe { [weak self] change in
      Task(priority: .high) { await self?.outputChanged(change) }
    }
    watchVoices()
    let own = parts.family?.words.all(of: child) ?? []
    requests.know(own, of: child)
    obey(talk.settings, before: nil)
    resumeOthers(from: savedActivities, seed: parts.seed)
    tell(.ownWords(own))
    record(.session(beginning))
    tell(.began)
    lookAtClock()
    if parts.meetsChild { Task(priority: .utility) { await words.tidy() } }
  }

  /// What glows follows the clock on the wall, minute by minute; without a family there is none.
  private func lookAtClock() {
    guard let family = parts.family else { return }
    let time = family.timeOfDay()
    if talk.time != time { record(.clock(time)) }
    tell(.clock(time))
    tellDate()
    let next = parts.timers.now().later(bySeconds: 60)
    minute = parts.timers.call(at: next) { [weak self] in await self?.lookAtClock() }
  }

  /// Ends the event streams and the pre-rendering and waits until what was rendered is on disk;
  /// the output is the caller's to close.
  public func shutDown() async {
    ahead.cancel()
    minute?.cancel()
    alarm?.timer.cancel()
    alarm = nil
    feed(.clear)  // what a child was still saying belongs in the log
    await keepAllLogs()
    for closing in closings { await closing.value }
    broadcast.finish()
    await gate.end()
    await words.end()
    await parts.synthesis.flush()
  }

  /// Gives the conversation an input and performs what follows from it.
  func feed(_ input: TalkActivity.Input) {
    let effects = talk.handle(input, at: parts.timers.now())
    followLanguage()
    perform(effects, of: TalkActivity.name)
    setAlarm()
    followScene()
  }

  /// Tells every activity what happens to all, and performs what follows from it.
  package func tell(_ occasion: ActivityOccasion) {
    let now = parts.timers.now()
    let effects = talk.handle(occasion, at: now)
    followLanguage()
    perform(effects, of: TalkActivity.name)
    for name in others.names {
      perform(others.tell(occasion, to: name, at: now), of: name)
      handOver(name)
    }
    setAlarm()
  }

  /// Gives the activity called `name` an input; see ``ActivityService``.
  func feed(_ input: PlainJSON, to name: String) throws(InputProblem) {
    let now = parts.timers.now()
    // What time has brought comes first, so that nothing of it is lost where the input is refused.
    if let due = others.deadline, due <= now { tell(.tick) }
    perform(try others.handle(input, in: name, at: now), of: name)
    handOver(name)
    setAlarm()
  }

  /// Lets the activities beside talk begin where they were left; `seed` is their chance.
  func resumeOthers(from saved: [String: PlainJSON], seed: UInt64) {
    kept = saved
    closeLogs()
    sessionSeed = seed
    others.resume(from: saved, seed: seed)
    for name in others.names { ahead.render([], for: name) }
    let (now, settings) = (parts.timers.now(), talk.settings)
    for name in others.names {
      perform(others.tell(.settings(settings, record.profile), to: name, at: now), of: name)
    }
  }

  /// Asks the player, at once: it shares this actor's executor.
  func play<Answer: Sendable>(_ ask: (isolated SpeechPlayer) -> Answer) -> Answer {
    player.assumeIsolated(ask)
  }

  /// Lets player, requests and output obey `settings`; of the output only what is other than `before`.
  func obey(_ settings: FamilySettings, before: FamilySettings?) {
    let (speech, old) = (withVoice(settings.speech), before?.speech)
    parts.synthesis.wait(forNaturalVoices: settings.naturalVoice == .wait)
    play { $0.obey(settings) }
    if speech.isMuted != old?.isMuted {
      parts.output.perform { $0.setMuted(speech.isMuted, at: $1.now) }
    }
    if speech.volumeCap != old?.volumeCap {
      parts.output.perform { $0.setVolume(speech.volumeCap, at: $1.now) }
    }
    changeVoice(to: speech, atOnce: before == nil)
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
      if utterance.isNoted { noteSpeech(utterance.utterance) }
    case .ended(let utterance, let event):
      loudness.heard(utterance, until: parts.timers.now())
      broadcast.send(event)
    case .speaker(let speaker): tell(.speaker(speaker))
    }
  }

  /// Has the activities woken when one of them wants to be.
  private func setAlarm() {
    let moment = [talk.deadline, others.deadline].compactMap { $0 }.min()
    guard moment != alarm?.moment else { return }
    alarm?.timer.cancel()
    alarm = moment.map { moment in
      let timer = parts.timers.call(at: moment) { [weak self] in await self?.wake(at: moment) }
      return (moment, timer)
    }
  }

  private func wake(at moment: MonotonicTime) {
    if alarm?.moment == moment { alarm = nil }
    tell(.tick)
  }

  private func outputChanged(_ change: OutputChange) {
    switch change {
    // The latest, not the carried one: changes may overtake each other on their way here.
    case .status: broadcast.send(.output(parts.output.status))
    case .lost(let epoch): play { $0.outputLost(epoch: epoch) }
    }
  }

  /// Performs what an activity asks for, in order.
  func perform(_ effects: [ActivityEffect], of activity: String) {
    for effect in effects {
      switch effect {
      case .narrate(let text): narrate(text, for: activity)
      case .read(let text): narrate(text, for: activity, isNoted: false)
      case .whisper(let text): narrate(text, for: activity, softly: true)
      case .quiet: play { $0.quiet(activity) }
      case .cue(let intensity): _ = place(chime: intensity)
      case .renderAhead(let texts):
        let language = language(of: activity)
        ahead.render(texts.compactMap { requests.settled($0, in: language) }, for: activity)
      case .readAhead(let texts):
        ahead.render(texts.compactMap { narrated($0, for: activity) }, for: activity)
      case .keepReady(let texts):
        ahead.keepReady(texts, for: activity) { [weak self] in
          await self?.narrated($0, for: activity)
        }
      case .log(let event): log(event)
      case .keep(let state, let value):
        if state == .activity(activity) { kept[activity] = value }
        parts.family?.profiles?.keep(state, value.bytes, of: child)
      case .tell(let event): broadcast.send(event)
      }
    }
  }
}
