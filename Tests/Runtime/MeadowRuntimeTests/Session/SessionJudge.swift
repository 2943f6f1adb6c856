import MeadowFoundations
import MeadowRuntime
import MeadowTalk

/// Holds every step of a session against what must always hold.
struct SessionJudge {
  /// Word taps since a celebration was last seen; nil before the first.
  private var taps: Int?
  /// When something was last touched.
  private var lastTouch: MonotonicTime?

  /// What was seen so far, so that stories in which nothing happens prove nothing.
  private(set) var offers = 0
  private(set) var surprises = 0

  /// What `step` broke, or nil.
  mutating func judge(_ step: SessionRig.Step) -> String? {
    count(step)
    offers += step.effects.offers.count
    surprises += step.effects.celebrations.count { $0.reason == .surprise }
    return exchange(step) ?? cooldown(step) ?? promise(step) ?? deadline(step) ?? manners(step)
  }

  private mutating func count(_ step: SessionRig.Step) {
    switch step.input {
    case .tapped, .move, .screen(_, .touched), .removeLast, .clear, .avatar(isOpen: true):
      lastTouch = step.at
    case .avatar, .companion, .modelling, .screen, nil: break
    }
    if case .tapped(.word, _, isRepeat: false) = step.input { taps = taps.map { $0 + 1 } }
  }

  /// A celebration never shows while follow-ups are offered or the child's word sounds, and it comes
  /// in the very step in which both are over (document 000 §06, clinical note).
  private func exchange(_ step: SessionRig.Step) -> String? {
    let isBusy = step.session.scs.offer != nil || step.session.speaker == .child
    if isBusy, !step.effects.celebrations.isEmpty { return "a celebration during an exchange" }
    let engine = step.session.celebration
    if !isBusy, let held = engine.held, engine.deadline ?? step.at <= step.at,
      !step.session.celebration.isUnseen
    {
      return "\(held) is still held"
    }
    if step.effects.celebrations.count > 1 { return "two celebrations in one step" }
    return nil
  }

  /// After a celebration five word taps pass before a surprise (document 000 §06).
  private mutating func cooldown(_ step: SessionRig.Step) -> String? {
    guard let celebration = step.effects.celebrations.first else { return nil }
    defer { taps = 0 }
    if celebration.milliseconds > 2_500 { return "a celebration of \(celebration.milliseconds) ms" }
    guard celebration.reason == .surprise, let taps else { return nil }
    // The tap that won it comes after the five.
    return taps > CelebrationEngine.cooldown ? nil : "a surprise after \(taps) taps"
  }

  /// Always three distinct follow-ups, of two functions or more (000 §05), from Tier 2 on.
  private func promise(_ step: SessionRig.Step) -> String? {
    for offer in step.effects.offers {
      let phrases = Set(offer.followUps.map { $0.phrase.lowercased() })
      guard offer.followUps.count == 3, phrases.count == 3 else {
        return "\(offer.trigger): \(offer.followUps.map(\.phrase))"
      }
      guard Set(offer.followUps.map(\.pragmaticFunction)).count >= 2 else {
        return "\(offer.trigger): one function only"
      }
      guard step.session.settings.tier > .firstWords else { return "an offer at Tier 1" }
    }
    return nil
  }

  /// The companion never speaks while the child does, nor within 2 s after a touch.
  private func manners(_ step: SessionRig.Step) -> String? {
    guard let said = step.effects.narrated.first else { return nil }
    if step.session.speaker == .child { return "\"\(said)\" over the child" }
    let isSoon = lastTouch.map { step.at.milliseconds(since: $0) < 2000 } ?? false
    return isSoon ? "\"\(said)\" within 2 s after a touch" : nil
  }

  /// Once it was told that time has passed, nothing is overdue.
  private func deadline(_ step: SessionRig.Step) -> String? {
    guard step.occasion == .tick, let deadline = step.session.deadline, deadline <= step.at else {
      return nil
    }
    return "after a tick the deadline is \(step.at.milliseconds(since: deadline)) ms ago"
  }
}
