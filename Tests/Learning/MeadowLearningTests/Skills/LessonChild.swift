import MeadowFoundations
import MeadowLearning

/// A child in a lesson; two seconds pass between two things it does.
struct LessonChild {
  var engine: LessonEngine
  var now = SkillSamples.start
  let opening: [LessonEngine.Effect]

  /// In lesson `id`, with what `record` knows.
  init?(
    lesson id: String = "KS1-2", record: SkillRecord = SkillRecord(), seed: UInt64 = 1,
    settings: LessonSettings = LessonSettings(),
    catalogue: SkillCatalogue = SkillSamples.catalogue
  ) {
    guard let plan = LessonPlan(lesson: id, in: catalogue, record: record) else { return nil }
    self.init(plan: plan, seed: seed, settings: settings)
  }

  init(plan: LessonPlan, seed: UInt64 = 1, settings: LessonSettings = LessonSettings()) {
    (engine, opening) = LessonEngine.begin(
      plan, seed: seed, settings: settings, at: SkillSamples.start)
  }

  var step: LessonStep { engine.state.step }
  var itemId: String { step.item.id }

  mutating func handle(_ input: LessonEngine.Input, after: Int64 = 2000) -> [LessonEngine.Effect] {
    now = now.plus(after)
    return engine.handle(input, at: now)
  }

  /// The answer that would be next.
  func answer(
    _ isCorrect: Bool, option: String? = nil, milliseconds: Int? = nil
  ) -> LessonAnswer {
    LessonAnswer(
      itemId: itemId, attempt: step.attempts + 1, isCorrect: isCorrect, option: option,
      responseMilliseconds: milliseconds, day: SkillSamples.day)
  }

  mutating func say(
    _ isCorrect: Bool, option: String? = nil, milliseconds: Int? = nil
  ) -> [LessonEngine.Effect] {
    handle(.answered(answer(isCorrect, option: option, milliseconds: milliseconds)))
  }

  /// Answers right and goes on, `count` times.
  mutating func pass(_ count: Int) -> [LessonEngine.Effect] {
    (0..<count).flatMap { _ in say(true) + handle(.next) }
  }

  /// Is wrong twice, copies what is shown and goes on.
  mutating func copy() -> [LessonEngine.Effect] {
    say(false) + say(false) + say(true) + handle(.next)
  }
}

extension [LessonEngine.Effect] {
  /// The answers that count for mastery.
  var scored: [SkillAnswer] {
    compactMap { if case .scored(let answer) = $0 { answer } else { nil } }
  }

  /// The recap, where the lesson is over.
  var recap: LessonRecap? {
    compactMap { if case .ended(let recap) = $0 { recap } else { nil } }.first
  }

  /// Where the child was, item by item.
  var steppers: [LessonStepper] {
    compactMap { if case .present(_, let stepper) = $0 { stepper } else { nil } }
  }

  /// The items that come back, with the items that lie between.
  var returns: [String: Int] {
    reduce(into: [:]) { if case .returns(let item, let lag) = $1 { $0[item] = lag } }
  }
}
