import MeadowFoundations

/// The steps of a run that is under way; each returns what follows.
extension TimedRun {
  typealias Effect = TimedRunEngine.Effect

  /// Counts to `now`: the run may be over, or the right answer seen for long enough.
  mutating func advance(to now: WallTime) -> [Effect] {
    clock.advance(to: now)
    if clock.isOver { return finish(at: now) }
    return isRevealed ? next(at: now) : []
  }

  /// Takes option `choice` of the item, seen by the page after `responseMilliseconds`, at `now`;
  /// whatever makes it unacceptable has been ruled out.
  mutating func answer(
    choice: Int, responseMilliseconds: Int?, at now: WallTime
  ) -> [Effect] {
    let answer = accept(choice: choice, responseMilliseconds: responseMilliseconds, at: now)
    return [.judge(answer)] + (answer.isCorrect ? next(at: now) : [])
  }

  /// Stands from `now` on.
  mutating func stand(at now: WallTime) -> [Effect] {
    clock.stop(at: now)
    isInterrupted = true
    return [.stand]
  }

  /// Goes on from `now` on.
  mutating func goOn(at now: WallTime) -> [Effect] {
    clock.start(at: now)
    return [.goOn]
  }

  /// Ends with the item that stands there.
  mutating func endAfterItem() -> [Effect] {
    isLastItem = true
    return []
  }

  /// Is over at `now`.
  mutating func finish(at now: WallTime) -> [Effect] {
    clock.stop(at: now)
    let result = TimedResult(
      run: plan.run, session: plan.session, goal: plan.goal, startedAt: startedAt, endedAt: now,
      clockMilliseconds: clock.elapsedMilliseconds, isComplete: clock.isOver, answers: answers,
      unanswered: item.number > answers.count ? item.fact : nil)
    self.result = result
    return [.finish(result)]
  }

  private mutating func accept(
    choice: Int, responseMilliseconds: Int?, at now: WallTime
  ) -> TimedAnswer {
    let answer = TimedAnswer(
      item: item.number, fact: item.fact, given: item.options[choice].value,
      responseMilliseconds: corrected(responseMilliseconds),
      clockMilliseconds: clock.elapsedMilliseconds, at: now)
    answers.append(answer)
    if answer.isCorrect {
      // A chance of its own: the item's has chosen the item.
      var chance = plan.chance(ofItem: -item.number)
      returns.consider(item.fact, item: item.number, chance: &chance)
    } else {
      revealEndMilliseconds = clock.elapsedMilliseconds + Self.revealMilliseconds
    }
    return answer
  }

  private mutating func next(at now: WallTime) -> [Effect] {
    guard !isLastItem else { return finish(at: now) }
    let number = item.number + 1
    item = plan.item(
      number, after: answers.suffix(TimedPool.spacing).map(\.fact), due: returns.due(by: number))
    returns.came(item.fact)
    itemMilliseconds = clock.elapsedMilliseconds
    revealEndMilliseconds = nil
    isInterrupted = false
    return [.show(item)]
  }

  /// The response time that counts, or nil: without the motor part, never longer than the item has
  /// stood there, and only where nothing came between (learning §3D).
  private func corrected(_ seen: Int?) -> Int? {
    guard let correction = plan.motorCorrectionMilliseconds, !isInterrupted else { return nil }
    let stood = clock.elapsedMilliseconds - itemMilliseconds
    let response = min(seen ?? stood, stood)
    // Below a fifth of a second nobody has read it; beyond ten nobody was there.
    guard (200...10_000).contains(response) else { return nil }
    return max(0, response - correction)
  }
}
