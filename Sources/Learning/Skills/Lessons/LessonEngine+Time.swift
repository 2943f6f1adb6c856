import MeadowFoundations

/// Hesitation, talking and ten idle minutes (learning §7, R9). Idle is never wrong.
extension LessonEngine {
  /// When the lesson is over if nothing is done.
  var idleEnd: WallTime { later(state.lastActivity, SkillSession.idleMilliseconds) }

  /// What has come due by `now`.
  mutating func passTime(to now: WallTime) -> [Effect] {
    followClock(to: now)
    guard let deadline, deadline <= now else { return [] }
    if idleEnd <= now { return end(.idle) }
    // The one reminder of the item: it does not come again until the item does.
    state.reminder = nil
    return [.remind(item: state.step.item.id)]
  }

  /// The child did something: no reminder is needed any more.
  mutating func noteActivity(at now: WallTime) {
    state.lastActivity = now
    state.reminder = nil
    state.isPrompting = false
  }

  /// The reminder waits from `now` on, where one is wanted.
  mutating func armReminder(at now: WallTime) {
    state.isPrompting = false
    let start = state.talkingSince ?? now
    state.reminder = settings.reminderSeconds.map { later(start, Int64($0) * 1000) }
  }

  /// The child begins to talk, or has ended: meanwhile nothing comes nearer.
  mutating func talk(_ isTalking: Bool, at now: WallTime) {
    guard isTalking != (state.talkingSince != nil) else { return }
    if let since = state.talkingSince {
      let talked = now.milliseconds - since.milliseconds
      state.reminder = state.reminder.map { later($0, talked) }
      state.lastActivity = now
    }
    state.talkingSince = isTalking ? now : nil
  }

  /// A clock that was set back takes what waits along, so that nothing waits for hours.
  private mutating func followClock(to now: WallTime) {
    let known = state.talkingSince ?? state.lastActivity
    guard now < known else { return }
    let step = now.milliseconds - known.milliseconds
    state.reminder = state.reminder.map { later($0, step) }
    state.talkingSince = state.talkingSince.map { later($0, step) }
    state.lastActivity = later(state.lastActivity, step)
  }

  private func later(_ moment: WallTime, _ milliseconds: Int64) -> WallTime {
    WallTime(milliseconds: moment.milliseconds + milliseconds)
  }
}
