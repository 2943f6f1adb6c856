public import MeadowFoundations

/// When to celebrate (document 000 §06; spec README, resolutions 8–10): surprises on a variable ratio
/// and milestones, never while the child is talking.
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

    /// Whether it tells of something the child did.
    var isAchievement: Bool {
      switch self {
      case .wordTap, .sentence, .enteredScene, .companion: true
      case .exchange, .settings, .sessionBegan: false
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

  /// What was already celebrated.
  public private(set) var milestones: CelebrationMilestones
  /// What waits for the end of the exchange, or nil.
  public private(set) var held: Celebration.Reason?
  private var generator: Chance
  private var settings: CelebrationSettings
  private var isExchangeOpen = false
  private var sessionWords = 0
  private var tapsSinceCelebration = Self.cooldown
  private var shownUntil: MonotonicTime?

  /// An engine with chances from `seed` that knows `milestones`.
  public init(
    seed: UInt64, milestones: CelebrationMilestones = CelebrationMilestones(),
    settings: CelebrationSettings = CelebrationSettings()
  ) {
    generator = Chance(seed: seed)
    self.milestones = milestones
    self.settings = settings
  }

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
    switch input {
    case .wordTap: return wordTap(at: now)
    case .sentence:
      guard !milestones.firstSentence else { return [] }
      milestones.firstSentence = true
      return [.keep(milestones)] + celebrate(.firstSentence, at: now)
    case .enteredScene(let scene): return entered(scene, at: now)
    case .exchange(let isOpen):
      isExchangeOpen = isOpen
      return isOpen ? [] : release(at: now)
    case .settings(let new):
      settings = new
      if new.style == .off { held = nil }
      return []
    case .sessionBegan:
      sessionWords = 0
      return []
    case .companion:
      // The touch it answers may just have been celebrated for itself.
      if let shownUntil, now < shownUntil { return [] }
      return celebrate(.companion, at: now)
    }
  }

  private mutating func wordTap(at now: MonotonicTime) -> [Effect] {
    sessionWords += 1
    let isEligible = tapsSinceCelebration >= Self.cooldown
    tapsSinceCelebration += 1
    guard milestones.firstWord else {
      milestones.firstWord = true
      return [.keep(milestones)] + celebrate(.firstWord, at: now)
    }
    if sessionWords == Self.roundWord { return celebrate(.tenthWord, at: now) }
    guard isEligible, settings.style != .off, held == nil,
      generator.happens(Self.probability(at: settings.tier))
    else { return [] }
    return celebrate(.surprise, at: now)
  }

  private mutating func entered(_ scene: String, at now: MonotonicTime) -> [Effect] {
    let isFirstOfAll = milestones.visited.isEmpty
    guard milestones.visited.insert(scene).inserted else { return [] }
    return [.keep(milestones)] + (isFirstOfAll ? [] : celebrate(.newScene, at: now))
  }

  /// Celebrates `reason` now, or holds it until the exchange is over; the weightier reason stays.
  private mutating func celebrate(
    _ reason: Celebration.Reason, at now: MonotonicTime
  ) -> [Effect] {
    guard settings.style != .off else { return [] }
    tapsSinceCelebration = 0
    if held.map({ $0.weight < reason.weight }) ?? true { held = reason }
    return isExchangeOpen ? [] : release(at: now)
  }

  private mutating func release(at now: MonotonicTime) -> [Effect] {
    guard let reason = held else { return [] }
    held = nil
    tapsSinceCelebration = 0
    let celebration = settings.celebration(for: reason)
    shownUntil = now.later(bySeconds: Double(celebration.milliseconds) / 1000)
    return [.celebrate(celebration)]
  }
}

extension Celebration.Reason {
  /// What is said of two celebrations that came together: the rarer one.
  fileprivate var weight: Int {
    switch self {
    case .surprise: 0
    case .companion: 1
    case .tenthWord: 2
    case .newScene: 3
    case .firstSentence: 4
    case .firstWord: 5
    }
  }
}
