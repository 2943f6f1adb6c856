public import MeadowFoundations

/// One lesson, review or placement from its first item to its recap (learning K18, R14, R15, R21, §7).
///
/// Pure; whether an answer is right is decided by the checker and comes in with it. Nothing is
/// scored twice: answers carry the item and their number, and what comes twice, late or for
/// another item has a ``problem(with:)`` and changes nothing. Hesitating is never wrong.
public struct LessonEngine: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Codable, Sendable {
    /// An item was answered, or copied after it was shown.
    case answered(LessonAnswer)
    /// A hint is asked for; one that was asked for by talking costs nothing (learning §6).
    case hint(isSpoken: Bool)
    /// Go on from an item that is done.
    case next
    /// Look at the item before.
    case previous
    /// Go past an item that is not done.
    case skip
    /// The child touched something else.
    case touched
    /// Whether the child talks by the strip of words: time stands still for it.
    case talking(Bool)
    /// The prompt begins to be said: it is not broken into by a reminder.
    case promptBegan
    /// The prompt has been said to its end.
    case promptEnded
    /// The session's limit is reached (learning R21).
    case limitReached
    /// The child leaves.
    case left
    /// The child comes back to a lesson that it had not finished.
    case resumed
    /// Meadow was started anew in the middle of it: the item is shown anew.
    case restarted
    /// It may be time for something.
    case tick
  }

  /// What follows, in order.
  public enum Effect: Equatable, Sendable {
    /// Show and say an item.
    case present(LessonStep, LessonStepper)
    /// Say the prompt of an item once more, in few words.
    case remind(item: String)
    /// Give hint `number` of an item, from 1.
    case hint(item: String, number: Int)
    /// Correct a wrong answer.
    case correct(item: String, LessonCorrection)
    /// A first attempt was made; it counts for mastery.
    case scored(SkillAnswer)
    /// An item was answered right in the end, with so many hints that cost points.
    case succeeded(item: String, hints: Int)
    /// An item of a placement was answered wrong; nothing is corrected.
    case missed(item: String)
    /// A shown item was copied.
    case copied(item: String)
    /// An item comes back after so many others.
    case returns(item: String, after: Int)
    /// What is said about an item falls silent.
    case leave(item: String)
    /// The lesson is over.
    case ended(LessonRecap)
  }

  /// Where it stands.
  public internal(set) var state: LessonState
  /// What it keeps to.
  public var settings: LessonSettings

  /// An engine that goes on from `state`.
  public init(state: LessonState, settings: LessonSettings = LessonSettings()) {
    self.state = state
    self.settings = settings
  }

  /// An engine that begins `plan` at `now` with chances from `seed`, and what follows.
  public static func begin(
    _ plan: LessonPlan, seed: UInt64, settings: LessonSettings = LessonSettings(),
    at now: WallTime
  ) -> (engine: LessonEngine, effects: [Effect]) {
    var engine = LessonEngine(state: LessonState(plan, seed: seed, at: now), settings: settings)
    let effects = engine.present(at: now)
    return (engine, effects)
  }

  /// When ``Input/tick`` is due, or nil while time stands still.
  public var deadline: WallTime? {
    if state.ending != nil || state.talkingSince != nil { return nil }
    return [state.reminder, idleEnd].compactMap(\.self).min()
  }

  /// Takes `input` at `now` and returns what follows; an input with a ``problem(with:)`` is as none.
  public mutating func handle(_ input: Input, at now: WallTime) -> [Effect] {
    // Whoever talked when Meadow ended has ended, too.
    if input == .restarted { state.talkingSince = nil }
    let due = passTime(to: now)
    if problem(with: input) != nil { return due }
    return due + take(input, at: now)
  }

  private mutating func take(_ input: Input, at now: WallTime) -> [Effect] {
    switch input {
    case .answered(let answer):
      noteActivity(at: now)
      return self.answer(answer)
    case .hint(let isSpoken):
      noteActivity(at: now)
      return hint(isSpoken: isSpoken)
    case .next:
      noteActivity(at: now)
      return next(at: now)
    case .previous:
      noteActivity(at: now)
      return move(to: state.position - 1, at: now)
    case .skip:
      noteActivity(at: now)
      state.step.outcome = .skipped
      return next(at: now)
    case .touched:
      noteActivity(at: now)
      return []
    case .talking(let isTalking):
      talk(isTalking, at: now)
      return []
    case .promptBegan:
      state.isPrompting = state.reminder != nil
      state.reminder = nil
      return []
    case .promptEnded:
      if state.reminder != nil || state.isPrompting { armReminder(at: now) }
      return []
    case .limitReached:
      state.isLastItem = true
      return state.step.outcome.isSettled ? endAtLimit() : []
    case .left: return end(.left)
    case .resumed: return resume(at: now)
    case .restarted:
      state.lastActivity = now
      if !state.step.outcome.isSettled { armReminder(at: now) }
      return []
    case .tick: return []
    }
  }
}
