public import MeadowFoundations

/// What the engine cannot take, and why.
extension LessonEngine {
  /// Why `input` is none that it can take now, or nil.
  public func problem(with input: Input) -> InputProblem? {
    if state.ending != nil { return problemAfterEnd(with: input) }
    switch input {
    case .answered(let answer): return problem(withAnswer: answer)
    case .hint: return problemWithHint
    case .next:
      return state.step.outcome.isSettled
        ? nil
        : Self.refuse(.settled, "next", "the item is not done", "answer it, or skip it")
    case .previous:
      return state.position > 0 && state.placement == nil
        ? nil : Self.refuse(.settled, "previous", "this is the first item", "go on from it")
    case .skip: return problemWhereSettled("skip")
    case .resumed:
      return Self.refuse(.settled, "resumed", "the lesson goes on", "answer the item")
    case .touched, .talking, .promptBegan, .promptEnded, .limitReached, .left, .restarted, .tick:
      return nil
    }
  }

  private func problemAfterEnd(with input: Input) -> InputProblem? {
    if input == .tick { return nil }
    let isOver = state.ending == .completed
    if input == .resumed, !isOver { return nil }
    return Self.refuse(
      .settled, "lesson", "it is over", isOver ? "begin another" : "resume it, or begin another")
  }

  private func problem(withAnswer answer: LessonAnswer) -> InputProblem? {
    let step = state.step
    if answer.itemId != step.item.id {
      let known = state.steps.contains { $0.item.id == answer.itemId }
      return Self.refuse(
        known ? .settled : .unknown, "itemId",
        "\"\(answer.itemId.prefix(40))\" is not the item that is asked",
        "answer \"\(step.item.id)\"")
    }
    return problemWhereSettled("answer")
      ?? (answer.attempt == step.attempts + 1
        ? nil
        : Self.refuse(
          .settled, "attempt", "\(answer.attempt) is not the next answer to this item",
          "send \(step.attempts + 1)"))
  }

  private var problemWithHint: InputProblem? {
    if !settings.givesHints {
      return Self.refuse(.settled, "hint", "hints are switched off", "a grown-up can allow them")
    }
    if let problem = problemWhereSettled("hint") { return problem }
    let isLeft = state.step.hintsGiven < state.step.hintPenalties.count
    return isLeft ? nil : Self.refuse(.settled, "hint", "all hints are given", "try an answer")
  }

  private func problemWhereSettled(_ field: String) -> InputProblem? {
    state.step.outcome.isSettled
      ? Self.refuse(.settled, field, "the item is done", "go on to the next") : nil
  }

  private static func refuse(
    _ kind: InputProblem.Kind, _ field: String, _ reason: String, _ advice: String
  ) -> InputProblem {
    InputProblem(kind, field: field, reason: reason, advice: advice)
  }
}
