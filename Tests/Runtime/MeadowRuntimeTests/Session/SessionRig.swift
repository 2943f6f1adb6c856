import MeadowContent
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowSpeech
import MeadowTalk
import MeadowTestSupport

/// A session with the content that comes with Meadow, on a clock that only the test moves: sounds take
/// the time they are told to and timers come when they are due.
struct SessionRig {
  /// What one input or occasion did.
  struct Step {
    var input: TalkActivity.Input?
    var occasion: ActivityOccasion?
    var effects: [ActivityEffect]
    /// The session afterwards.
    var session: TalkActivity
    var at: MonotonicTime
  }

  static let content = Result {
    TalkContent(
      vocabulary: VocabularyService(RealContent.data, manifests: try SceneFile.bundled()),
      defaults: try EngineTables.defaults.get())
  }

  var session: TalkActivity
  /// Whose turn it is to speak, as in the player beside a session.
  var scheduler = SpeechScheduler()
  /// What the player was to do so far.
  private(set) var told: [UtteranceQueue.Action] = []
  var record: ProfileRecord
  /// How long what is said sounds, in seconds.
  var speechSeconds = 1.0
  private(set) var now = MonotonicTime.second(100)
  private(set) var last: [ActivityEffect] = []
  private(set) var steps: [Step] = []
  private var due: [(at: MonotonicTime, input: SpeechScheduler.Input)] = []
  /// The screens in sight, which say so every minute, and when they do next.
  private var screens: [String] = []
  private var nextNews = MonotonicTime.second(160)

  init(
    seed: UInt64 = 1, tier: Tier? = .combinations, months: Int? = 30,
    place: NavigationState? = NavigationState(scene: "kitchen"),
    milestones: CelebrationMilestones = CelebrationMilestones(), companionLine: String? = nil,
    _ edit: (inout ChosenSettings) -> Void = { _ in }
  ) throws {
    record = ProfileRecord(profile: ChildProfile(ageMonths: months, tier: tier))
    edit(&record.chosen)
    session = TalkActivity(
      content: try Self.content(companionLine), settings: try Self.settings(record),
      profile: record.profile, seed: seed, place: place, milestones: milestones)
    send(.began)
  }

  /// The content that comes with Meadow; its companion says `line`, where that is given, and no other.
  private static func content(_ line: String?) throws -> TalkContent {
    let whole = try content.get()
    guard let line else { return whole }
    var defaults = whole.defaults
    defaults.companion.lines = [line]
    return TalkContent(vocabulary: whole.vocabulary, defaults: defaults)
  }

  /// Milestones that are all behind the child.
  static let seasoned = {
    var milestones = CelebrationMilestones()
    milestones.firstWord = true
    milestones.firstSentence = true
    milestones.visited = ["kitchen", "bathroom", "bedroom", "playroom", "outdoors"]
    return milestones
  }()

  static func settings(_ record: ProfileRecord) throws -> FamilySettings {
    DefaultsEngine.settings(
      for: record, table: try EngineTables.defaults.get(),
      parentese: try EngineTables.parentese.get())
  }

  @discardableResult
  mutating func send(_ input: TalkActivity.Input) -> [ActivityEffect] {
    if case .screen(let id, let news) = input {
      screens.removeAll { $0 == id }
      if news != .hidden { screens.append(id) }
    }
    let effects = session.handle(input, at: now)
    return done(Step(input: input, effects: effects, session: session, at: now))
  }

  @discardableResult
  mutating func send(_ occasion: ActivityOccasion) -> [ActivityEffect] {
    let effects = session.handle(occasion, at: now)
    return done(Step(occasion: occasion, effects: effects, session: session, at: now))
  }

  private mutating func done(_ step: Step) -> [ActivityEffect] {
    last = step.effects
    steps.append(step)
    for effect in step.effects { perform(effect) }
    return step.effects
  }

  /// Does what a host would: clips are at hand at once and sound for ``speechSeconds``.
  private mutating func perform(_ effect: ActivityEffect) {
    switch effect {
    case .narrate(let text):
      if let request = request(text) { speak(.say(.companion, request, for: TalkActivity.name)) }
    case .quiet: speak(.quiet(TalkActivity.name))
    default: break
    }
  }

  /// Does what a player would, and tells the session when somebody else speaks.
  @discardableResult
  mutating func speak(_ input: SpeechScheduler.Input) -> [ActivityEffect] {
    scheduler.policies = session.settings.speech.interruptions
    scheduler.repeatGuardMilliseconds = session.settings.repeatGuardMilliseconds
    let actions = scheduler.handle(input, at: now)
    told += actions
    for action in actions {
      switch action {
      case .prepare(let utterance): due.append((now, .clipReady(utterance.id, isWhole: true)))
      case .play(let id):
        let end = now.nanoseconds + Int64(speechSeconds * 1e9)
        due.append((MonotonicTime(nanoseconds: end), .soundEnded(id)))
      case .renderAhead, .fadeOut, .cancel, .finished, .interrupted, .failed: break
      }
    }
    return scheduler.speaker == session.speaker ? [] : send(.speaker(scheduler.speaker))
  }

  /// Stops all speech, as the host does.
  @discardableResult
  mutating func stop() -> [ActivityEffect] { speak(.stop) + send(.stopped) }

  func request(_ text: String) -> SpeechRequest? {
    (try? SpokenText(text)).map {
      SpeechRequest(text: $0, voice: .girl, prosody: session.settings.speech.prosody)
    }
  }

  /// A touch that speaks, as the host tells it: the sound first, then what it means. Returns all
  /// that both did; nothing where it joined the touch before.
  @discardableResult
  mutating func touch(_ touch: Touch, saying text: String) -> [ActivityEffect] {
    guard let request = request(text) else { return [] }
    var effects = speak(.say(touch.source, request))
    effects += send(
      .tapped(touch, as: scheduler.newest, isRepeat: scheduler.hasJoined))
    last = effects
    return effects
  }

  @discardableResult
  mutating func tap(
    _ word: String, scene: String? = "kitchen", object: String? = nil
  ) -> [ActivityEffect] {
    guard let found = session.content.vocabulary.word(word, in: scene) else { return [] }
    return touch(.word(found, scene: scene, object: object), saying: found.word)
  }

  @discardableResult
  mutating func choose(_ index: Int) -> [ActivityEffect] {
    guard let offer = session.scs.offer, offer.followUps.indices.contains(index) else { return [] }
    return touch(.followUp(offer.followUps[index]), saying: offer.followUps[index].phrase)
  }

  /// Lets time pass with all that is due in it; returns everything that was done.
  @discardableResult
  mutating func pass(_ seconds: Double) -> [ActivityEffect] {
    let end = MonotonicTime(nanoseconds: now.nanoseconds + Int64(seconds * 1e9))
    var effects: [ActivityEffect] = []
    // Bounded, so that a timer that is never over fails a test rather than holding it.
    for _ in 0..<10_000 {
      let next = min(nextMoment ?? end, screens.isEmpty ? end : nextNews)
      guard next < end || nextMoment == end else { break }
      effects += next == nextMoment ? goOn(to: next) : tellOfScreens(at: next)
    }
    now = end
    return effects
  }

  private mutating func tellOfScreens(at moment: MonotonicTime) -> [ActivityEffect] {
    now = max(now, moment)
    nextNews = now.later(bySeconds: 60)
    return screens.flatMap { send(.screen($0, .shown)) }
  }

  /// The tablets are gone without a word: none of them tells of itself again.
  mutating func loseScreens() { screens = [] }

  /// When something is next due.
  var nextMoment: MonotonicTime? { (due.map(\.at) + [session.deadline].compactMap { $0 }).min() }

  /// Goes to the moment at which something is due, and does one thing.
  @discardableResult
  mutating func goOn(to moment: MonotonicTime) -> [ActivityEffect] {
    now = max(now, moment)
    if let index = due.indices.min(by: { due[$0].at < due[$1].at }), due[index].at <= now {
      return speak(due.remove(at: index).input)
    }
    return send(.tick)
  }

  /// A grown-up changes what was chosen.
  @discardableResult
  mutating func change(_ edit: (inout ProfileRecord) -> Void) throws -> [ActivityEffect] {
    edit(&record)
    return send(.settings(try Self.settings(record), record.profile))
  }
}

extension [ActivityEffect] {
  var celebrations: [Celebration] {
    compactMap { if case .tell(.celebration(let celebration)) = $0 { celebration } else { nil } }
  }
  var offers: [FollowUpOffer] {
    compactMap { if case .tell(.followUps(let offer?)) = $0 { offer } else { nil } }
  }
  var logged: [ActivityEvent] {
    compactMap { if case .log(let event) = $0 { event } else { nil } }
  }
  func logged(_ kind: ActivityEvent.Kind) -> [ActivityEvent] { logged.filter { $0.kind == kind } }
  var places: [NavigationState] {
    compactMap { if case .tell(.navigation(let place, _)) = $0 { place } else { nil } }
  }
  var trays: [AvatarTray] {
    compactMap { if case .tell(.avatar(let tray)) = $0 { tray } else { nil } }
  }
  var companions: [CompanionState] {
    compactMap { if case .tell(.companion(let state)) = $0 { state } else { nil } }
  }
  var narrated: [String] {
    compactMap { if case .narrate(let text) = $0 { text } else { nil } }
  }
  var bubbles: [BubbleState] {
    compactMap { if case .tell(.bubble(let state)) = $0 { state } else { nil } }
  }
}
