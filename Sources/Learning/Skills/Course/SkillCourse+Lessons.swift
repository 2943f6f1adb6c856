public import MeadowFoundations

/// The lesson within a course.
extension SkillCourse {
  /// Why `input` is none that it can take now, or nil.
  public func problem(with input: Input) -> InputProblem? {
    switch input {
    case .startLesson(let id, _):
      lessonPlan(id) == nil ? Self.unknown("lesson", id, "a lesson with items") : nil
    case .startReview(let skill, let seed):
      reviewPlan(skill, seed: seed) == nil
        ? Self.unknown("skill", skill, "a skill with items") : nil
    case .startPlacement(let subject, let grade, let seed):
      LessonPlan.placement(
        in: subject, grade, of: catalogue, seed: seed, at: WallTime(milliseconds: 0)) == nil
        ? Self.unknown("subject", grade.rawValue, "one whose skills have items") : nil
    case .lesson(let input):
      if let lesson {
        lesson.problem(with: input)
      } else {
        InputProblem(
          .settled, field: "lesson", reason: "no lesson goes on", advice: "begin a lesson")
      }
    case .stopped, .rules, .settings, .tick: nil
    }
  }

  func lessonPlan(_ id: String) -> LessonPlan? {
    let skill = catalogue.lesson(id)?.skillId ?? ""
    return LessonPlan(lesson: id, in: catalogue, record: skills.state.record(of: skill))
  }

  func reviewPlan(_ skill: String, seed: UInt64) -> LessonPlan? {
    LessonPlan.review(of: skill, record: skills.state.record(of: skill), in: catalogue, seed: seed)
  }

  /// Leaves the lesson that goes on, if one does.
  mutating func leave(at now: WallTime) -> [Effect] {
    let goesOn = lesson.map { $0.problem(with: .left) == nil } ?? false
    return goesOn ? pass(.left, at: now) : tell(.tick, at: now)
  }

  /// Hands `input` to the lesson, and what follows to the skills and the points.
  mutating func pass(_ input: LessonEngine.Input, at now: WallTime) -> [Effect] {
    let told = tell(input.isOfChild ? .touched : .tick, at: now)
    let effects = lesson?.handle(input, at: now) ?? []
    return told + effects.flatMap { effect in [.lesson(effect)] + follow(effect, at: now) }
  }

  private mutating func follow(_ effect: LessonEngine.Effect, at now: WallTime) -> [Effect] {
    switch effect {
    case .scored(let answer):
      return tell(.answered(answer), at: now)
        + earn { $0.count(isFirstCorrect: answer.isCorrect) }
    case .succeeded(_, let hints):
      // A placement is no lesson: what it asks earns nothing, so nobody begins further on for points.
      return lesson?.state.placement == nil ? earn { $0.count(hints: hints) } : []
    case .ended(let recap) where recap.isPlacement: return [.recap(self.recap(recap))]
    case .ended(let recap):
      let finished = recap.ending == .completed ? recap.lessonId : nil
      let told = tell(
        .finished(
          skill: recap.skillId, lesson: finished, shown: recap.shown, known: recap.learned),
        at: now)
      return told + [.recap(self.recap(recap))]
    case .present, .remind, .hint, .correct, .missed, .copied, .returns, .leave: return []
    }
  }

  private static func unknown(_ field: String, _ value: String, _ wanted: String) -> InputProblem {
    InputProblem(
      .unknown, field: field, reason: "there is no \(field) \"\(value.prefix(40))\"",
      advice: "name \(wanted)")
  }
}

extension LessonEngine.Input {
  /// Whether it shows that the child is there.
  var isOfChild: Bool {
    switch self {
    case .answered, .hint, .next, .previous, .skip, .touched, .talking, .left, .resumed: true
    case .promptBegan, .promptEnded, .limitReached, .restarted, .tick: false
    }
  }
}
