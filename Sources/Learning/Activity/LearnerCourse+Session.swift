import MeadowFoundations

/// The session: its minutes, a grown-up's limits, breaks. None of it ever holds speech back.
extension LearnerCourse {
  /// The minutes at work on `day`.
  func minutes(on day: String) -> Int {
    let found = tally.days.last { $0.day == day }
    return Int((found?.milliseconds ?? 0) / 60_000)
  }

  /// Why nothing new can be begun on `day` at `now`, or nil.
  func closed(on day: String, at now: WallTime) -> InputProblem? {
    if let most = controls.dailyLimitMinutes, minutes(on: day) >= most {
      return InputProblem(
        .settled, field: "minutes", reason: "the \(most) minutes of today are used up",
        advice: "go on tomorrow, or let a grown-up allow more")
    }
    guard let session, !session.isOver(at: now), isAtLimit(session) else { return nil }
    return InputProblem(
      .settled, field: "minutes",
      reason: "this session's \(controls.sessionMinutes) minutes are over",
      advice: "go on after ten minutes' rest, or let a grown-up allow more")
  }

  /// The minutes that are left of the session and of `day`, at least one.
  func minutesLeft(on day: String, at now: WallTime) -> Int {
    let running = session.flatMap { $0.isOver(at: now) ? nil : $0 }
    let worked = Int(((running?.workedMilliseconds ?? 0) + 59_999) / 60_000)
    let ofDay = controls.dailyLimitMinutes.map { $0 - minutes(on: day) }
    return max(1, min(controls.sessionMinutes - worked, ofDay ?? .max))
  }

  func isAtLimit(_ session: LearningSession) -> Bool {
    session.workedMilliseconds >= Int64(controls.sessionMinutes) * 60_000
  }

  func problem(
    with input: LearningInput, on day: String, at now: WallTime
  ) -> InputProblem? {
    switch input {
    case .facts(let input): return input.beginsSomething ? closed(on: day, at: now) : nil
    case .lesson(let input): return input.beginsSomething ? closed(on: day, at: now) : nil
    case .controls(let controls): return controls.problem ?? room.problem(with: controls.begins)
    case .replay:
      guard promptLines.isEmpty else { return nil }
      return InputProblem(
        .settled, field: "replay", reason: "nothing is asked", advice: "begin something")
    case .screen(let name):
      guard !(1...40).contains(name.count) else { return nil }
      return InputProblem(
        field: "screen", reason: "it has \(name.count) characters",
        advice: "send a name of 1 to 40 characters")
    case .mute, .say, .moved: return nil
    }
  }

  /// Something is done: the session begins or goes on, and its time is counted.
  mutating func work(on day: String, at now: WallTime) -> [Effect] {
    guard session != nil else {
      session = LearningSession(at: now)
      tally.change(day) { $0.sessions += 1 }
      return [.tell(.sessionStart)]
    }
    touchSession(on: day, at: now)
    return suggestBreak()
  }

  /// Counts the time since something was last done, where a session goes on; that in which the child
  /// talked is none.
  mutating func touchSession(on day: String, at now: WallTime) {
    guard let worked = session?.touch(at: now, counts: !isSpeaking), worked > 0 else { return }
    tally.change(day) { $0.milliseconds += worked }
  }

  private mutating func suggestBreak() -> [Effect] {
    guard let minutes = controls.breakReminderMinutes, let running = session,
      running.workedMilliseconds - running.breakSuggestedAt >= Int64(minutes) * 60_000
    else { return [] }
    session?.breakSuggestedAt = running.workedMilliseconds
    return [.tell(.limit(LearningPhrases.breakTime))]
  }

  /// Behind the running item it is over: the child may finish what it began (learning AC6, R21).
  mutating func keepLimit(on day: String, at now: WallTime) -> [Effect] {
    guard room.isBusy, closed(on: day, at: now) != nil,
      room.course.state.lesson?.isLastItem == false
    else { return [] }
    return [.tell(.limit(LearningPhrases.timeIsUp))]
      + follow(room.tell(.lesson(.limitReached), at: now), on: day, at: now)
  }

  /// When the session is over unless something is done.
  var sessionDeadline: WallTime? {
    // A child that talks for long is there.
    guard let session, !isSpeaking else { return nil }
    return WallTime(
      milliseconds: session.lastTouch.milliseconds + LearningSession.idleMilliseconds)
  }

  /// Ends the session where nothing was done for long.
  mutating func endSession(on day: String, at now: WallTime) -> [Effect] {
    guard let running = session, running.isOver(at: now), !isSpeaking else { return [] }
    session = nil
    let closed = facts.closeRuns(on: calendar(day), at: now)
    return followFacts(closed, nil, on: day, at: now)
      + [.tell(.sessionStop(minutes: Int(running.workedMilliseconds / 60_000)))]
  }
}
