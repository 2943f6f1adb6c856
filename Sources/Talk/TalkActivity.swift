public import MeadowFoundations

/// Talking with Meadow, the communication activity as one value.
///
/// It composes the engines: each decides its own matter; this says what one's effect means to others.
public struct TalkActivity: Activity, Equatable {
  public static let name = "talk"

  /// What a child or a grown-up does here.
  public enum Input: Equatable, Sendable, Codable {
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
    /// A grown-up begins or ends showing how it is done.
    case modelling(isOn: Bool)
    /// What the child's screen called so tells of itself.
    case screen(String, ScreenNews)

    /// Whether somebody touched the board.
    var isTouch: Bool {
      switch self {
      case .tapped, .move, .removeLast, .clear, .avatar, .screen(_, .touched): true
      case .companion, .modelling, .screen: false
      }
    }
  }

  /// What it reads and never changes, by language.
  public let languages: TalkLanguages
  /// That of the language the board is in.
  public internal(set) var content: TalkContent
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
  /// Whether a grown-up shows how it is done.
  public internal(set) var modelling = Modelling()
  /// The scene that glows, or nil.
  public internal(set) var glow: String?
  /// The family's words.
  public internal(set) var ownWords: [MyWord] = []
  var knowsOwnWords = false
  /// Where the family's words and the pinned ones stand.
  public internal(set) var places: BoardPlaces
  /// What the family's clock showed last.
  public internal(set) var time: TimeOfDay?
  var isExchangeOpen = false
  var lastTouch: MonotonicTime?
  var asked = AskedQuestion()
  var screens = Screens()
  /// When something was touched last, whatever it was.
  var lastUse: MonotonicTime?
  /// What the companion was told last: whether it may begin by itself.
  var leavesRoom = false

  /// A session for a child with `profile`, where it was left; `seed` is its chance.
  public init(
    languages: TalkLanguages, settings: FamilySettings, profile: ChildProfile = ChildProfile(),
    seed: UInt64, place: NavigationState? = nil,
    milestones: CelebrationMilestones = CelebrationMilestones(),
    places: BoardPlaces = BoardPlaces()
  ) {
    self.languages = languages
    let content = languages.content(chosen: place?.language, by: settings)
    self.content = content
    self.places = places
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

  /// A session in English alone.
  public init(
    content: TalkContent, settings: FamilySettings, profile: ChildProfile = ChildProfile(),
    seed: UInt64, place: NavigationState? = nil,
    milestones: CelebrationMilestones = CelebrationMilestones(),
    places: BoardPlaces = BoardPlaces()
  ) {
    self.init(
      languages: TalkLanguages(content), settings: settings, profile: profile, seed: seed,
      place: place, milestones: milestones, places: places)
  }

  /// What the board is shown as at a start, after a session's pause, and as soon as it is chosen.
  var firstMode: BoardMode { settings.defaultView }

  public var deadline: MonotonicTime? {
    [
      navigation.deadline, scs.deadline, bubble.deadline, avatar.deadline, companion.deadline,
      celebration.deadline, modelling.deadline, screens.deadline,
    ].compactMap { $0 }.min()
  }

  /// The way to where the child is.
  public var breadcrumb: [Crumb] { navigation.breadcrumb(in: content.vocabulary.manifests) }

  public var state: TalkState {
    TalkState(
      navigation: navigation.state, breadcrumb: breadcrumb, bubble: bubble.state, offer: scs.offer,
      tray: avatar.tray, companion: companion.state, isModelling: modelling.isOn, glow: glow,
      tier: settings.tier, coreBar: board.coreBar, ownPlaces: board.ownPlaces)
  }

  public mutating func handle(_ input: Input, at now: MonotonicTime) -> [ActivityEffect] {
    let wasModelling = modelling.isOn
    let effects: [ActivityEffect] =
      switch input {
      case .tapped(_, _, isRepeat: true): noticed(at: now)
      case .tapped(let touch, _, _):
        wasModelling ? modelled(touch, at: now) : touched(touch, at: now)
      case .move(let move): noticed(at: now) + go(move, at: now)
      case .removeLast: noticed(at: now) + show(bubble.handle(.removeLast, at: now), at: now)
      case .clear:
        noticed(at: now) + leave(at: now) + show(bubble.handle(.clear, at: now), at: now)
      case .avatar(isOpen: true): noticed(at: now) + tray(.open, at: now)
      case .avatar(isOpen: false): tray(.close, at: now)
      case .companion(let action): act(action, at: now)
      case .modelling(let isOn): model(isOn, at: now)
      case .screen(let id, let news): screen(id, news, at: now)
      }
    if input.isTouch { lastUse = now }
    return counted(effects, modelling: wasModelling) + settle(at: now) + leaveRoom(at: now)
  }

  public mutating func handle(
    _ occasion: ActivityOccasion, at now: MonotonicTime
  ) -> [ActivityEffect] {
    let wasModelling = modelling.isOn
    let effects =
      switch occasion {
      case .began: begin(at: now)
      case .speaker(let new): heard(new, at: now)
      case .stopped: converse(.stop, at: now)
      case .settings(let settings, let profile): change(to: settings, profile, at: now)
      case .ownWords(let words): know(words, at: now)
      case .clock(let time): glow(at: time)
      case .date: [ActivityEffect]()
      case .tick: tick(at: now)
      }
    return counted(effects, modelling: wasModelling) + settle(at: now) + leaveRoom(at: now)
  }

  /// Tells celebrations whether the child is saying something: while follow-ups are offered or a
  /// word sounds, rewards wait (document 000 §06, clinical note).
  mutating func settle(at now: MonotonicTime) -> [ActivityEffect] {
    let isOpen = scs.offer != nil || speaker == .child
    guard isOpen != isExchangeOpen else { return [] }
    isExchangeOpen = isOpen
    return celebrate(.exchange(isOpen: isOpen), at: now)
  }

  private mutating func tick(at now: MonotonicTime) -> [ActivityEffect] {
    converse(.tick, at: now) + show(bubble.handle(.tick, at: now), at: now)
      + tray(.tick, at: now) + moved(navigation.handle(.tick, in: scenes, at: now), at: now)
      + accompany(.tick, at: now) + celebrate(.tick, at: now)
      + (modelling.isOver(at: now) ? model(false, at: now) : []) + forgetScreens(at: now)
  }

  /// How the scenes look.
  var scenes: [String: SceneManifest] { content.vocabulary.manifests }
}
