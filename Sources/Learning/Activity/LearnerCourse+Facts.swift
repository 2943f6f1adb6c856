import MeadowFoundations

/// What follows from practice, warm-up and runs.
extension LearnerCourse {
  /// Leaves what goes on with facts, as a lesson begins.
  mutating func leaveFacts(on day: String, at now: WallTime) -> [Effect] {
    do throws(InputProblem) {
      let effects = try facts.handle(.stop, on: calendar(day), at: now)
      return [.hush]
        + followFacts(effects, nil, on: day, at: now).filter { !$0.isReading }
    } catch { return [.hush] }
  }

  /// Shows, reads and counts what the facts ask for after `input`, where there was one.
  mutating func followFacts(
    _ effects: [FactsCourse.Effect], _ input: FactsCourse.Input?, on day: String, at now: WallTime
  ) -> [Effect] {
    var times: KeyTimes?
    if case .answer(let reply) = input { times = reply.times }
    var followed: [Effect] = []
    for effect in effects {
      switch effect {
      case .begins:
        factStage = FactStage()
        recap = []
        placed = nil
        followed.removeAll(where: \.isReading)
      case .practice(let effect): followed += practice(effect, times, on: day)
      case .run(let effect): followed += run(effect, on: day)
      case .goal(let effect): followed += goal(effect)
      case .news(let news): followed += tell(news)
      case .warmUp(let number):
        factStage.warmUp = number
        followed += number == nil ? [.hush] : ask()
      }
    }
    return followed
  }

  /// Reads what is asked, where facts are read; else what belonged to the item before falls silent.
  private func ask() -> [Effect] {
    controls.readsFacts ? [.ask(factStage.promptLines)] : [.hush]
  }

  private mutating func practice(
    _ effect: PracticeEffect, _ times: KeyTimes?, on day: String
  ) -> [Effect] {
    switch effect {
    case .ask(let item):
      factStage.item = item
      factStage.lesson = nil
      return ask()
    case .feedback(let item, let isCorrect):
      factStage.flash = isCorrect ? facts.state.flash(for: item.fact) : nil
      factStage.drill = nil
      return isCorrect ? [.cue(.subtle)] : []
    case .microLesson(let fact, let given):
      let lesson = MicroLesson(for: fact, after: given)
      factStage.item = nil
      factStage.lesson = lesson
      return [.read(FactStage.lines(of: lesson))]
    case .why(let fact):
      let lesson = MicroLesson(for: fact)
      factStage.item?.isHinted = true
      factStage.lesson = lesson
      return [.read(FactStage.lines(of: lesson, isOpen: factStage.item != nil))]
    case .offerDrill(let drill):
      factStage.drill = drill
      return []
    case .progress(let done, let of):
      factStage.progress = FactStage.Progress(done: done, of: of)
      return []
    case .answered(let answer, _): return answered(answer, times, on: day)
    case .achieved(.mastered), .achieved(.regained): return [.cue(.medium)]
    case .recap(let end): return practiceEnded(end)
    case .twin, .achieved(.automatic), .placed, .levelProbed, .paused, .keep, .refused: return []
    }
  }

  private mutating func practiceEnded(_ end: PracticeRecap) -> [Effect] {
    factStage.item = nil
    factStage.lesson = nil
    recap = end.sentences
    let cue: [Effect] = end.ending == .finished ? [.cue(.full)] : []
    return cue + [.read(end.sentences.map { NarrationLine($0) })]
  }

  private mutating func answered(
    _ answer: FactAnswer, _ times: KeyTimes?, on day: String
  ) -> [Effect] {
    factStage.feedback = FactStage.Feedback(
      fact: answer.fact, given: answer.given, isCorrect: answer.isCorrect)
    note(answer, on: day)
    return [.row(AnswerRow(answer)), .tell(.factAnswered(answer, times))]
  }

  private mutating func note(_ answer: FactAnswer, on day: String) {
    tally.change(day) { today in
      if answer.isFirstAttempt {
        today.bands[answer.fact.band, default: .init()].note(isCorrect: answer.isCorrect)
      }
      if answer.isCorrect, let time = answer.responseMilliseconds { today.responses.note(time) }
      if let tag = answer.given.flatMap(answer.fact.errorTag(for:)) {
        today.errors[tag.rawValue, default: 0] += 1
      }
    }
  }

  private mutating func run(_ effect: TimedRunEngine.Effect, on day: String) -> [Effect] {
    switch effect {
    case .show:
      // After a right answer it comes with the answer; after a wrong one by itself, when it was seen.
      let cameByItself = factStage.judged?.isCorrect == false
      factStage.judged = nil
      return [.hush] + (cameByItself ? [.tell(.changed)] : [])
    case .judge(let answer):
      factStage.judged = answer
      note(answer.factAnswer(session: 0), on: day)
      // Nothing sounds for a wrong one: the right answer is shown while the clock goes on.
      let row = AnswerRow(answer.factAnswer(session: 0))
      return (answer.isCorrect ? [.cue(.subtle)] : [])
        + [.row(row), .tell(.factAnswered(answer.factAnswer(session: 0), nil))]
    case .stand, .goOn: return [.tell(.changed)]
    case .finish(let result):
      factStage.result = result
      recap = TimedPhrases.recap(of: result, isBest: false)
      return [.cue(.medium), .tell(.timedRunFinished(result)), .tell(.changed)]
        + [.read(recap.map { NarrationLine($0) })]
    }
  }

  private mutating func goal(_ effect: TimedGoalEngine.Effect) -> [Effect] {
    switch effect {
    case .best:
      factStage.isBest = true
      if let result = factStage.result { recap = TimedPhrases.recap(of: result, isBest: true) }
      return [.read(recap.map { NarrationLine($0) })]
    case .recap(let end):
      recap += TimedPhrases.recap(of: end)
      return [.read(recap.map { NarrationLine($0) })]
    case .endAfterItem: return []
    }
  }

  private mutating func tell(_ news: TimedProgress.News) -> [Effect] {
    switch news {
    case .mended: return []
    case .badges(let badges):
      factStage.badges += badges
      return [.cue(.medium)] + badges.map { .tell(.badgeEarned($0.rawValue)) }
    case .drills(let drills):
      factStage.drills = drills
      return []
    }
  }
}

extension AnswerRow {
  /// An answer to a fact.
  init(_ answer: FactAnswer) {
    self.init(
      mode: answer.mode.rawValue, skill: "facts", item: answer.fact.rawValue,
      given: answer.given.map { "\($0)" }, isCorrect: answer.isCorrect,
      attempt: answer.isFirstAttempt ? 1 : 2, hints: 0,
      responseMilliseconds: answer.responseMilliseconds,
      errorTag: answer.given.flatMap { answer.fact.errorTag(for: $0)?.rawValue })
  }
}
