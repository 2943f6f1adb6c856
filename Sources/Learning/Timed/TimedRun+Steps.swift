import MeadowFoundations

extension TimedRun {
  /// Takes option `choice` of the item, seen by the page after `responseMilliseconds`, at `now`;
  /// whatever makes it unacceptable has been ruled out.
  mutating func accept(choice: Int, responseMilliseconds: Int?, at now: WallTime) -> TimedAnswer {
    let option = item.options[choice]
    let answer = TimedAnswer(
      item: item.number, fact: item.fact, given: option.value,
      tag: option.value == item.fact.answer ? nil : option.tag,
      responseMilliseconds: corrected(responseMilliseconds),
      clockMilliseconds: clock.elapsedMilliseconds, at: now)
    answers.append(answer)
    if answer.isCorrect {
      // The draw after the item's own two, which chose it and its place.
      var chance = plan.chance(ofItem: -item.number)
      returns.consider(item.fact, item: item.number, chance: &chance)
    } else {
      revealEndMilliseconds = clock.elapsedMilliseconds + Self.revealMilliseconds
    }
    return answer
  }

  /// Goes on to the next item and returns it.
  mutating func advanceItem(options source: any TimedOptionSource) -> TimedItem {
    let number = item.number + 1
    var chance = plan.chance(ofItem: number)
    let fact = plan.pool.draw(
      after: answers.suffix(TimedPool.spacing).map(\.fact), due: returns.due(by: number),
      chance: &chance)
    returns.came(fact)
    item = TimedItem(
      number: number, fact: fact,
      options: source.options(for: fact, seed: plan.optionSeed(ofItem: number)))
    itemMilliseconds = clock.elapsedMilliseconds
    revealEndMilliseconds = nil
    isInterrupted = false
    return item
  }

  /// Is over at `now`.
  mutating func finish(at now: WallTime) -> TimedResult {
    clock.stop(at: now)
    let result = TimedResult(
      run: plan.run, session: plan.session, goal: plan.goal, startedAt: startedAt, endedAt: now,
      clockMilliseconds: clock.elapsedMilliseconds, isComplete: clock.isOver, answers: answers,
      unanswered: item.number > answers.count ? item.fact : nil)
    self.result = result
    return result
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
