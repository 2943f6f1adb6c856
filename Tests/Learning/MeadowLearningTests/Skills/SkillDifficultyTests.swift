import MeadowLearning
import Testing

/// How hard items are (learning K11, K15, R11).
@Suite struct SkillDifficultyTests {
  @Test(
    "difficulty sequences: two in a row make one step, and the row is counted anew",
    arguments: [
      ("", 1), ("+", 1), ("++", 2), ("+++", 2), ("++++", 3), ("+-+-+-", 1), ("++-", 2),
      ("++--", 1), ("++---", 1), ("--", 1), ("------", 1), ("--++", 2), ("-++", 2), ("+-++", 2),
      ("++++++++", 5), ("++++++++++++", 5), ("++++++++++++--", 4), ("++-++", 3), ("+--++--", 1),
      ("++++--+--", 1), ("+++--", 1), ("+++-++", 3),
    ])
  func sequences(answers: String, level: Int) {
    var learner = SkillLearner()
    for answer in answers { _ = learner.answer(answer == "+") }
    #expect(learner.record().difficulty.level == level, "\(answers)")
  }

  @Test("each step is told, and none at the ends")
  func told() {
    var learner = SkillLearner()
    var levels: [Int] = []
    for answer in "--++++++++++----------" {
      for case .difficulty("KS1", let level) in learner.answer(answer == "+") {
        levels.append(level)
      }
    }
    #expect(levels == [2, 3, 4, 5, 4, 3, 2, 1])
  }

  @Test("a right answer with hints is right, and a retry moves nothing")
  func hintsAndRetries() {
    var learner = SkillLearner()
    _ = learner.answerRight(1, hints: 3)
    _ = learner.answer(false, isFirst: false)
    _ = learner.answerRight(1, hints: 3)
    #expect(learner.record().difficulty.level == 2)
  }

  @Test("it goes on while a skill is mastered and in its reviews")
  func afterMastery() {
    var learner = SkillLearner()
    learner.master()
    let level = learner.record().difficulty.level
    _ = learner.answer(false) + learner.answer(false) + learner.answer(false)
    #expect(learner.record().difficulty.level < level && learner.record().status == .mastered)
  }
}
