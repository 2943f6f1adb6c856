import MeadowFoundations

/// What follows from the lessons.
extension LearnerCourse {
  /// A lesson or review has begun; what was left is not told of any more.
  mutating func begin(on day: String, at now: WallTime) -> [Effect] {
    guard let lesson = room.course.state.lesson else { return [] }
    recap = []
    placed = nil
    factStage = FactStage()
    let talked = isSpeaking ? room.tell(.lesson(.talking(true)), at: now) : []
    return Self.news(of: lesson).map(Effect.tell) + follow(talked, on: day, at: now)
      + [.keepReady(LearningPhrases.said(of: room.course.catalogue))]
  }

  private static func news(of lesson: LessonState) -> [LearningNews] {
    if let placement = lesson.placement { return [.placementStarted(placement.grade)] }
    let started = LearningNews.lessonStarted(skill: lesson.skillId, lesson: lesson.lessonId)
    return lesson.isReview ? [started, .reviewStarted(skill: lesson.skillId)] : [started]
  }

  /// Leaves the lesson that goes on, as facts begin, which are not talked into.
  mutating func leaveLesson(on day: String, at now: WallTime) -> [Effect] {
    guard room.isBusy else { return [.hush] }
    do throws(InputProblem) {
      let left = follow(try room.handle(.leave, on: day, at: now), on: day, at: now)
      return [.hush] + left.filter { !$0.isReading }
    } catch { return [.hush] }
  }

  /// Tells, reads and counts what the lessons ask for.
  mutating func follow(
    _ effects: [LessonRoom.Effect], on day: String, at now: WallTime
  ) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      switch effect {
      case .ask(let lines): return [.ask(lines)]
      case .read(let lines): return [.read(lines)]
      case .shown(let stage): return prepare(stage)
      case .judged(let answer): return judged(answer, on: day)
      case .hinted(let item):
        return [.tell(.hintUsed(skill: item.skill, item: item.id.rawValue))]
      case .course(let effect): return course(effect)
      }
    }
  }

  /// What may be said next is made while the prompt is read, the likeliest first: the rest of the
  /// prompt, what follows an answer, the item behind this one, hints.
  private func prepare(_ stage: LessonStage) -> [Effect] {
    guard let item = stage.keyed?.item, stage.feedback == nil else { return [] }
    if stage.step.role == .placement {
      let answered = LearningPhrases.right(points: 0) + [NarrationLine(SkillWords.noted)]
      return [.readAhead(stage.promptLines + answered)]
    }
    let notation = SpokenNotation(grade: item.grade)
    let chosen = item.board.options.compactMap { option in
      item.board.words(for: .choice(option.id), in: notation)
    }.map { NarrationLine(LearningPhrases.chose($0)) }
    let answered = LearningPhrases.right(points: 0) + chosen + LearningPhrases.corrections
    let hints = stage.hintLines(1) + stage.hintLines(2)
    return [
      .readAhead(
        stage.promptLines + answered + stage.exampleLines + room.nextPromptLines + hints)
    ]
  }

  private mutating func judged(_ answer: LessonRoom.JudgedAnswer, on day: String) -> [Effect] {
    let (item, verdict, hints) = (answer.item, answer.verdict, answer.step.hintsGiven)
    tally.change(day) { today in
      if answer.isScored {
        today.skills[item.skill, default: .init()].note(isCorrect: verdict.isCorrect)
      }
      // What a placement finds is how far the child is, no mistake to work on.
      if let tag = verdict.errorTag, answer.step.role != .placement {
        today.errors[tag, default: 0] += 1
      }
    }
    let row = AnswerRow(
      mode: answer.mode, skill: item.skill, item: item.id.rawValue,
      given: answer.given.answer.inFigures, isCorrect: verdict.isCorrect,
      attempt: answer.given.attempt, hints: hints,
      responseMilliseconds: answer.given.responseMilliseconds, errorTag: verdict.errorTag)
    let news = LearningNews.itemAnswered(
      skill: item.skill, item: item.id.rawValue, isCorrect: verdict.isCorrect, hintsUsed: hints)
    return (verdict.isCorrect ? [.cue(.subtle)] : []) + [.row(row), .tell(news)]
  }

  private mutating func course(_ effect: SkillCourse.Effect) -> [Effect] {
    switch effect {
    case .badge(let badge): return [.cue(.medium), .tell(.badgeEarned(badge.id))]
    case .skill(let effect): return skill(effect)
    case .recap(let end) where end.lesson.isPlacement: return place(end)
    case .recap(let end):
      recap = SkillWords.recap(end)
      let lesson = end.lesson
      let news = LearningNews.lessonCompleted(
        skill: lesson.skillId, lesson: lesson.lessonId, ending: lesson.ending)
      let cue: [Effect] = lesson.ending == .completed ? [.cue(.full)] : []
      return cue + [.readAhead([]), .tell(news)]
    case .lesson(.leave): return [.hush]
    case .lesson, .points: return []
    }
  }

  /// A placement is over: the child begins where it was found to.
  private mutating func place(_ end: SkillRecap) -> [Effect] {
    recap = SkillWords.recap(end)
    guard let grade = room.course.state.lesson?.placement?.grade else { return [] }
    let skill = end.lesson.placed
    if let skill, let module = ChildModule(grade) {
      controls.begins[module.rawValue] = skill
      placed = PlacedSkill(subject: module, skill: skill, name: end.progress.name)
    }
    let cue: [Effect] = skill == nil ? [] : [.cue(.full)]
    return cue + [.readAhead([]), .tell(.placementFinished(grade, skill: skill))]
  }

  private func skill(_ effect: SkillEngine.Effect) -> [Effect] {
    switch effect {
    case .reviewDue(let skill): [.tell(.reviewDue(skill: skill))]
    case .reviewPassed(let skill, _): [.tell(.reviewFinished(skill: skill, isPassed: true))]
    case .reviewFailed(let skill, _): [.tell(.reviewFinished(skill: skill, isPassed: false))]
    case .sessionBegan, .sessionEnded, .began, .difficulty, .credited, .mastered, .lapsed: []
    }
  }
}

extension ItemAnswer {
  /// As it stands in an export.
  var inFigures: String {
    switch self {
    case .choice(let id), .touched(let id): id
    case .number(let number), .count(let number), .value(let number): "\(number)"
    case .slots(let slots): slots.byName.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    case .order(let tiles): tiles.joined(separator: " ")
    case .hops(let hops, let end):
      (hops.map { "\($0)" } + ["end \(end)"]).joined(separator: " ")
    case .blocks(let tens, let ones): "\(tens) tens \(ones) ones"
    case .time(let hour, let minute): "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    case .coins(let coins):
      "\(coins.pennies)p \(coins.nickels)n \(coins.dimes)d \(coins.quarters)q"
    case .segments(let numbers), .bars(let numbers), .pegs(let numbers), .missing(let numbers):
      numbers.map { "\($0)" }.joined(separator: " ")
    }
  }
}
