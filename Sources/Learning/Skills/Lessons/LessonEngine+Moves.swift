import MeadowFoundations

/// Going from item to item, and the end (learning K18, R15, R21).
extension LessonEngine {
  /// Goes on to the item after this one, or to the end.
  mutating func next(at now: WallTime) -> [Effect] {
    guard let position = nextPosition(at: now) else { return end(.completed) }
    if state.isLastItem { return end(.limit) }
    return move(to: position, at: now)
  }

  private func nextPosition(at now: WallTime) -> Int? {
    if let placement = state.placement {
      return placement.next(after: state.steps, at: state.position, now)
    }
    return state.position + 1 < state.steps.count ? state.position + 1 : nil
  }

  mutating func move(to position: Int, at now: WallTime) -> [Effect] {
    let left = state.step.item.id
    state.position = position
    state.reached = max(state.reached, position)
    // What was passed by may be answered when it is seen again.
    if state.step.outcome == .skipped { state.step.outcome = .open }
    return [.leave(item: left)] + present(at: now)
  }

  /// Shows the item at the position; one that waits for an answer may be reminded of.
  mutating func present(at now: WallTime) -> [Effect] {
    if !state.step.outcome.isSettled { armReminder(at: now) }
    return [.present(state.step, state.stepper)]
  }

  /// Ends the lesson because the limit is reached; after the last item it was completed anyway.
  mutating func endAtLimit() -> [Effect] {
    end(state.position + 1 < state.steps.count ? .limit : .completed)
  }

  mutating func end(_ ending: LessonRecap.Ending) -> [Effect] {
    state.ending = ending
    state.reminder = nil
    state.isPrompting = false
    state.talkingSince = nil
    return [.leave(item: state.step.item.id), .ended(LessonRecap(of: state, ending))]
  }

  mutating func resume(at now: WallTime) -> [Effect] {
    state.ending = nil
    state.isLastItem = false
    state.lastActivity = now
    return present(at: now)
  }
}
