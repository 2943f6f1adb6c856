import MeadowFoundations
import MeadowLearning
import Testing

/// When a skill is mastered (learning K10, K12, K14, K15, R9, R10, R14, §3F).
@Suite struct SkillEngineTests {
  typealias Effect = SkillEngine.Effect

  @Test("mastery with one hint: five scores of .9 in each of two sessions")
  func masteryWithOneHint() {
    var learner = SkillLearner()
    #expect(learner.answerRight(4, hints: 1).contains(.credited(skill: "KS1", credits: 1)) == false)
    #expect(learner.answer(true, hints: 1) == [.credited(skill: "KS1", credits: 1)])
    #expect(learner.record().status == .learning && learner.record().medal == .silver)
    _ = learner.comeBack(afterDays: 1)
    #expect(
      !learner.answerRight(4, hints: 1).contains { if case .mastered = $0 { true } else { false } })
    let effects = learner.answer(true, hints: 1)
    let due = learner.now.plus(SkillSamples.days(3))
    #expect(
      effects == [
        .credited(skill: "KS1", credits: 2),
        .mastered(skill: "KS1", review: due, isComeback: false),
      ])
    #expect(learner.record().status == .mastered && learner.record().medal == .gold)
    #expect(learner.record().review?.due == due)
  }

  @Test("four right of five, one of them with a hint, is .78: no credit (learning §3F)")
  func literalConsequence() {
    var learner = SkillLearner()
    _ = learner.answer(true, hints: 1) + learner.answerRight(3)
    #expect(learner.answer(false) == [])
    #expect(abs(learner.record().window.share - 0.78) < 1e-9 && learner.record().credits.isEmpty)
    var plain = SkillLearner()
    _ = plain.answerRight(4)
    #expect(plain.answer(false) == [.credited(skill: "KS1", credits: 1)])
  }

  @Test("a mean of exactly the threshold counts, however it is made of tenths")
  func exactMean() {
    var learner = SkillLearner()
    for hints in [2, 1, 3, 2, 2] { _ = learner.answer(true, hints: hints) }
    #expect(learner.record().credits.count == 1)
    var below = SkillLearner()
    for hints in [2, 1, 3, 2, 3] { _ = below.answer(true, hints: hints) }
    #expect(below.record().credits.isEmpty)
  }

  @Test("hints add up, never below nothing; a wrong answer scores nothing")
  func scores() {
    let penalties = [0.1, 0.1, 0.3]
    func score(_ isCorrect: Bool, _ penalties: [Double]) -> Double {
      SkillAnswer(
        skillId: "KS1", itemId: "i", isCorrect: isCorrect, hintPenalties: penalties, day: "d"
      ).score
    }
    #expect(abs(score(true, penalties) - 0.5) < 1e-9 && score(true, []) == 1)
    #expect(score(true, [0.7, 0.7]) == 0 && score(false, []) == 0)
  }

  @Test("the two-session rule: however much is right in one session, it earns one credit")
  func twoSessions() {
    var learner = SkillLearner()
    let effects = learner.answerRight(60)
    #expect(effects.filter { $0 == .credited(skill: "KS1", credits: 1) }.count == 1)
    #expect(learner.record().credits.count == 1 && learner.record().status == .learning)
    _ = learner.comeBack(afterDays: 0)
    _ = learner.answerRight(4)
    #expect(learner.record().credits.count == 1 && learner.record().status == .learning)
    _ = learner.answer(true)
    #expect(learner.record().status == .mastered)
  }

  @Test("five scores of the session are needed: those of the last one do not count")
  func windowOfSession() {
    var learner = SkillLearner()
    _ = learner.answerRight(4)
    _ = learner.comeBack(afterDays: 1)
    #expect(!learner.answerRight(4).contains(.credited(skill: "KS1", credits: 1)))
    #expect(learner.record().window.scores.count == 4)
    #expect(learner.answerRight(1).contains(.credited(skill: "KS1", credits: 1)))
  }

  @Test("only the last five count, whatever was before")
  func slidingWindow() {
    var learner = SkillLearner()
    for _ in 0..<7 { _ = learner.answer(false) }
    #expect(learner.answerRight(3).allSatisfy { $0 != .credited(skill: "KS1", credits: 1) })
    #expect(learner.answerRight(1).contains(.credited(skill: "KS1", credits: 1)))
  }

  @Test("a session ends after ten idle minutes, not before, and by itself")
  func idle() {
    var learner = SkillLearner()
    #expect(learner.answer(true).first == .sessionBegan(1))
    let end = learner.now.plus(600_000)
    #expect(learner.engine.deadline == end)
    #expect(learner.engine.handle(.tick, at: end.plus(-1)).isEmpty)
    #expect(learner.engine.handle(.touched, at: end.plus(-1)).isEmpty)
    #expect(learner.engine.handle(.tick, at: end).isEmpty)
    let later = end.plus(599_999)
    #expect(learner.engine.handle(.tick, at: later) == [.sessionEnded(1)])
    #expect(learner.engine.deadline == nil && learner.engine.state.session == nil)
    #expect(learner.engine.handle(.touched, at: later) == [.sessionBegan(2)])
    let answered = later.plus(600_000)
    #expect(learner.engine.handle(.touched, at: answered) == [.sessionEnded(2), .sessionBegan(3)])
  }

  @Test("stopping ends a session at once, and stopping twice is nothing")
  func stopped() {
    var learner = SkillLearner()
    _ = learner.answer(true)
    #expect(learner.handle(.stopped) == [.sessionEnded(1)] && learner.handle(.stopped).isEmpty)
  }

  @Test("a clock that is set back ends no session")
  func clockSetBack() {
    var learner = SkillLearner()
    _ = learner.answer(true)
    learner.now = learner.now.plus(-86_400_000)
    _ = learner.answer(true)
    #expect(learner.engine.state.lastSession == 1)
    #expect(learner.engine.deadline == learner.now.plus(600_000))
  }

  @Test("where a parent asks for it, the two sessions lie on different days")
  func differentDays() {
    var learner = SkillLearner(rules: SkillRules(asksForDifferentDays: true))
    _ = learner.answerRight(5)
    _ = learner.comeBack(afterDays: 0)
    _ = learner.answerRight(20)
    #expect(learner.record().credits.count == 1 && learner.record().status == .learning)
    #expect(learner.record().bestShare == 0, "what cannot count is not shown as if it did")
    _ = learner.comeBack(afterDays: 1)
    _ = learner.answerRight(5)
    #expect(learner.record().status == .mastered)
  }

  @Test("only first attempts count; a second try costs nothing (learning R14)")
  func retries() {
    var learner = SkillLearner()
    _ = learner.answer(false)
    let before = learner.record()
    for isCorrect in [false, true, true] {
      #expect(learner.answer(isCorrect, isFirst: false).isEmpty)
    }
    #expect(learner.record() == before && before.attemptCount == 1)
  }

  @Test("a skill is not started until its first lesson or answer")
  func states() {
    var learner = SkillLearner()
    #expect(learner.record().status == .notStarted && learner.record().medal == nil)
    #expect(learner.handle(.began(skill: "KS1")) == [.sessionBegan(1), .began(skill: "KS1")])
    #expect(learner.record().status == .learning && learner.record().medal == .bronze)
    #expect(learner.handle(.began(skill: "KS1")).isEmpty)
    #expect(learner.answer(true, skill: "KS5").contains(.began(skill: "KS5")))
  }

  @Test("a rubric decides the threshold and the first review")
  func rubrics() {
    var learner = SkillLearner()
    _ = learner.answerRight(4, skill: "KS7") + learner.answer(true, hints: 1, skill: "KS7")
    #expect(learner.record("KS7").credits.isEmpty)
    _ = learner.answerRight(5, skill: "KS7")
    #expect(learner.record("KS7").credits.count == 1)
    _ = learner.comeBack(afterDays: 1)
    _ = learner.answerRight(5, skill: "KS7")
    #expect(learner.record("KS7").review?.due == learner.now.plus(SkillSamples.days(5)))
  }

  @Test("skills do not touch each other")
  func independent() {
    var learner = SkillLearner()
    _ = learner.answerRight(5)
    #expect(learner.record("KS5") == SkillRecord())
    learner.master("KS5")
    #expect(learner.record().credits.count == 1)
  }

  @Test("an unknown skill and a penalty that is none are refused and change nothing")
  func problems() {
    var learner = SkillLearner()
    let before = learner.engine
    for input: SkillEngine.Input in [
      .began(skill: "none"), .finished(skill: "none", lesson: nil, shown: [], known: []),
      .answered(SkillAnswer(skillId: "none", itemId: "i", isCorrect: true, day: "d")),
    ] {
      #expect(learner.engine.problem(with: input)?.kind == .unknown)
      #expect(learner.engine.problem(with: input)?.field == "skill")
      #expect(learner.handle(input).isEmpty)
    }
    for penalty in [-0.1, 1.1, .nan] {
      let input = SkillEngine.Input.answered(
        SkillAnswer(
          skillId: "KS1", itemId: "i", isCorrect: true, hintPenalties: [penalty], day: "d"))
      #expect(learner.engine.problem(with: input)?.field == "hintPenalties")
      #expect(learner.handle(input).isEmpty)
    }
    for input: SkillEngine.Input in [.touched, .stopped, .tick] {
      #expect(learner.engine.problem(with: input) == nil)
    }
    #expect(learner.engine == before)
  }

  @Test("lessons that were finished and items that had to be shown are remembered")
  func finished() {
    var learner = SkillLearner()
    _ = learner.handle(.finished(skill: "KS1", lesson: "KS1-1", shown: ["a", "b"], known: []))
    _ = learner.handle(.finished(skill: "KS1", lesson: "KS1-2", shown: ["b", "c"], known: ["a"]))
    #expect(learner.record().finishedLessons == ["KS1-1", "KS1-2"])
    #expect(learner.record().carriedItems == ["b", "c"])
    _ = learner.handle(.finished(skill: "KS1", lesson: "KS1-1", shown: [], known: ["c"]))
    _ = learner.handle(.finished(skill: "KS1", lesson: nil, shown: [], known: []))
    #expect(learner.record().finishedLessons == ["KS1-2", "KS1-1"])
    #expect(learner.record().carriedItems == ["b"] && learner.engine.state.session == nil)
  }
}
