import MeadowFoundations

/// What is asked, and what follows an answer.
extension PracticeEngine {
  /// Asks the next item, or ends the session where all are done or time is up.
  mutating func next(at now: WallTime) -> [PracticeEffect] {
    guard let running = session else { return [] }
    if isTimeUp(at: now) { return end(.timeUp, at: now) }
    if running.recap.items >= running.goal && !isProbing { return end(.finished, at: now) }
    if let drill = running.drill, running.drillItems > 0 {
      session?.drillItems -= 1
      // A miss of another strategy may have to return meanwhile; it is no part of the drill.
      let next = scheduler.next(in: drill, at: now)
      return ask(next.fact, drill.includes(next.fact) ? .drill : .practice(next.pool))
    }
    session?.drill = nil
    if let fact = probeFact { return ask(fact, .probe) }
    let next = scheduler.next(at: now)
    return ask(next.fact, .practice(next.pool))
  }

  private mutating func ask(_ fact: Fact, _ purpose: PracticeItem.Purpose) -> [PracticeEffect] {
    lastItem += 1
    let item = PracticeItem(
      number: lastItem, fact: fact, purpose: purpose, isInterrupted: isSpeaking)
    session?.phase = .asking(item)
    return [.ask(item)]
  }

  mutating func answer(_ reply: PracticeReply, at now: WallTime) -> [PracticeEffect] {
    guard let item, let number = session?.number else { return [] }
    session?.clock.touch(at: now)
    session?.given = reply.given
    session?.phase = nil
    let time = time(of: reply, to: item)
    let answer = FactAnswer(
      fact: item.fact, given: reply.given, isFirstAttempt: item.isFirstAttempt, mode: item.mode,
      responseMilliseconds: time.milliseconds, at: now, session: number)
    let isNew = scheduler.memories[item.fact] == nil
    let achieved = scheduler.record(answer)
    count(answer, achieved, isNew: isNew && scheduler.memories[item.fact] != nil)
    let effects: [PracticeEffect] =
      [.answered(answer, time), .feedback(item, isCorrect: answer.isCorrect)]
      + achieved.map(PracticeEffect.achieved)
    return effects + follow(item, answer, at: now)
  }

  private mutating func follow(
    _ item: PracticeItem, _ answer: FactAnswer, at now: WallTime
  ) -> [PracticeEffect] {
    switch item.purpose {
    case .twin(let missed):
      let isDrilling = session?.drill != nil
      return (isDrilling ? [] : [.offerDrill(FactDrill(for: missed))]) + next(at: now)
    case .probe:
      return [progress()] + recordProbe(answer, at: now) + next(at: now)
    case .practice, .drill:
      if answer.isCorrect { return [progress()] + next(at: now) }
      session?.phase = .lesson(item)
      return [progress(), .microLesson(item.fact, given: answer.given)]
    }
  }

  /// After the micro-lesson the near-twin is tried, while there is time for it.
  mutating func lessonSeen(at now: WallTime) -> [PracticeEffect] {
    guard case .lesson(let item) = session?.phase else { return [] }
    session?.clock.touch(at: now)
    if isTimeUp(at: now) {
      session?.phase = nil
      return next(at: now)
    }
    session?.phase = .choosingTwin(item)
    return [.twin(of: item.fact)]
  }

  mutating func twin(_ fact: Fact?, at now: WallTime) -> [PracticeEffect] {
    guard case .choosingTwin(let item) = session?.phase else { return [] }
    session?.clock.touch(at: now)
    session?.phase = nil
    return fact.map { ask($0, .twin(item.fact)) } ?? next(at: now)
  }

  /// The running item is given up unanswered: the child chose the drill instead.
  mutating func startDrill(_ drill: FactDrill, at now: WallTime) -> [PracticeEffect] {
    let items = scheduler.parameters.session.drillItems
    let left = session?.drillItems ?? 0
    session?.clock.touch(at: now)
    session?.goal += items - left
    session?.drill = drill
    session?.drillItems = items
    return [progress()] + next(at: now)
  }

  mutating func why(at now: WallTime) -> [PracticeEffect] {
    session?.clock.touch(at: now)
    switch session?.phase {
    case .asking(var item):
      item.isHinted = true
      session?.phase = .asking(item)
      return [.why(item.fact)]
    case .lesson(let item), .choosingTwin(let item): return [.why(item.fact)]
    case nil: return []
    }
  }

  private func time(of reply: PracticeReply, to item: PracticeItem) -> ResponseTime {
    if reply.given == nil { return .excluded(.noAnswer) }
    if item.isInterrupted { return .excluded(.interrupted) }
    if item.isHinted { return .excluded(.hinted) }
    return ResponseTime(reply.times, baseline: baseline)
  }

  private mutating func count(_ answer: FactAnswer, _ achieved: [FactProgress], isNew: Bool) {
    session?.recap.achieved += achieved
    if answer.isFirstAttempt {
      session?.recap.items += 1
      session?.recap.correct += answer.isCorrect ? 1 : 0
      session?.recap.newFacts += isNew ? 1 : 0
    } else {
      session?.recap.recovered += answer.isCorrect ? 1 : 0
    }
  }
}
