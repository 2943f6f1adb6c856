public import MeadowFoundations

/// When to celebrate (document 000 §06; spec README, resolutions 8–10): surprises on a variable ratio
/// and milestones, never while the child is talking, one at a time, no milestone lost.
///
/// Pure; the generator's seed makes a session replay. Within one step of the session the inputs come
/// in this order: exchange, word or sentence or scene, companion.
public struct CelebrationEngine: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Sendable {
    /// The child touched a word.
    case wordTap
    /// The child completed an utterance of two or more words that it built.
    case sentence
    /// The child entered a scene.
    case enteredScene(String)
    /// Whether an exchange is open: follow-ups are to be seen.
    case exchange(isOpen: Bool)
    /// The settings are these.
    case settings(CelebrationSettings)
    /// A session began: words are counted anew.
    case sessionBegan
    /// The companion celebrates whatever was touched.
    case companion
    /// Whether the child's screen is in sight.
    case seen(Bool)
    /// It may be time for what waits.
    case tick

    /// Whether it tells of something the child did.
    var isAchievement: Bool {
      switch self {
      case .wordTap, .sentence, .enteredScene, .companion: true
      case .exchange, .settings, .sessionBegan, .seen, .tick: false
      }
    }
  }

  /// What follows, in order.
  public enum Effect: Equatable, Sendable {
    /// Celebrate now.
    case celebrate(Celebration)
    /// Keep what needs no celebration any more.
    case keep(CelebrationMilestones)
  }

  /// The word taps after a celebration in which there is no surprise (document 000 §06).
  public static let cooldown = 5
  /// The word of a session that is a milestone (document 000 §06).
  public static let roundWord = 10

  /// What was already celebrated, and what of it still waits.
  public private(set) var milestones: CelebrationMilestones
  private var queue: CelebrationQueue
  private var generator: Chance
  private var settings: CelebrationSettings
  private var sessionWords = 0
  private var tapsSinceCelebration = Self.cooldown

  /// An engine with chances from `seed` that knows `milestones`.
  public init(
    seed: UInt64, milestones: CelebrationMilestones = CelebrationMilestones(),
    settings: CelebrationSettings = CelebrationSettings()
  ) {
    generator = Chance(seed: seed)
    self.milestones = milestones
    self.settings = settings
    queue = CelebrationQueue(settings.style == .off ? [] : milestones.waiting)
  }

  /// What is celebrated next, once the child is quiet and the last celebration is over; or nil.
  public var held: Celebration.Reason? { queue.next }

  /// The milestones that wait, the first reached first.
  public var waiting: [Celebration.Reason] { queue.milestones }

  /// Whether what is won waits because nobody would see it.
  public var isUnseen: Bool { queue.isUnseen }

  /// When what waits may come, or nil where nothing waits for time alone.
  public var deadline: MonotonicTime? { queue.deadline }

  /// How likely a word tap at `tier` is a surprise once the cooldown is over (document 000 §06).
  public static func probability(at tier: Tier) -> Double {
    switch tier {
    case .firstWords: 0.20
    case .combinations: 0.15
    case .sentences: 0.10
    }
  }

  /// Takes `input` at `now` and returns what follows.
  public mutating func handle(_ input: Input, at now: MonotonicTime) -> [Effect] {
    let before = milestones
    take(input, at: now)
    let celebrated = release(at: now)
    milestones.waiting = queue.milestones.filter(\.isKept)
    return (milestones == before ? [] : [.keep(milestones)]) + celebrated
  }

  private mutating func take(_ input: Input, at now: MonotonicTime) {
    switch input {
    case .wordTap: wordTap()
    case .sentence:
      guard !milestones.firstSentence else { return }
      milestones.firstSentence = true
      celebrate(.firstSentence)
    case .enteredScene(let scene): enter(scene)
    case .exchange(let isOpen): queue.exchange(isOpen: isOpen, at: now)
    case .settings(let new):
      settings = new
      if new.style == .off { queue.forget() }
    case .sessionBegan: sessionWords = 0
    case .companion:
      // The touch it answers may just have been celebrated for itself.
      if !queue.isShowing(at: now) { celebrate(.companion) }
    case .seen(let isSeen): queue.see(isSeen)
    case .tick: break
    }
  }

  private mutating func wordTap() {
    sessionWords += 1
    let isEligible = tapsSinceCelebration >= Self.cooldown
    tapsSinceCelebration += 1
    guard milestones.firstWord else {
      milestones.firstWord = true
      return celebrate(.firstWord)
    }
    if sessionWords == Self.roundWord { return celebrate(.tenthWord) }
    guard isEligible, settings.style != .off, queue.next == nil,
      generator.happens(Self.probability(at: settings.tier))
    else { return }
    celebrate(.surprise)
  }

  private mutating func enter(_ scene: String) {
    let isFirstOfAll = milestones.visited.isEmpty
    guard milestones.visited.insert(scene).inserted, !isFirstOfAll else { return }
    celebrate(.newScene)
  }

  private mutating func celebrate(_ reason: Celebration.Reason) {
    guard settings.style != .off else { return }
    tapsSinceCelebration = 0
    queue.add(reason)
  }

  private mutating func release(at now: MonotonicTime) -> [Effect] {
    guard let reason = queue.take(at: now) else { return [] }
    tapsSinceCelebration = 0
    let celebration = settings.celebration(for: reason)
    queue.show(until: now.later(bySeconds: Double(celebration.milliseconds) / 1000))
    return [.celebrate(celebration)]
  }
}
