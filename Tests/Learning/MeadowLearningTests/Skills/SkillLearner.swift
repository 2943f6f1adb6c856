import MeadowFoundations
import MeadowLearning

/// A child that answers items of skills; ten seconds pass between two answers.
struct SkillLearner {
  var engine: SkillEngine
  var now = SkillSamples.start
  var day = SkillSamples.day

  init(rules: SkillRules = SkillRules(), catalogue: SkillCatalogue = SkillSamples.catalogue) {
    engine = SkillEngine(catalogue: catalogue, rules: rules)
  }

  func record(_ skill: String = "KS1") -> SkillRecord { engine.state.record(of: skill) }

  mutating func handle(_ input: SkillEngine.Input) -> [SkillEngine.Effect] {
    engine.handle(input, at: now)
  }

  /// Answers one item; `hints` of the default penalty were given.
  mutating func answer(
    _ isCorrect: Bool, hints: Int = 0, skill: String = "KS1", isFirst: Bool = true,
    purpose: SkillAnswer.Purpose = .lesson
  ) -> [SkillEngine.Effect] {
    now = now.plus(10_000)
    return handle(
      .answered(
        SkillAnswer(
          skillId: skill, itemId: "\(skill)-1-1", isCorrect: isCorrect, isFirstAttempt: isFirst,
          hintPenalties: Array(repeating: Hint.defaultPenalty, count: hints), purpose: purpose,
          day: day)))
  }

  /// Answers `count` items right.
  mutating func answerRight(_ count: Int, hints: Int = 0, skill: String = "KS1")
    -> [SkillEngine.Effect]
  {
    (0..<count).flatMap { _ in answer(true, hints: hints, skill: skill) }
  }

  /// Stops, and comes back after `days`.
  mutating func comeBack(afterDays days: Int) -> [SkillEngine.Effect] {
    let effects = handle(.stopped)
    now = now.plus(SkillSamples.days(days))
    day = "2026-11-\(21 + days)"
    return effects + handle(.tick)
  }

  /// Masters `skill` in two sessions.
  mutating func master(_ skill: String = "KS1") {
    _ = answerRight(5, skill: skill)
    _ = comeBack(afterDays: 1)
    _ = answerRight(5, skill: skill)
  }

  /// Comes back when the review of `skill` is due and answers it; returns what followed.
  mutating func review(_ answers: [Bool], skill: String = "KS1") -> [SkillEngine.Effect] {
    _ = handle(.stopped)
    if let due = record(skill).review?.due { now = due }
    return answers.flatMap { answer($0, skill: skill, purpose: .review) }
  }
}
