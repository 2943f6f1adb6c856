import MeadowFoundations

/// Answers, corrections and hints (learning R14, §7).
extension LessonEngine {
  mutating func answer(_ answer: LessonAnswer) -> [Effect] {
    state.step.attempts += 1
    let isCopy = state.step.outcome == .copying
    let scored = isCopy ? [] : score(answer)
    let effects = answer.isCorrect ? settle(isCopy: isCopy) : correct(answer, isCopy: isCopy)
    let isOver = state.isLastItem && state.step.outcome.isSettled
    return scored + effects + (isOver ? endAtLimit() : [])
  }

  /// The first answer to an item done alone counts for mastery; one that has come back, does not.
  private mutating func score(_ answer: LessonAnswer) -> [Effect] {
    let step = state.step
    guard step.role == .test, !step.isReturn, step.attempts == 1 else { return [] }
    state.step.isFirstCorrect = answer.isCorrect
    return [
      .scored(
        SkillAnswer(
          skillId: state.skillId, itemId: step.item.id, isCorrect: answer.isCorrect,
          hintPenalties: step.paidPenalties, purpose: state.purpose, day: answer.day))
    ]
  }

  private mutating func settle(isCopy: Bool) -> [Effect] {
    let item = state.step.item.id
    guard isCopy else {
      state.step.outcome = .correct
      return [.succeeded(item: item, hints: state.step.paidPenalties.count)]
    }
    state.step.outcome = .copied
    return [.copied(item: item)] + comeBack()
  }

  private mutating func correct(_ answer: LessonAnswer, isCopy: Bool) -> [Effect] {
    let item = state.step.item.id
    // What is copied wrong is shown again: there is nothing more to find out.
    if isCopy { return [.correct(item: item, .copy)] }
    state.step.wrongAnswers += 1
    if state.step.role == .placement {
      state.step.outcome = .missed
      return [.missed(item: item)]
    }
    guard state.step.wrongAnswers == 1 else {
      state.step.outcome = .copying
      return [.correct(item: item, .copy)]
    }
    if let option = answer.option { state.step.faded.append(option) }
    return [
      .correct(
        item: item,
        isTooFast(answer) ? .model(faded: answer.option) : .tryAgain(faded: answer.option))
    ]
  }

  private func isTooFast(_ answer: LessonAnswer) -> Bool {
    guard let limit = settings.fastErrorMilliseconds, let taken = answer.responseMilliseconds
    else { return false }
    return taken < limit
  }

  /// A copied item comes back once, three to five items later; where so many are not left, it comes
  /// back in a later lesson (``LessonRecap/shown``). A review asks its three items and no more.
  private mutating func comeBack() -> [Effect] {
    let step = state.step
    let left = state.steps.count - 1 - state.position
    let lags = LessonPlan.returnLag
    guard !step.isReturn, state.purpose == .lesson, !state.isLastItem, left >= lags.lowerBound
    else { return [] }
    var chance = Chance(seed: state.seed &+ UInt64(state.position))
    let lag =
      lags.lowerBound + chance.index(below: min(lags.upperBound, left) - lags.lowerBound + 1)
    state.steps.insert(step.returned, at: state.position + lag + 1)
    return [.returns(item: step.item.id, after: lag)]
  }

  mutating func hint(isSpoken: Bool) -> [Effect] {
    let penalty = state.step.hintPenalties[state.step.hintsGiven]
    state.step.hintsGiven += 1
    if !isSpoken { state.step.paidPenalties.append(penalty) }
    return [.hint(item: state.step.item.id, number: state.step.hintsGiven)]
  }
}
