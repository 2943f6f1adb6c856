import MeadowFoundations

/// What was won and not celebrated yet: one celebration at a time, each milestone in its turn, none
/// while the child is saying something. Pure.
///
/// A surprise and the companion's gladness are of the moment: where a milestone waits, it is what is
/// celebrated, and they are not counted after it.
struct CelebrationQueue: Equatable, Sendable {
  /// Between one celebration and the next, in seconds, so that two are seen as two.
  static let pauseSeconds = 0.5
  /// What flies when a child's word takes the stage is gone after this, in seconds.
  static let yieldSeconds = 0.35

  /// The milestones that wait, the first reached first.
  private(set) var milestones: [Celebration.Reason]
  /// A surprise or the companion's gladness that waits, or nil.
  private var lesser: Celebration.Reason?
  /// Until when the last celebration is to be seen, or nil before the first.
  private var shownUntil: MonotonicTime?
  private var isExchangeOpen = false
  /// Whether the child's screen is out of sight, so that nobody would see it.
  private(set) var isUnseen = false
  /// Whether what waits is from before a restart and the child has not come back yet.
  private var waitsForChild: Bool

  /// A queue in which `milestones` wait from before a restart.
  init(_ milestones: [Celebration.Reason]) {
    self.milestones = milestones
    waitsForChild = !milestones.isEmpty
  }

  /// What comes next, or nil.
  var next: Celebration.Reason? { milestones.first ?? lesser }

  /// When the next may come, or nil where nothing waits or more than time is waited for.
  var deadline: MonotonicTime? {
    next == nil || !isOpen ? nil : shownUntil?.later(bySeconds: Self.pauseSeconds)
  }

  private var isOpen: Bool { !isExchangeOpen && !isUnseen && !waitsForChild }

  /// Whether something is being celebrated.
  func isShowing(at now: MonotonicTime) -> Bool { shownUntil.map { now < $0 } ?? false }

  /// Adds what was won.
  mutating func add(_ reason: Celebration.Reason) {
    if reason.isMilestone {
      milestones.append(reason)
      lesser = nil
    } else if milestones.isEmpty, lesser != .companion {
      lesser = reason
    }
  }

  /// Forgets all that waits.
  mutating func forget() { (milestones, lesser) = ([], nil) }

  /// An exchange is open, or over; a word ends what is being celebrated.
  mutating func exchange(isOpen: Bool, at now: MonotonicTime) {
    isExchangeOpen = isOpen
    guard isOpen else { return }
    waitsForChild = false
    shownUntil = shownUntil.map { min($0, now.later(bySeconds: Self.yieldSeconds)) }
  }

  /// Whether the child's screen can be seen.
  mutating func see(_ isSeen: Bool) { isUnseen = !isSeen }

  /// Takes out what is to be celebrated at `now`, or nil.
  mutating func take(at now: MonotonicTime) -> Celebration.Reason? {
    let isOver = shownUntil.map { now >= $0.later(bySeconds: Self.pauseSeconds) } ?? true
    guard isOpen, isOver, let next else { return nil }
    if milestones.isEmpty { lesser = nil } else { milestones.removeFirst() }
    return next
  }

  /// Something is celebrated until `end`.
  mutating func show(until end: MonotonicTime) { shownUntil = end }
}

extension Celebration.Reason {
  /// Whether it is always celebrated, sooner or later (document 000 §06).
  var isMilestone: Bool {
    switch self {
    case .firstWord, .firstSentence, .newScene, .tenthWord: true
    case .surprise, .companion: false
    }
  }

  /// Whether it waits over a restart too; a session's tenth word does not, the session is over.
  var isKept: Bool { isMilestone && self != .tenthWord }
}
