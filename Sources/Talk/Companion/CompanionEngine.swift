public import MeadowFoundations

/// The companion: the intro of a Tier 1 child's first launch, and Speak With Me (document 001).
///
/// Pure. It never speaks while the child speaks, nor within 2 s after a child's touch: what it was to
/// say waits or is dropped. It blocks nothing and asks for nothing.
public struct CompanionEngine: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Sendable {
    /// What it may do.
    case settings(CompanionSettings)
    /// First launch after the set-up of a Tier 1 child.
    case intro
    /// Speak With Me begins; the words that are to be seen in the scene, none hidden.
    case start(words: [String])
    /// Speak With Me, or the intro, is to end.
    case stop
    /// The child touched a word, a follow-up or a phrase.
    case childTapped(String)
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
  }

  /// The words the child used, and those it modelled, that it does not model again so soon.
  public static let memory = 5

  /// What it does now.
  public internal(set) var state = CompanionState()
  /// When it goes on by itself, or nil while it rests.
  public internal(set) var deadline: MonotonicTime?
  let script: CompanionScript
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

  /// Whether the companion waits for the child, so that a touch now is an answer to it; while it still
  /// models nothing was asked.
  public var expectsAnswer: Bool { state.activity == .waiting }

  /// Takes `input` at `now` and returns what follows.
  public mutating func handle(_ input: Input, at now: MonotonicTime) -> [Effect] {
    switch input {
    case .settings(let new): return change(to: new)
    case .intro: return beginIntro(at: now)
    case .start(let words): return beginModelling(from: words, at: now)
    case .stop: return breakOff()
    case .childTapped(let word): return touched(word, at: now)
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
      return goOn(at: now)
    }
  }

  private mutating func change(to new: CompanionSettings) -> [Effect] {
    settings = new
    guard new.isOn else { return breakOff() }
    if state.activity == .celebrating, !new.celebrates { return rest() }
    let quiet = new.speaks ? [] : giveWay()
    guard state.signing != nil, !new.signing else { return quiet }
    state.signing = nil
    return quiet + [.changed(state)]
  }

  /// A touch is the child's turn: the companion falls silent, and is glad if it was busy with the
  /// child.
  private mutating func touched(_ word: String, at now: MonotonicTime) -> [Effect] {
    lastTouch = now
    usedByChild = Array((usedByChild + [word.lowercased()]).suffix(Self.memory))
    let quiet = giveWay()
    guard state.activity != .resting, state.activity != .celebrating else { return quiet }
    return quiet + celebrate(at: now)
  }

  private mutating func breakOff() -> [Effect] {
    let quiet = giveWay()
    switch state.activity {
    case .resting: return quiet
    case .celebrating: return quiet + rest()
    case .greeting, .modelling, .waiting: return quiet + [note("stopped")] + rest()
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
