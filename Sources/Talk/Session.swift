public import MeadowFoundations

/// All that Meadow decides, as one value: what goes in is an input, what comes out are effects.
///
/// Pure: no clock, no I/O, no chance of its own (architecture §5). It composes the engines: each
/// decides its own matter, and this says what one's effect means to the others.
public struct Session: Equatable, Sendable {
  /// What can happen to a session.
  public enum Input: Equatable, Sendable {
    /// It begins; the first input, once.
    case began
    /// Somebody else speaks now; nil for nobody.
    case speaker(Speaker?)
    /// All speech was stopped.
    case stopped
    /// The child touched something, whose sound is on its way as this utterance; a repeat is the
    /// touch before again, too soon for a second wish.
    case tapped(Touch, as: UtteranceID, isRepeat: Bool)
    /// The child goes somewhere.
    case move(Move)
    /// The last part of the message is to go, or all of it.
    case removeLast, clear
    /// The feelings tray opens or closes.
    case avatar(isOpen: Bool)
    /// The companion is to do something.
    case companion(CompanionAction)
    /// A grown-up changed settings or profile.
    case settings(FamilySettings, ChildProfile)
    /// The family's words are these.
    case ownWords([MyWord])
    /// What the clock on the family's wall shows.
    case clock(TimeOfDay)
    /// It may be time for something; see ``Session/deadline``.
    case tick
  }

  /// What the host must do, in order.
  public enum Effect: Equatable, Sendable {
    /// Place a chime on the reward bus.
    case chime(ChimeIntensity)
    /// Silence the buses that obey mute, or let them sound again.
    case setMuted(Bool)
    /// Cap all sound.
    case setVolume(Decibels)
    /// Have the board's words rendered ahead as the settings now say.
    case renderBoard
    /// Have phrases rendered ahead that may be said next.
    case renderAhead([String])
    /// Say a text with the companion's voice.
    case narrate(String)
    /// Let the companion fall silent; what the child says goes on.
    case quiet
    /// Note what happened, off the way of the next tap.
    case log(ActivityEvent)
    /// Keep where the child is.
    case keepPlace(NavigationState)
    /// Keep what was already celebrated.
    case keepMilestones(CelebrationMilestones)
    /// Tell whoever listens.
    case tell(MeadowEvent)
  }

  /// What it reads and never changes.
  public let content: SessionContent
  /// Everything a grown-up may change.
  public internal(set) var settings: FamilySettings
  /// Who speaks.
  public internal(set) var speaker: Speaker?
  /// Where the child is.
  public internal(set) var navigation: NavigationEngine
  /// The conversation loop.
  public internal(set) var scs: SCSEngine
  /// What is celebrated.
  public internal(set) var celebration: CelebrationEngine
  /// The message.
  public internal(set) var bubble: SpeechBubble
  /// The feelings tray.
  public internal(set) var avatar: AvatarEngine
  /// The companion.
  public internal(set) var companion: CompanionEngine
  /// The scene that glows, or nil.
  public internal(set) var glow: String?
  /// The family's words.
  public internal(set) var ownWords: [MyWord] = []
  /// What the family's clock showed last.
  public internal(set) var time: TimeOfDay?
  var isExchangeOpen = false
  var lastTouch: MonotonicTime?

  /// A session for a child with `profile`, where it was left; `seed` is its chance.
  public init(
    content: SessionContent, settings: FamilySettings, profile: ChildProfile = ChildProfile(),
    seed: UInt64, place: NavigationState? = nil,
    milestones: CelebrationMilestones = CelebrationMilestones()
  ) {
    self.content = content
    self.settings = settings
    navigation = NavigationEngine(
      restoring: place, first: content.firstScene, in: content.vocabulary.manifests,
      mode: settings.defaultView, tier: settings.tier, traySeconds: settings.traySeconds)
    scs = SCSEngine(seed: seed)
    celebration = CelebrationEngine(
      seed: seed &+ 1, milestones: milestones,
      settings: CelebrationSettings(settings, profile: profile, table: content.defaults))
    bubble = SpeechBubble(bubbleSeconds: settings.bubbleSeconds)
    avatar = AvatarEngine(
      tier: settings.tier, feelingsTray: settings.feelingsTray, traySeconds: settings.traySeconds)
    companion = CompanionEngine(
      seed: seed &+ 2, script: content.defaults.companion, settings: CompanionSettings(settings))
  }

  /// The moment at which ``Input/tick`` is due, or nil while nothing waits for time to pass.
  public var deadline: MonotonicTime? {
    [navigation.deadline, scs.deadline, bubble.deadline, avatar.deadline, companion.deadline]
      .compactMap { $0 }.min()
  }

  /// The way to where the child is.
  public var breadcrumb: [Crumb] { navigation.breadcrumb(in: content.vocabulary.manifests) }

  /// Takes `input` at `now` and returns what must be done.
  public mutating func handle(_ input: Input, at now: MonotonicTime) -> [Effect] {
    let effects = route(input, at: now)
    return effects + settle(at: now)
  }

  private mutating func route(_ input: Input, at now: MonotonicTime) -> [Effect] {
    switch input {
    case .began: begin(at: now)
    case .speaker(let new): heard(new, at: now)
    case .stopped: converse(.stop, at: now)
    case .tapped(let touch, _, let isRepeat): isRepeat ? [] : touched(touch, at: now)
    case .move(let move): go(move, at: now)
    case .removeLast: show(bubble.handle(.removeLast, at: now), at: now)
    case .clear: leave(at: now) + show(bubble.handle(.clear, at: now), at: now)
    case .avatar(let isOpen): tray(isOpen ? .open : .close, at: now)
    case .companion(let action): act(action, at: now)
    case .settings(let settings, let profile): change(to: settings, profile, at: now)
    case .ownWords(let words): take(words)
    case .clock(let time): glow(at: time)
    case .tick: tick(at: now)
    }
  }

  /// Tells celebrations whether the child is saying something: while follow-ups are offered or a
  /// word sounds, rewards wait (document 000 §06, clinical note).
  mutating func settle(at now: MonotonicTime) -> [Effect] {
    let isOpen = scs.offer != nil || speaker == .child
    guard isOpen != isExchangeOpen else { return [] }
    isExchangeOpen = isOpen
    return celebrate(.exchange(isOpen: isOpen), at: now)
  }

  private mutating func tick(at now: MonotonicTime) -> [Effect] {
    converse(.tick, at: now) + show(bubble.handle(.tick, at: now), at: now)
      + tray(.tick, at: now) + moved(navigation.handle(.tick, in: scenes, at: now), at: now)
      + accompany(.tick, at: now)
  }

  /// How the scenes look.
  var scenes: [String: SceneManifest] { content.vocabulary.manifests }
}
