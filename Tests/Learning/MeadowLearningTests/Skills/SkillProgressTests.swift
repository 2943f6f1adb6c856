import MeadowFoundations
import MeadowLearning
import Testing

/// What a child sees of its way (learning K18, K24, R16, R19).
@Suite struct SkillProgressTests {
  private let catalogue = SkillSamples.catalogue

  private func progress(_ learner: SkillLearner, _ skill: String = "KS1") -> SkillProgress {
    SkillProgress(SkillSamples.skill(skill, of: ""), learner.record(skill))
  }

  @Test("each of the two sessions is half of the way, and the best five scores fill it")
  func percent() {
    var learner = SkillLearner()
    #expect(progress(learner).percent == 0 && progress(learner).medal == nil)
    _ = learner.answerRight(2)
    #expect(progress(learner).percent == 20)
    _ = learner.answer(false)
    #expect(progress(learner).percent == 20)
    _ = learner.answerRight(5)
    #expect(progress(learner).percent == 50 && progress(learner).medal == .silver)
    _ = learner.answerRight(3)
    #expect(progress(learner).percent == 50, "a session counts once")
    _ = learner.comeBack(afterDays: 1)
    _ = learner.answerRight(4)
    #expect(progress(learner).percent == 90)
    _ = learner.comeBack(afterDays: 2)
    _ = learner.answer(false)
    #expect(progress(learner).percent == 90, "a new session takes nothing away")
    _ = learner.answerRight(5)
    #expect(progress(learner).percent == 100 && progress(learner).medal == .gold)
    #expect(progress(learner).nextReview == learner.record().review?.due)
    _ = learner.review([])
    _ = learner.handle(.tick)
    #expect(progress(learner).status == .reviewing && progress(learner).percent == 100)
  }

  @Test("the chart holds the last ten scores, the accuracy all first attempts")
  func chart() {
    var learner = SkillLearner()
    #expect(progress(learner).accuracyPercent == nil && progress(learner).chart.isEmpty)
    for _ in 0..<5 { _ = learner.answer(false) }
    _ = learner.answerRight(9) + learner.answer(true, hints: 2)
    let shown = progress(learner)
    #expect(shown.chart == Array(repeating: 1, count: 9) + [0.8] && shown.attemptCount == 15)
    #expect(shown.accuracyPercent == 66)
    #expect(learner.record().lastAnswered == learner.now)
  }

  @Test("a ring for each domain is the mean of its skills")
  func rings() throws {
    var learner = SkillLearner()
    learner.master("KS1")
    _ = learner.answerRight(3, skill: "KS5")
    let rings = DomainProgress.all(
      of: .math, grade: .kindergarten, in: catalogue, learner.engine.state)
    #expect(rings.map(\.domain.rawValue) == ["Numbers & Counting", "Measurement"])
    #expect(rings.map(\.percent) == [65, 0] && rings[0].goldCount == 1)
    #expect(rings[0].skills.map(\.name) == ["Skill KS1", "Skill KS5"])
    #expect(try SkillSamples.kept(rings) == rings)
    var empty = catalogue
    empty.skills = []
    let none = DomainProgress.all(of: .math, grade: .first, in: empty, SkillState())
    #expect(none.map(\.percent) == [0])
  }

  @Test("the review queue is by date, and what is due may be started")
  func queue() throws {
    var learner = SkillLearner()
    learner.master("KS5")
    _ = learner.comeBack(afterDays: 1)
    learner.master("KS1")
    let state = learner.engine.state
    let now = learner.now
    let queue = ReviewQueue(state, at: now)
    #expect(queue.entries.map(\.skillId) == ["KS5", "KS1"] && queue.due.isEmpty)
    let first = try #require(queue.entries.first?.due)
    #expect(ReviewQueue(state, at: first).due.map(\.skillId) == ["KS5"])
    _ = learner.engine.handle(.tick, at: first)
    let reviewing = ReviewQueue(learner.engine.state, at: now)
    #expect(reviewing.due.map(\.skillId) == ["KS5"], "also when the clock was set back")
    #expect(ReviewQueue(SkillState(), at: now).entries.isEmpty)
    #expect(try SkillSamples.kept(queue) == queue)
  }

  @Test("two reviews of one moment stand in the order of their skills")
  func sameMoment() {
    var learner = SkillLearner()
    for skill in ["KS5", "KS1"] { _ = learner.answerRight(5, skill: skill) }
    _ = learner.comeBack(afterDays: 1)
    for skill in ["KS5", "KS1"] {
      learner.now = SkillSamples.start.plus(SkillSamples.days(2))
      for _ in 0..<5 {
        _ = learner.engine.handle(
          .answered(SkillAnswer(skillId: skill, itemId: "i", isCorrect: true, day: "d")),
          at: learner.now)
      }
    }
    let queue = ReviewQueue(learner.engine.state, at: learner.now)
    #expect(queue.entries.map(\.skillId) == ["KS1", "KS5"])
    #expect(Set(queue.entries.map(\.due.milliseconds)).count == 1)
  }
}
