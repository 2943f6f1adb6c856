import MeadowFoundations

/// How a session begins, pauses, goes on and ends.
extension PracticeEngine {
  mutating func begin(_ start: PracticeStart, at now: WallTime) -> [PracticeEffect] {
    let parameters = scheduler.parameters.session
    if probe == nil, start.drill == nil {
      probe = scheduler.levelProbe(at: now).map(Probe.level)
    }
    scheduler.begin(session: start.session)
    let probeItems = start.drill == nil ? itemsLeft(of: probe) : 0
    session = Session(
      number: start.session,
      capMinutes: min(parameters.capMinutes, start.limitMinutes ?? parameters.capMinutes),
      clock: PracticeClock(at: now),
      goal: start.drill == nil ? max(parameters.items, probeItems) : parameters.drillItems,
      drill: start.drill, drillItems: start.drill == nil ? 0 : parameters.drillItems)
    session?.clock.pause(isSpeaking, at: now)
    return [progress()] + next(at: now)
  }

  /// Ends the session where nobody was there for too long.
  mutating func endIfIdle(at now: WallTime) -> [PracticeEffect] {
    guard let clock = session?.clock, clock.idle(at: now) >= Self.idleMilliseconds(scheduler) else {
      return []
    }
    return end(.idle, at: clock.last)
  }

  mutating func end(_ ending: PracticeRecap.Ending, at now: WallTime) -> [PracticeEffect] {
    guard let running = session else { return [] }
    session = nil
    var recap = running.recap
    recap.ending = ending
    recap.minutes = Int(running.clock.elapsed(at: now) / 60_000)
    return [.recap(recap), .keep]
  }

  /// The clock stands while the child speaks; the item stays and its time does not count.
  mutating func speak(_ isSpeaking: Bool, at now: WallTime) -> [PracticeEffect] {
    self.isSpeaking = isSpeaking
    guard let running = session else { return [] }
    if isSpeaking, case .asking(var item) = running.phase {
      item.isInterrupted = true
      session?.phase = .asking(item)
    }
    session?.clock.pause(isSpeaking, at: now)
    return running.clock.isPaused == isSpeaking ? [] : [.paused(isSpeaking)]
  }

  /// Goes on where it was when it was kept: with the same item, lesson or near-twin.
  mutating func restore(at now: WallTime) -> [PracticeEffect] {
    isSpeaking = false
    guard let running = session else { return [] }
    if running.clock.idle(at: now) >= Self.idleMilliseconds(scheduler) { return endIfIdle(at: now) }
    session?.clock.restore(at: now)
    let again: [PracticeEffect]
    switch running.phase {
    case .asking(var item):
      item.isInterrupted = true
      session?.phase = .asking(item)
      again = [.ask(item)]
    case .lesson(let item): again = [.microLesson(item.fact, given: running.given)]
    case .choosingTwin(let item): again = [.twin(of: item.fact)]
    case nil: again = next(at: now)
    }
    return [progress()] + again
  }

  /// How far it is.
  func progress() -> PracticeEffect {
    .progress(done: session?.recap.items ?? 0, of: session?.goal ?? 0)
  }

  /// Whether no further item may begin (learning AC6).
  func isTimeUp(at now: WallTime) -> Bool {
    guard let running = session else { return true }
    return running.clock.elapsed(at: now) >= Int64(running.capMinutes) * 60_000
  }

  private func itemsLeft(of probe: Probe?) -> Int {
    switch probe {
    case .placement(let probe): probe.items - probe.asked
    case .level(let probe): probe.facts.count - probe.asked
    case nil: 0
    }
  }
}
