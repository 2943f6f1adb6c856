import MeadowFoundations

/// What is shown and read after each step of a lesson.
extension LessonRoom {
  /// Shows and reads what `effects` ask for, after `answer` where there was one.
  mutating func follow(
    _ effects: [SkillCourse.Effect], after answer: ItemAnswer? = nil,
    _ verdict: AnswerVerdict? = nil
  ) -> [Effect] {
    let points = effects.reduce(0) { sum, effect in
      if case .points(let award) = effect { sum + award.points } else { sum }
    }
    return effects.flatMap { effect -> [Effect] in
      [.course(effect)] + follow(effect, answer, verdict, points: points)
    }
  }

  private mutating func follow(
    _ effect: SkillCourse.Effect, _ answer: ItemAnswer?, _ verdict: AnswerVerdict?, points: Int
  ) -> [Effect] {
    switch effect {
    case .lesson(.present(let step, let stepper)):
      let stage = stage(of: step, stepper)
      show(stage)
      return [.shown(stage), .ask(stage.promptLines)]
    case .lesson(.remind): return [.read(stage?.reminderLines ?? [])]
    case .lesson(.hint(_, let number)): return hint(number)
    case .lesson(.correct(_, let correction)):
      return read(correct(correction, answer, verdict))
    case .lesson(.succeeded):
      return read(
        LessonFeedback(kind: .correct, lines: LearningPhrases.right(points: points), points: points)
      )
    case .lesson(.missed):
      return read(LessonFeedback(kind: .noted, lines: [NarrationLine(SkillWords.noted)]))
    case .lesson(.copied):
      return read(LessonFeedback(kind: .copied, lines: LearningPhrases.copied))
    case .lesson(.leave): return []
    case .lesson(.ended):
      show(nil)
      return []
    case .recap(let recap): return [.read(SkillWords.recap(recap).map { NarrationLine($0) })]
    case .lesson(.scored), .lesson(.returns), .skill, .points, .badge: return []
    }
  }

  private mutating func read(_ feedback: LessonFeedback) -> [Effect] {
    feed(feedback)
    return stage.map { [.shown($0), .read(feedback.lines)] } ?? []
  }

  private mutating func hint(_ number: Int) -> [Effect] {
    let lines = stage?.hintLines(number) ?? []
    let read = read(LessonFeedback(kind: .hint, lines: lines))
    return (stage?.keyed).map { [.hinted($0.item)] + read } ?? read
  }

  /// What was chosen, then what to do next: the first time the way to think, the second the answer.
  private func correct(
    _ correction: LessonCorrection, _ answer: ItemAnswer?, _ verdict: AnswerVerdict?
  ) -> LessonFeedback {
    let item = stage?.keyed?.item
    let chosen =
      answer.flatMap { answer in
        item.flatMap { $0.board.words(for: answer, in: SpokenNotation(grade: $0.grade)) }
      }.map { [NarrationLine(LearningPhrases.chose($0))] } ?? []
    let words = [NarrationLine(SkillWords.correction(correction))]
    let example = stage?.exampleLines ?? []
    let kind: LessonFeedback.Kind
    let lines: [NarrationLine]
    var faded: String?
    switch correction {
    case .tryAgain(let option):
      (kind, faded) = (.tryAgain, option)
      lines = chosen + words + example.prefix(1)
    case .model(let option):
      (kind, faded) = (.model, option)
      lines = chosen + words + (stage?.wayLines ?? [])
    case .copy:
      kind = .copy
      lines = chosen + example + words
    }
    return LessonFeedback(
      kind: kind, lines: lines, faded: faded, errorTag: verdict?.errorTag)
  }
}
