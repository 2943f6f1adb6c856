import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// The reviews of mastered skills (learning K13, K14, K15, R12, R18).
@Suite struct SkillReviewTests {
  private func mastered(_ skill: String = "KS1") -> SkillLearner {
    var learner = SkillLearner()
    learner.master(skill)
    return learner
  }

  @Test("review transitions: mastered, reviewing when it is due, mastered again when it went well")
  func transitions() throws {
    var learner = mastered()
    let due = try #require(learner.record().review?.due)
    _ = learner.handle(.stopped)
    #expect(learner.engine.deadline == due)
    #expect(learner.engine.handle(.tick, at: due.plus(-1)).isEmpty)
    #expect(learner.record().status == .mastered)
    #expect(learner.engine.handle(.tick, at: due) == [.reviewDue(skill: "KS1")])
    #expect(learner.record().status == .reviewing && learner.record().medal == .gold)
    #expect(learner.engine.deadline == nil)
    #expect(learner.engine.handle(.tick, at: due.plus(5)).isEmpty)
    let effects = learner.review([true, true, true])
    #expect(
      effects.last
        == .reviewPassed(skill: "KS1", next: learner.now.plus(SkillSamples.days(7))))
    #expect(learner.record().status == .mastered)
  }

  @Test("the ladder is 3, 7, 14, 30 days and then 30 each time")
  func ladder() {
    var learner = mastered()
    var days = [learner.daysToReview()]
    for _ in 0..<5 {
      _ = learner.review([true, true, true])
      days.append(learner.daysToReview())
    }
    #expect(days == [3, 7, 14, 30, 30, 30])
  }

  @Test("a rubric's first review takes the place of the first rung, also after a reset")
  func firstRung() {
    var learner = mastered("KS7")
    var days = [learner.daysToReview("KS7")]
    for answers in [[true, true, true], [true, true, true], [false], [true, true, true]] {
      _ = learner.review(answers, skill: "KS7")
      days.append(learner.daysToReview("KS7"))
    }
    #expect(days == [5, 7, 14, 5, 7])
  }

  @Test(
    "no rung is shorter than a rubric's first, and none is longer than the last",
    arguments: [(10, [10, 10, 14, 30]), (90, [30, 30, 30, 30]), (-1, [1, 7, 14, 30])])
  func longFirstRung(days first: Int, expected: [Int]) {
    var catalogue = SkillSamples.catalogue
    catalogue.rubrics = [
      Rubric(
        id: "R", skillId: "KS1", description: "d", reviewInterval: ReviewInterval(days: first))
    ]
    var learner = SkillLearner(catalogue: catalogue)
    learner.master()
    var days = [learner.daysToReview()]
    for _ in 0..<3 {
      _ = learner.review([true, true, true])
      days.append(learner.daysToReview())
    }
    #expect(days == expected)
  }

  @Test(
    "reset: any wrong first answer of a review leads back to three days",
    arguments: [[false], [true, false], [true, true, false]])
  func reset(answers: [Bool]) {
    var learner = mastered()
    for _ in 0..<3 { _ = learner.review([true, true, true]) }
    let effects = learner.review(answers)
    let next = learner.now.plus(SkillSamples.days(3))
    #expect(effects.contains(.reviewFailed(skill: "KS1", next: next)))
    #expect(learner.record().status == .mastered && learner.daysToReview() == 3)
    _ = learner.review([true, true, true])
    #expect(learner.daysToReview() == 7)
  }

  @Test("what is answered after a review is decided is practice")
  func restOfReview() {
    var learner = mastered()
    _ = learner.review([false, false, false])
    #expect(learner.record().status == .mastered && learner.record().review?.failuresInRow == 1)
  }

  @Test("two failed reviews in a row, and the skill is learnt again by two new sessions")
  func lapse() {
    var learner = mastered()
    _ = learner.review([false])
    #expect(learner.review([true, false]).contains(.lapsed(skill: "KS1")))
    #expect(learner.record().status == .learning && learner.record().medal == .bronze)
    #expect(learner.record().review == nil && learner.record().window.scores.isEmpty)
    _ = learner.answerRight(20)
    #expect(learner.record().status == .learning && learner.record().credits.count == 1)
    _ = learner.comeBack(afterDays: 1)
    let effects = learner.answerRight(5)
    let review = learner.now.plus(SkillSamples.days(3))
    #expect(effects.contains(.mastered(skill: "KS1", review: review, isComeback: false)))
  }

  @Test("a failed review is forgiven by one that goes well")
  func notInRow() {
    var learner = mastered()
    _ = learner.review([false])
    _ = learner.review([true, true, true])
    _ = learner.review([false])
    #expect(learner.record().status == .mastered)
  }

  @Test("what was lost after a week or more and comes back is a comeback, once (learning R18)")
  func comeback() {
    var learner = mastered()
    _ = learner.review([true, true, true])
    // This one came seven days after the last.
    _ = learner.review([false])
    _ = learner.review([false])
    #expect(learner.record().hasLapsedIdle)
    var comebacks: [Bool] = []
    for _ in 0..<2 {
      _ = learner.comeBack(afterDays: 1)
      for case .mastered(_, _, let isComeback) in learner.answerRight(5) {
        comebacks.append(isComeback)
      }
    }
    #expect(comebacks == [true] && !learner.record().hasLapsedIdle)
  }

  @Test("a lesson while a review is due is practice, right or wrong")
  func practiceWhileDue() {
    var learner = mastered()
    _ = learner.review([])
    for isCorrect in [true, true, true, false, false] { _ = learner.answer(isCorrect) }
    #expect(learner.record().status == .reviewing && learner.record().review?.correctSoFar == 0)
  }

  @Test("a review before its day is practice and moves nothing")
  func early() {
    var learner = mastered()
    let review = learner.record().review
    for _ in 0..<3 { _ = learner.answer(true, purpose: .review) }
    _ = learner.answer(false, purpose: .review)
    #expect(learner.record().review == review && learner.record().status == .mastered)
  }

  @Test("a review that was broken off is begun again in the next session")
  func brokenOff() {
    var learner = mastered()
    _ = learner.review([true, true])
    #expect(learner.record().review?.correctSoFar == 2)
    #expect(learner.review([true, true]).allSatisfy { $0 != .reviewDue(skill: "KS1") })
    #expect(learner.record().status == .reviewing && learner.record().review?.correctSoFar == 2)
    _ = learner.answer(true, purpose: .review)
    #expect(learner.record().status == .mastered && learner.daysToReview() == 7)
  }

  @Test("a record that lacks its review, or its last answer, is reviewed at once")
  func brokenRecord() throws {
    var learner = mastered()
    _ = learner.handle(.stopped)
    var state = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(learner.engine.state))
        as? [String: Any])
    var records = try #require(state["records"] as? [String: [String: Any]])
    records["KS1"]?["review"] = nil
    records["KS1"]?["lastAnswered"] = nil
    state["records"] = records
    let broken = try JSONDecoder().decode(
      SkillState.self, from: JSONSerialization.data(withJSONObject: state))
    learner.engine = SkillEngine(catalogue: SkillSamples.catalogue, state: broken)
    #expect(learner.record().status == .mastered && learner.engine.deadline == nil)
    #expect(learner.handle(.tick) == [.reviewDue(skill: "KS1")])
    for _ in 0..<3 { _ = learner.answer(true, purpose: .review) }
    #expect(learner.record().status == .mastered && learner.daysToReview() == 7)
  }

  @Test("several reviews come due together, in the order of their names")
  func severalDue() {
    var learner = mastered("KS5")
    learner.master("KS1")
    _ = learner.comeBack(afterDays: 0)
    learner.now = learner.now.plus(SkillSamples.days(9))
    #expect(
      learner.handle(.tick) == [.reviewDue(skill: "KS1"), .reviewDue(skill: "KS5")])
  }
}

extension SkillLearner {
  /// The days from now to the next review of `skill`.
  fileprivate func daysToReview(_ skill: String = "KS1") -> Int {
    guard let due = record(skill).review?.due else { return 0 }
    return Int((due.milliseconds - now.milliseconds) / SkillSamples.days(1))
  }
}
