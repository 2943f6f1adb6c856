public import MeadowFoundations
public import MeadowLearning

/// A course through the lessons for a learner who is not simulated here (learning §5): what one tap
/// starts, item by item, by the very rules a child's lessons go by.
///
/// Days, sessions and pauses are those of facts (``ExternalCourse``); lessons begin an hour later.
public struct ExternalLessons: Sendable {
  /// What was seen so far.
  public private(set) var report: LessonReport
  private let content: LearningContent
  private let days: Int
  private var room: LessonRoom
  private var calendar: Chance
  private var time: StudyTime
  private var isOpen = false
  private var answersToday = 0
  private var copies = 0
  private var asked: LearnerQuestion?

  /// Seconds from the first facts of a day to its first lesson.
  static let start = 3600.0
  /// Wrong copies of an answer that stands there to be copied, after which the item is passed by: a
  /// program could else go on for ever.
  public static let wrongCopies = 3

  /// A course of `days` through the lessons of `content`.
  public init(_ content: LearningContent, days: Int = 60, seed: UInt64 = 1) {
    self.content = content
    self.days = days
    time = StudyTime(day: 0, seconds: Self.start)
    room = LessonRoom(
      content, state: SkillCourseState(), begun: [:], settings: LessonSettings(),
      rules: SkillRules())
    calendar = Chance(seed: seed)
    report = LessonReport()
  }

  /// The next question, the same until it is answered; nil once the days are over. Days without a
  /// session pass by themselves, and what is only shown is gone past.
  public mutating func next() -> LearnerQuestion? {
    while asked == nil, time.day < days {
      if !isOpen && !begin() {
        endDay()
      } else if let step = room.course.state.lesson?.step, room.isBusy {
        if step.outcome.isSettled { act(.next) } else { asked = question(step) }
      } else if isDayFull || !beginLesson() {
        endDay()
      }
    }
    return asked
  }

  /// Takes the answer to the item that was asked last; throws what is wrong with it, and then still
  /// waits for one. Without a question it does nothing.
  public mutating func take(_ reply: LearnerReply) throws(InputProblem) {
    guard let question = asked, case .item(let item) = question.subject else { return }
    try reply.check(against: question)
    let answer = try reply.choice()
    try check(hints: reply.hintsUsed, left: item.hintsLeft)
    let shown = time
    var changed = self
    changed.time.seconds += Double(reply.milliseconds) / 1000
    // Ten idle minutes end a lesson before the answer is there.
    changed.note(changed.room.tell(.tick, at: changed.time.wall))
    var isCorrect = false
    if changed.room.isBusy {
      for _ in 0..<reply.hintsUsed { changed.act(.hint(isSpoken: false)) }
      isCorrect = try changed.answer(answer, to: item, after: reply.milliseconds)
    }
    changed.finish(isCorrect: isCorrect, since: shown, reply)
    self = changed
  }

  private mutating func answer(
    _ answer: ItemAnswer?, to item: LearnerItem, after milliseconds: Int
  ) throws(InputProblem) -> Bool {
    guard let answer else {
      report.today.skipped += 1
      act(.skip)
      return false
    }
    let given = GivenAnswer(
      item: item.id, attempt: item.attempt, answer: answer, responseMilliseconds: milliseconds)
    let effects = try room.handle(.answer(given), on: day, at: time.wall)
    note(effects)
    let isCorrect = effects.contains { effect in
      if case .judged(let judged) = effect { judged.verdict.isCorrect } else { false }
    }
    report.today.right += isCorrect ? 1 : 0
    copies += item.isCopy && !isCorrect ? 1 : 0
    if copies >= Self.wrongCopies { act(.skip) }
    return isCorrect
  }

  /// The pause behind an answer, and the end of a day that is full.
  private mutating func finish(isCorrect: Bool, since shown: StudyTime, _ reply: LearnerReply) {
    asked = nil
    answersToday += 1
    report.today.answers += 1
    report.today.hints += reply.hintsUsed
    time.seconds += isCorrect ? StudyCourse.pauses.right : StudyCourse.pauses.wrong
    if isDayFull, room.isBusy, room.course.state.lesson?.isLastItem == false {
      note(room.tell(.lesson(.limitReached), at: time.wall))
    }
    if room.course.state.lesson?.step.outcome != .copying { copies = 0 }
  }

  private func check(hints: Int, left: Int) throws(InputProblem) {
    guard hints > left else { return }
    throw InputProblem(
      field: "hintsUsed", reason: "\(hints), and this item has \(left) left",
      advice: "open no more than hintsLeft says")
  }

  private var isDayFull: Bool {
    answersToday >= StudyCourse.items || time.seconds - Self.start >= StudyCourse.seconds
  }

  private var day: String { CalendarDay(number: StudyTime.firstDay + time.day).rawValue }

  /// Whether there is a session today; it begins with that.
  private mutating func begin() -> Bool {
    guard calendar.happens(StudyCourse.attendance) else { return false }
    isOpen = true
    answersToday = 0
    report.today.sessions = 1
    return true
  }

  /// Begins what one tap starts; false where there is nothing.
  private mutating func beginLesson() -> Bool {
    let grades = content.catalogue.standards.map(\.grade).reduce(into: [Grade]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    switch room.course.nextUp(.math, grades, at: time.wall) {
    case .resume: return act(.resume)
    case .review(let skill): return act(.review(skill))
    case .lesson(_, let lesson): return act(.lesson(lesson))
    case .nothing: return false
    }
  }

  private mutating func endDay() {
    note(room.tell(.stopped, at: time.wall))
    report.endDay(content.catalogue, room.course.state.skills)
    time = StudyTime(day: time.day + 1, seconds: Self.start)
    isOpen = false
  }

  /// Does what the course itself asks for; false where it cannot be done.
  @discardableResult private mutating func act(_ input: LessonInput) -> Bool {
    do throws(InputProblem) {
      note(try room.handle(input, on: day, at: time.wall))
      return true
    } catch { return false }
  }

  private mutating func note(_ effects: [LessonRoom.Effect]) {
    for effect in effects { report.note(effect, day: time.day + 1) }
  }

  private func question(_ step: LessonStep) -> LearnerQuestion? {
    guard let keyed = room.stage?.keyed else { return nil }
    let samples = keyed.samples
    let item = LearnerItem(
      id: step.item.id, skill: keyed.item.skill,
      prompt: keyed.item.prompt.map(\.display).joined(separator: " "), stage: keyed.item.stage,
      board: keyed.item.board, attempt: step.attempts + 1, isCopy: step.outcome == .copying,
      hintsLeft: step.outcome == .open ? max(0, step.hintPenalties.count - step.hintsGiven) : 0,
      right: samples.right, wrong: samples.wrong)
    return LearnerQuestion(
      .item(item), format: keyed.item.format.rawValue, options: item.options, day: time.day,
      seconds: time.seconds)
  }
}
