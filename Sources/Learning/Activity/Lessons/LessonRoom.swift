package import MeadowFoundations

/// The lessons of one child: what ``SkillCourse`` decides, with the items it is about.
package struct LessonRoom: Sendable {
  /// What follows, in order.
  package enum Effect: Equatable, Sendable {
    /// What the course asks for.
    case course(SkillCourse.Effect)
    /// The item on the stage is this now.
    case shown(LessonStage)
    /// Read this prompt in place of what is read.
    case ask([NarrationLine])
    /// Read these lines in place of what is read.
    case read([NarrationLine])
    /// An answer to the item was judged.
    case judged(JudgedAnswer)
    /// A hint of the item was given.
    case hinted(Item)
  }

  /// An answer as it was judged, with the item as it stood before.
  package struct JudgedAnswer: Equatable, Sendable {
    let item: Item
    let step: LessonStep
    let isReview: Bool
    let given: GivenAnswer
    package let verdict: AnswerVerdict

    /// What the answer was given in, as an export says it.
    var mode: String { step.role == .placement ? "probe" : isReview ? "review" : "lesson" }

    /// Whether it counts for mastery: the first to an item that is done alone and for the first time.
    package var isScored: Bool { step.attempts == 0 && step.role == .test && !step.isReturn }
  }

  /// What is decided.
  package var course: SkillCourse
  /// How often each lesson was begun, so that the next time has other items.
  var begun: [String: Int]
  /// The item that stands before the child, or nil.
  package private(set) var stage: LessonStage?
  private let content: LearningContent

  /// The lessons of `content` for a child who goes on from `state`.
  package init(
    _ content: LearningContent, state: SkillCourseState, begun: [String: Int],
    settings: LessonSettings, rules: SkillRules
  ) {
    self.content = content
    self.begun = begun
    course = SkillCourse(
      catalogue: content.catalogue, state: state, rules: rules, settings: settings)
    if let lesson = course.state.lesson, lesson.ending == nil {
      stage = stage(of: lesson.step, lesson.stepper)
    }
  }

  /// Whether a lesson goes on.
  package var isBusy: Bool { course.state.lesson.map { $0.ending == nil } ?? false }

  /// Takes `input` on the family's `day` at `now`; throws what is wrong with it, and nothing has
  /// changed then.
  package mutating func handle(
    _ input: LessonInput, on day: String, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    switch input {
    case .lesson(let id): return try begin(.startLesson(id, seed: seed(of: id)), id, at: now)
    case .review(let skill):
      return try begin(.startReview(skill: skill, seed: seed(of: skill)), skill, at: now)
    case .placement(let module):
      guard let grade = module.grade else { throw Self.noPlacement }
      let input = SkillCourse.Input.startPlacement(
        .math, grade, seed: seed(of: module.rawValue))
      return try begin(input, module.rawValue, at: now)
    case .resume: return try give(.lesson(.resumed), at: now)
    case .answer(let given): return try judge(given, on: day, at: now)
    case .said(let item, let attempt, let words):
      // Late or of another item: told before its words are looked for on this one.
      try check(LessonAnswer(itemId: item, attempt: attempt, isCorrect: false, day: day))
      let given = GivenAnswer(item: item, attempt: attempt, answer: try said(words))
      return try judge(given, on: day, at: now)
    case .hint(let isSpoken): return try give(.lesson(.hint(isSpoken: isSpoken)), at: now)
    case .next: return try give(.lesson(.next), at: now)
    case .previous: return try give(.lesson(.previous), at: now)
    case .skip: return try give(.lesson(.skip), at: now)
    case .touched: return try give(.lesson(.touched), at: now)
    case .leave: return try give(.lesson(.left), at: now)
    }
  }

  /// Hands the course what it never refuses.
  package mutating func tell(_ input: SkillCourse.Input, at now: WallTime) -> [Effect] {
    follow(course.handle(input, at: now))
  }

  /// Meadow was started anew: the item that was shown is shown anew.
  mutating func restart(at now: WallTime) -> [Effect] {
    let effects = tell(.lesson(.restarted), at: now)
    stage = course.state.lesson.flatMap { lesson in
      lesson.ending == nil ? stage(of: lesson.step, lesson.stepper) : nil
    }
    return effects
  }

  /// Begins what is called `id`; counted before its first item is chosen.
  private mutating func begin(
    _ input: SkillCourse.Input, _ id: String, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    if let problem = course.problem(with: input) { throw problem }
    begun[id, default: 0] += 1
    return follow(course.handle(input, at: now))
  }

  private mutating func give(
    _ input: SkillCourse.Input, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    if let problem = course.problem(with: input) { throw problem }
    return follow(course.handle(input, at: now))
  }

  private mutating func judge(
    _ given: GivenAnswer, on day: String, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    if let time = given.responseMilliseconds, !(0...PracticeEngine.longestTime).contains(time) {
      throw InputProblem(
        field: "responseMilliseconds", reason: "\(time) is no time of an answer",
        advice: "send milliseconds from 0 to \(PracticeEngine.longestTime), or leave it out")
    }
    var answer = LessonAnswer(
      itemId: given.item, attempt: given.attempt, isCorrect: false,
      option: given.answer.option, responseMilliseconds: given.responseMilliseconds, day: day)
    // Late, doubled or of another item: told before it is judged as an answer to this one.
    try check(answer)
    guard let keyed = stage?.keyed else { throw Self.noItem }
    let verdict = try keyed.verdict(on: given.answer)
    answer.isCorrect = verdict.isCorrect
    guard let lesson = course.state.lesson else { throw Self.noItem }
    stage?.feedback = nil
    let judged = JudgedAnswer(
      item: keyed.item, step: lesson.step, isReview: lesson.isReview, given: given,
      verdict: verdict)
    let effects = course.handle(.lesson(.answered(answer)), at: now)
    return [.judged(judged)] + follow(effects, after: given.answer, verdict)
  }

  private func check(_ answer: LessonAnswer) throws(InputProblem) {
    guard var problem = course.problem(with: .lesson(.answered(answer))) else { return }
    // Who sends an answer calls it so.
    if problem.field == "itemId" { problem.field = "item" }
    throw problem
  }

  private func said(_ words: String) throws(InputProblem) -> ItemAnswer {
    guard let keyed = stage?.keyed else { throw Self.noItem }
    if let answer = keyed.item.board.answer(saying: words) { return answer }
    throw InputProblem(
      field: "said", reason: "\"\(words.prefix(40))\" is no answer to this item",
      advice: "send a number it asks for or the words of an option")
  }

  private static let noItem = InputProblem(
    .settled, field: "lesson", reason: "no item is asked", advice: "begin a lesson")

  private static let noPlacement = InputProblem(
    field: "subject", reason: "facts are found out in their first practice",
    advice: "send \"kindergarten\" or \"grade1\", or begin practice")

  private func seed(of id: String) -> UInt64 {
    var seed: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in id.utf8 { seed = (seed ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return seed &+ UInt64(begun[id] ?? 0)
  }

  /// What is read when the item behind this one comes; nothing behind the last.
  var nextPromptLines: [NarrationLine] {
    guard let lesson = course.state.lesson, lesson.ending == nil,
      lesson.placement == nil, lesson.steps.indices.contains(lesson.position + 1)
    else { return [] }
    return stage(of: lesson.steps[lesson.position + 1], lesson.stepper).promptLines
  }

  /// The lessons as they are once the child goes on from a settled item at `now`; nil while it is open.
  func onward(at now: WallTime) -> LessonRoom? {
    var room = self
    return isBusy && (try? room.give(.lesson(.next), at: now)) != nil ? room : nil
  }

  func stage(of step: LessonStep, _ stepper: LessonStepper) -> LessonStage {
    LessonStage(
      step: step, stepper: stepper, keyed: content.item(at: step.item.id, for: use(of: step)))
  }

  private func use(of step: LessonStep) -> ItemUse {
    let lesson = course.state.lesson
    guard let id = lesson?.lessonId else { return .review }
    var use = ItemUse.first
    for _ in 1..<max(1, begun[id] ?? 1) { use = use.next }
    return step.isReturn ? .twin == use ? .first : .twin : use
  }

  mutating func show(_ stage: LessonStage?) { self.stage = stage }

  mutating func feed(_ feedback: LessonFeedback) {
    guard let step = course.state.lesson?.step else { return }
    stage?.step = step
    stage?.feedback = feedback
  }
}

extension ItemAnswer {
  /// The option that was taken, where one was.
  var option: String? {
    switch self {
    case .choice(let id), .touched(let id): id
    case .number, .slots, .order, .count, .hops, .blocks, .time, .coins, .segments, .bars, .value,
      .pegs, .missing:
      nil
    }
  }
}
