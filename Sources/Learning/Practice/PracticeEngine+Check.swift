public import MeadowFoundations

/// What cannot be used, said before anything changes.
extension PracticeEngine {
  /// The longest time an answer may have taken, in milliseconds: a day.
  static let longestTime = 86_400_000

  /// Why `input` is none that can be taken now, or nil.
  public func problem(with input: PracticeInput) -> InputProblem? {
    switch input {
    case .start(let start): problem(with: start)
    case .answer(let reply): problem(with: reply)
    case .lessonSeen(let item): item == missedItem ? nil : Self.stale(item, of: lastItem)
    case .twin(let item, let fact): problem(withTwin: fact, of: item)
    case .drill: session == nil ? Self.noSession : isProbing ? Self.probing : nil
    case .why(let item): isCurrent(item) ? nil : Self.stale(item, of: lastItem)
    case .stop: session == nil ? Self.noSession : nil
    case .speaking, .restored, .tick, .fluency, .scope, .answeredElsewhere: nil
    case .baseline(let measured): Self.problem(with: measured)
    }
  }

  private func problem(with start: PracticeStart) -> InputProblem? {
    if let running = session {
      return InputProblem(
        .settled, field: "session", reason: "session \(running.number) runs already",
        advice: "stop it first")
    }
    if let last = scheduler.session, start.session <= last {
      return InputProblem(
        field: "session", reason: "\(start.session) is not after \(last)",
        advice: "number sessions upwards")
    }
    if let limit = start.limitMinutes, !(1...240).contains(limit) {
      return InputProblem(
        field: "limitMinutes", reason: "\(limit) is outside 1 to 240",
        advice: "send a number of minutes between 1 and 240")
    }
    return nil
  }

  private func problem(with reply: PracticeReply) -> InputProblem? {
    guard let item, item.number == reply.item else { return Self.stale(reply.item, of: lastItem) }
    if let given = reply.given, !(0...99).contains(given) {
      return InputProblem(
        field: "given", reason: "\(given) is outside 0 to 99",
        advice: "send a number of at most two digits")
    }
    let first = reply.times.firstKey ?? 0
    guard first >= 0, first <= reply.times.commit, reply.times.commit <= Self.longestTime else {
      return InputProblem(
        field: "times", reason: "they are not in order",
        advice: "send milliseconds since the prompt, the first key no later than the answer")
    }
    return nil
  }

  /// A near-twin is another fact of the same band (learning AC8).
  private func problem(withTwin fact: Fact?, of item: Int) -> InputProblem? {
    guard case .choosingTwin(let missed) = session?.phase, missed.number == item else {
      return Self.stale(item, of: lastItem)
    }
    guard let fact, fact == missed.fact || fact.band != missed.fact.band else { return nil }
    return InputProblem(
      field: "twin", reason: "\(fact) is no near-twin of \(missed.fact)",
      advice: "send another fact of the same band, or none")
  }

  private func isCurrent(_ item: Int) -> Bool {
    switch session?.phase {
    case .asking(let current), .lesson(let current), .choosingTwin(let current):
      current.number == item
    case nil: false
    }
  }

  private static func problem(with baseline: MotorBaseline) -> InputProblem? {
    if (0...60_000).contains(baseline.milliseconds) { return nil }
    return InputProblem(
      field: "baseline", reason: "\(baseline.milliseconds) is outside 0 to 60000",
      advice: "send milliseconds between 0 and 60000")
  }

  private static func stale(_ item: Int, of last: Int) -> InputProblem {
    if (1...max(1, last)).contains(item) && last > 0 {
      return InputProblem(
        .settled, field: "item", reason: "item \(item) waits for nothing like this any more",
        advice: "go on with the item that is asked now")
    }
    return InputProblem(
      .unknown, field: "item", reason: "there is no item \(item)",
      advice: "send the number of the item that is asked now")
  }

  private static let noSession = InputProblem(
    .unknown, field: "session", reason: "no session runs", advice: "start one first")
  private static let probing = InputProblem(
    .settled, field: "drill", reason: "a probe runs", advice: "ask for it after the probe")
}
