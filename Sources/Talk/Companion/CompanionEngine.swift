public import MeadowFoundations

/// The companion: the intro of a Tier 1 child's first launch, and Speak With Me (document 001).
///
/// Pure. It begins when it is asked to and, while somebody is there, by itself (see
/// ``CompanionInitiative``). It never speaks while the child speaks, nor within 2 s after a child's
/// touch: what it was to say waits or is dropped. It blocks nothing and asks for nothing.
public struct CompanionEngine: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Sendable {
    /// What it may do.
    case settings(CompanionSettings)
    /// First launch after the set-up of a Tier 1 child.
    case intro
    /// Speak With Me begins; the words that are to be seen in the scene, none hidden.
    case start(words: [String])
    /// It begins by itself, as it wanted to; the words likewise.
    case beginByItself(words: [String])
    /// Speak With Me, or the intro, is to end.
    case stop
    /// The child touched a word, a follow-up or a phrase.
    case childTapped(String)
    /// The child touched something that says nothing: the screen itself, a way to go, the tray.
    case childTouched
    /// The child is in another scene.
    case enteredScene
    /// Whether it may begin by itself: the child's screen is in sight and nothing else is going on.
    case free(Bool)
    /// Whether the child's screen is in sight.
    case seen(Bool)
    /// Whether the child's own speech sounds.
    case childSpeech(isSounding: Bool)
    /// What the companion said was heard to its end, or was cut off.
    case ownSpeechEnded
    /// It may be time to go on.
    case tick
  }

  /// What follows, in order.
  public enum Effect: Equatable, Sendable {
    /// Say it with the companion's voice.
    case say(String)
    /// Drop what the companion is saying.
    case quiet
    /// The companion does something else.
    case changed(CompanionState)
    /// Celebrate whatever was touched.
    case celebrate
    /// Note it in the log; begins with a ``CompanionStep`` where the days count it.
    case log(String)
    /// It would begin by itself: tell it the words in sight.
    case wantsToBegin
  }

  /// The words the child used, and those it modelled, that it does not model again so soon.
  public static let memory = 5

  /// What it does now.
  public internal(set) var state = CompanionState()
  /// When it goes on with what it is busy with, or nil while it rests.
  var nextStep: MonotonicTime?
  var initiative = CompanionInitiative()
  /// What it says; another in another language.
  var script: CompanionScript
  private(set) var settings: CompanionSettings
  private(set) var isChildSpeaking = false
  private(set) var lastTouch: MonotonicTime?
  private(set) var usedByChild: [String] = []
  var chance: Chance
  var modelled: [String] = []
  var hasModelledAgain = false
  /// Whether its own voice is to be heard now.
  var isSpeaking = false
  /// What waits until the child is quiet, or nil.
  var postponed: String?

  /// A resting companion with chances from `seed`.
  public init(
    seed: UInt64, script: CompanionScript, settings: CompanionSettings = CompanionSettings()
  ) {
    chance = Chance(seed: seed)
    self.script = script
    self.settings = settings
  }

  /// When it goes on, or begins by itself; nil for neither.
  public var deadline: MonotonicTime? {
    guard state.activity == .resting else { return nextStep }
    return settings.isOn ? initiative.moment(after: settings.quietSeconds) : nil
  }

  /// Whether the companion waits for the child, so that a touch now is an answer to it; while it still
  /// models nothing was asked.
  public var expectsAnswer: Bool { state.activity == .waiting }

  /// Takes `input` at `now` and returns what follows.
  public mutating func handle(_ input: Input, at now: MonotonicTime) -> [Effect] {
    switch input {
    case .settings(let new): return change(to: new, at: now)
    case .intro: return beginIntro(at: now)
    case .start(let words): return beginModelling(from: words, at: now)
    case .beginByItself(let words): return beginModelling(from: words, byItself: true, at: now)
    case .stop: return breakOff(at: now)
    case .childTapped(let word): return tapped(word, at: now)
    case .childTouched: return touched(at: now)
    case .enteredScene: return entered(at: now)
    case .free(let isFree):
      initiative.become(free: isFree, at: now)
      return []
    case .seen(let isSeen):
      if isSeen { initiative.wake() }
      return isSeen || state.isIntro ? [] : breakOff(at: now)
    case .childSpeech(let isSounding):
      isChildSpeaking = isSounding
      return isSounding ? giveWay() : []
    case .ownSpeechEnded:
      // After it gave way, the end of what was cut off says nothing new.
      guard isSpeaking else { return [] }
      isSpeaking = false
      return state.activity == .modelling ? wait(at: now) : []
    case .tick:
      guard let deadline, now >= deadline else { return [] }
      guard state.activity == .resting else { return goOn(at: now) }
      initiative.begin(at: now)
      return [.wantsToBegin]
    }
  }

  private mutating func change(to new: CompanionSettings, at now: MonotonicTime) -> [Effect] {
    settings = new
    guard new.isOn else { return breakOff(at: now) }
    if state.activity == .celebrating, !new.celebrates { return rest(at: now) }
    let quiet = new.speaks ? [] : giveWay()
    guard state.signing != nil, !new.signing else { return quiet }
    state.signing = nil
    return quiet + [.changed(state)]
  }

  /// A touch is the child's turn: the companion falls silent, and is glad if it was busy with the
  /// child.
  private mutating func tapped(_ word: String, at now: MonotonicTime) -> [Effect] {
    usedByChild = Array((usedByChild + [word.lowercased()]).suffix(Self.memory))
    let quiet = notice(at: now)
    return quiet + (isBusyWithChild ? celebrate(at: now) : [])
  }

  /// A touch that says nothing. In the intro any touch is the right answer (document 001, Speak With
  /// Me: "whatever it lands on"); after a model a word is, and the companion goes on waiting.
  private mutating func touched(at now: MonotonicTime) -> [Effect] {
    let quiet = notice(at: now)
    return quiet + (state.isIntro && isBusyWithChild ? celebrate(at: now) : [])
  }

  /// The word it modelled is not to be seen any more; a new scene has words of its own.
  private mutating func entered(at now: MonotonicTime) -> [Effect] {
    let isAsking = isBusyWithChild && !state.isIntro
    let over = isAsking ? breakOff(at: now) : touched(at: now)
    _ = notice(at: now)
    initiative.enteredScene(at: now)
    return over
  }

  /// A touch, whatever it means: the companion is silent now and for a while.
  private mutating func notice(at now: MonotonicTime) -> [Effect] {
    lastTouch = now
    initiative.touched(at: now)
    return giveWay()
  }

  /// Whether it greets, models or waits.
  private var isBusyWithChild: Bool { state.activity != .resting && state.activity != .celebrating }

  private mutating func breakOff(at now: MonotonicTime) -> [Effect] {
    let quiet = giveWay()
    switch state.activity {
    case .resting: return quiet
    case .celebrating: return quiet + rest(at: now)
    case .greeting, .modelling, .waiting: return quiet + [note("stopped")] + rest(at: now)
    }
  }

  /// Drops what it is saying; what it shows meanwhile goes on in silence.
  private mutating func giveWay() -> [Effect] {
    guard isSpeaking else { return [] }
    isSpeaking = false
    return [.quiet]
  }

  /// A line of the log about what it is busy with.
  func note(_ step: String, _ remark: String = "") -> Effect {
    .log(step + (state.isIntro ? " intro" : " speak with me") + remark)
  }
}
