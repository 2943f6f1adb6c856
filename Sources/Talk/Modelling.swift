public import MeadowFoundations

/// A stretch in which a grown-up touches to show how it is done: what is touched then speaks, and is
/// never counted as the child's (spec README, resolution 22). Pure.
public struct Modelling: Equatable, Sendable {
  /// How long nothing may be touched before it ends by itself, in seconds: long enough to turn to the
  /// child and wait for an answer, short enough that a child left alone is counted again soon.
  public static let quietSeconds = 90.0

  /// When it ends by itself, or nil while the child's own touches are counted.
  public private(set) var deadline: MonotonicTime?

  /// None.
  public init() {}

  /// Whether touches are a grown-up's.
  public var isOn: Bool { deadline != nil }

  /// Whether nothing was touched for too long.
  func isOver(at now: MonotonicTime) -> Bool { deadline.map { now >= $0 } ?? false }

  /// Begins, or goes on after a touch.
  mutating func goOn(at now: MonotonicTime) { deadline = now.later(bySeconds: Self.quietSeconds) }

  /// Ends.
  mutating func end() { deadline = nil }
}

extension TalkActivity {
  /// Begins or ends modelling. What was being said until then is over, so that no message is half a
  /// child's.
  mutating func model(_ isOn: Bool, at now: MonotonicTime) -> [ActivityEffect] {
    guard isOn != modelling.isOn else { return [] }
    let over = leave(at: now) + show(bubble.handle(.clear, at: now), at: now)
    if isOn { modelling.goOn(at: now) } else { modelling.end() }
    return over + (isOn ? accompany(.stop, at: now) : []) + [.tell(.modelling(isOn: isOn))]
  }

  /// A touch of a grown-up's: heard and shown like the child's, and counted as modelled.
  mutating func modelled(_ touch: Touch, at now: MonotonicTime) -> [ActivityEffect] {
    modelling.goOn(at: now)
    let (text, opens) = (touch.text ?? bubble.state.text, opens(touch))
    let effects = touched(touch, at: now)
    // "what", "want": whoever shows how one asks has asked.
    asked.say(bubble.state.text)
    asked.end(at: now)
    return effects + (opens ? [] : [log(.modelled, text)])
  }

  /// `effects` without what would count as the child's, where it was a grown-up who was `modelling`.
  func counted(_ effects: [ActivityEffect], modelling: Bool) -> [ActivityEffect] {
    guard modelling else { return effects }
    return effects.filter { effect in
      guard case .log(let event) = effect else { return true }
      switch event.kind {
      case .modelled, .companion, .activity, .celebration: return true
      case .wordTap, .speech, .followUp, .feeling, .message, .navigation, .sceneEntry, .interaction:
        return false
      }
    }
  }
}
