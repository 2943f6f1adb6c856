import MeadowFoundations

/// When the companion begins by itself, and when it rests (document 001, Speak With Me: "proactive
/// engagement mode"). Pure.
///
/// It begins after a quiet stretch, which is longer for older children and doubles with each time that
/// was not answered, or soon after the child has entered a scene. After three times without an answer it
/// rests until the child touches something; and then tries once more, not three times.
struct CompanionInitiative: Equatable, Sendable {
  /// After so many times without an answer it rests.
  static let mostUnanswered = 3
  /// How long after the child has entered a scene it begins, in seconds: time to look about, and well
  /// over what it keeps silent after a touch.
  static let sceneSeconds = 5.0
  /// A child that goes through the scenes is not followed through all of them: between two beginnings
  /// for a new scene it is so long, in seconds.
  static let sceneRestSeconds = 30.0

  /// The times it was not answered, since it last was.
  private(set) var unanswered = 0
  /// Whether it may begin at all: somebody is there, and nothing else is going on.
  private var isFree = false
  private var quietSince = MonotonicTime(nanoseconds: 0)
  private var lastBeginning: MonotonicTime?
  private var hasEnteredScene = false

  /// When it begins, where the first quiet stretch is `quietSeconds`; nil for not.
  func moment(after quietSeconds: Double) -> MonotonicTime? {
    guard isFree, quietSeconds > 0, unanswered < Self.mostUnanswered else { return nil }
    let stretch = quietSeconds * Double(1 << unanswered)
    return quietSince.later(
      bySeconds: hasEnteredScene ? min(stretch, Self.sceneSeconds) : stretch)
  }

  /// The child touched something: quiet begins anew.
  mutating func touched(at now: MonotonicTime) {
    quietSince = now
    hasEnteredScene = false
    wake()
  }

  /// The child is in another scene.
  mutating func enteredScene(at now: MonotonicTime) {
    touched(at: now)
    let rest = lastBeginning?.later(bySeconds: Self.sceneRestSeconds) ?? now
    hasEnteredScene = now >= rest
  }

  /// Whether it may begin is other than before.
  mutating func become(free isFree: Bool, at now: MonotonicTime) {
    if isFree, !self.isFree { quietSince = now }
    self.isFree = isFree
  }

  /// Somebody has come back: it tries once more.
  mutating func wake() { unanswered = min(unanswered, Self.mostUnanswered - 1) }

  /// It begins.
  mutating func begin(at now: MonotonicTime) {
    lastBeginning = now
    hasEnteredScene = false
    quietSince = now
  }

  /// What it had begun is over; with nil it was broken off, or overtaken by what the child said.
  mutating func end(isAnswered: Bool?, at now: MonotonicTime) {
    quietSince = now
    switch isAnswered {
    case true?: unanswered = 0
    case false?: unanswered = min(unanswered + 1, Self.mostUnanswered)
    case nil: break
    }
  }
}
