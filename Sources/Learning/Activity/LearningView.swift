import MeadowFoundations

/// What learning shows: everything a page needs to draw the present moment, and no answer of an item
/// that is open.
public struct LearningView: Encodable, Sendable {
  /// What goes on.
  public enum Doing: String, Sendable, Codable {
    case nothing, practice, warmUp, run, lesson
  }

  let doing: Doing
  let practice: PracticeView?
  let run: RunView?
  let warmUp: Int?
  let lesson: LessonView?
  /// What is read now, or nil.
  let narration: NarrationLine?
  let isMuted: Bool
  /// What was said when the last thing was over, a sentence each.
  let recap: [String]
  /// Where the placement that is over found the child to begin, until something begins.
  let placed: PlacedSkill?
  let points: Int
  let minutesToday: Int
  let controls: LearningControls?
  /// Why nothing new can be begun, in words, or nil.
  let closed: String?

  init(_ course: LearnerCourse?, _ narration: NarrationEngine, _ clock: LearningClock) {
    let now = clock.wall ?? WallTime(milliseconds: 0)
    self.narration = narration.line
    isMuted = course?.isMuted ?? false
    recap = course?.recap ?? []
    placed = course?.placed
    points = course?.room.course.state.points.total ?? 0
    minutesToday = course?.minutes(on: clock.day) ?? 0
    controls = course?.controls
    closed = course?.closed(on: clock.day, at: now)?.reason
    guard let course else {
      (doing, practice, run, warmUp, lesson) = (.nothing, nil, nil, nil, nil)
      return
    }
    let stage = course.factStage
    let facts = course.facts.state.practice
    let isPractising = facts.runningSession != nil
    practice =
      isPractising || stage.feedback != nil
      ? PracticeView(
        stage, missed: facts.missedItem,
        needsWarmUp: facts.needsWarmUp(before: course.facts.state.lastSession + 1))
      : nil
    run = course.facts.runs.run.flatMap { run in
      course.facts.isRunning || stage.result != nil
        ? RunView(run, course.facts, stage, at: now) : nil
    }
    warmUp = stage.warmUp
    lesson = LessonView(course.room, at: now)
    doing =
      course.room.isBusy
      ? .lesson
      : course.facts.isRunning
        ? .run : stage.warmUp != nil ? .warmUp : isPractising ? .practice : .nothing
  }
}

/// Where a placement found a child to begin.
struct PlacedSkill: Encodable, Sendable {
  let subject: ChildModule
  let skill: String
  let name: String
}

/// Practice as a page shows it.
struct PracticeView: Encodable, Sendable {
  struct Asked: Encodable, Sendable {
    let number: Int
    let fact: Fact
    let text: String
    let speech: String
    let band: String
    let isTwin: Bool
    let isProbe: Bool
    let isHinted: Bool
  }

  struct Answered: Encodable, Sendable {
    let fact: Fact
    let given: Int?
    let answer: Int
    let isCorrect: Bool
  }

  let item: Asked?
  let done: Int?
  let of: Int?
  let feedback: Answered?
  let lesson: MicroLessonView?
  /// The sum just answered, turned round.
  let flash: FlashView?
  let drill: FactDrill?
  let badges: [FactBadge]
  let needsWarmUp: Bool

  init(_ stage: FactStage, missed: Int?, needsWarmUp: Bool) {
    item = stage.item.map { item in
      let isTwin = if case .twin = item.purpose { true } else { false }
      return Asked(
        number: item.number, fact: item.fact, text: item.fact.text, speech: item.fact.speech(),
        band: item.fact.band.title, isTwin: isTwin, isProbe: item.purpose == .probe,
        isHinted: item.isHinted)
    }
    done = stage.progress?.done
    of = stage.progress?.of
    feedback = stage.feedback.map {
      Answered(
        fact: $0.fact, given: $0.given, answer: $0.fact.answer, isCorrect: $0.isCorrect)
    }
    lesson = stage.lesson.map { MicroLessonView($0, missed: missed, isOpen: stage.item != nil) }
    flash = stage.flash.map(FlashView.init)
    drill = stage.drill
    badges = stage.badges
    self.needsWarmUp = needsWarmUp
  }
}

/// A run of sixty seconds as a page shows it.
struct RunView: Encodable, Sendable {
  struct Asked: Encodable, Sendable {
    let number: Int
    let fact: Fact
    let text: String
    let options: [Int]
  }

  struct Judged: Encodable, Sendable {
    let item: Int
    let given: Int
    let answer: Int
    let isCorrect: Bool
  }

  struct Result: Encodable, Sendable {
    let correct: Int
    let answers: Int
    let isComplete: Bool
    let countsForBest: Bool
    let isBest: Bool
    let missed: [Fact]
    let drills: [Drill]
  }

  struct Drill: Encodable, Sendable {
    let drill: FactDrill?
    let title: String
    let misses: Int
  }

  let run: Int
  let item: Asked?
  let judged: Judged?
  let correct: Int
  let goal: Int?
  let suggestedGoal: Int?
  let best: Int?
  /// What is left, 1 to 0, and the milliseconds that is.
  let remaining: Double
  let remainingMilliseconds: Int
  let isPaused: Bool
  let result: Result?

  init(_ run: TimedRun, _ facts: FactsCourse, _ stage: FactStage, at now: WallTime) {
    self.run = run.plan.run
    item =
      run.isOver
      ? nil
      : Asked(
        number: run.item.number, fact: run.item.fact, text: run.item.fact.text,
        options: run.item.options.map(\.value))
    judged = stage.judged.map {
      Judged(item: $0.item, given: $0.given, answer: $0.fact.answer, isCorrect: $0.isCorrect)
    }
    correct = run.correct
    goal = facts.goals.goals.attempt?.goal.correct
    suggestedGoal = facts.goals.goals.suggestion
    best = facts.goals.goals.best?.correct
    remaining = run.remainingFraction(at: now)
    remainingMilliseconds =
      TimedRun.lengthMilliseconds - run.clock.elapsedMilliseconds(at: now)
    isPaused = !facts.runs.pauses.isEmpty
    result = stage.result.map { result in
      Result(
        correct: result.correct, answers: result.answers.count, isComplete: result.isComplete,
        countsForBest: result.countsForBest, isBest: stage.isBest,
        missed: result.answers.filter { !$0.isCorrect }.map(\.fact),
        drills: stage.drills.map {
          Drill(
            drill: FactDrill(strategy: $0.key.strategy, band: $0.key.band),
            title: $0.key.strategy.title, misses: $0.misses)
        })
    }
  }
}
