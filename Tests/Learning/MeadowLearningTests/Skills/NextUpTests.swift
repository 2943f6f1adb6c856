import MeadowFoundations
import MeadowLearning
import Testing

/// What one tap starts (learning R19).
@Suite struct NextUpTests {
  private let catalogue = SkillSamples.catalogue

  private func next(
    _ learner: SkillLearner, left: LessonState? = nil, among skills: [Skill] = SkillSamples.maths
  ) -> NextUp {
    NextUp.choose(among: skills, in: catalogue, learner.engine.state, left: left, at: learner.now)
  }

  /// Finishes both lessons of `skill`.
  private func finish(_ skill: String, _ learner: inout SkillLearner, lessons: [Int] = [1, 2]) {
    for lesson in lessons {
      _ = learner.handle(
        .finished(skill: skill, lesson: "\(skill)-\(lesson)", shown: [], known: []))
    }
  }

  @Test("a new child begins the first lesson of the first skill")
  func new() {
    #expect(next(SkillLearner()) == .lesson(skill: "KS1", lesson: "KS1-1"))
    #expect(next(SkillLearner(), among: []) == .nothing)
    let other = SkillSamples.catalogue.skills.filter { $0.id == "SP1" }
    #expect(next(SkillLearner(), among: other) == .lesson(skill: "SP1", lesson: "SP1-1"))
  }

  @Test("a lesson that was left comes first, unless it was completed or belongs elsewhere")
  func left() throws {
    var child = try #require(LessonChild())
    #expect(
      next(SkillLearner(), left: child.engine.state) == .resume(skill: "KS1", lesson: "KS1-2"))
    let fresh = NextUp.lesson(skill: "KS5", lesson: "KS5-1")
    let other = SkillSamples.maths.filter { $0.id == "KS5" }
    #expect(next(SkillLearner(), left: child.engine.state, among: other) == fresh)
    _ = child.pass(8)
    #expect(
      next(SkillLearner(), left: child.engine.state) == .lesson(skill: "KS1", lesson: "KS1-1"))
  }

  @Test("a review that is due comes before any lesson, the one that waits longest first")
  func reviews() throws {
    var learner = SkillLearner()
    learner.master("SP1")
    learner.master("KS5")
    _ = learner.comeBack(afterDays: 1)
    learner.master("KS1")
    #expect(next(learner) == .lesson(skill: "KS5", lesson: "KS5-1"))
    learner.now = try #require(learner.record("KS1").review?.due)
    #expect(next(learner) == .review(skill: "KS5"))
  }

  @Test("the skill practised last goes on with its next lesson")
  func begun() {
    var learner = SkillLearner()
    _ = learner.answerRight(1, skill: "KS1") + learner.answerRight(1, skill: "KS7")
    finish("KS7", &learner, lessons: [1])
    #expect(next(learner) == .lesson(skill: "KS7", lesson: "KS7-2"))
    finish("KS7", &learner, lessons: [2])
    #expect(next(learner) == .lesson(skill: "KS7", lesson: "KS7-1"), "not mastered: once more")
    _ = learner.answerRight(1, skill: "KS1")
    #expect(next(learner) == .lesson(skill: "KS1", lesson: "KS1-1"))
  }

  @Test("what this session has shown waits for the next one while there is another")
  func shown() {
    var learner = SkillLearner()
    _ = learner.answerRight(5)
    #expect(next(learner) == .lesson(skill: "KS5", lesson: "KS5-1"))
    let alone = SkillSamples.maths.filter { $0.id == "KS1" }
    #expect(next(learner, among: alone) == .lesson(skill: "KS1", lesson: "KS1-1"))
    _ = learner.comeBack(afterDays: 1)
    #expect(next(learner) == .lesson(skill: "KS1", lesson: "KS1-1"))
    _ = learner.answerRight(5)
    #expect(learner.record().status == .mastered)
    #expect(next(learner) == .lesson(skill: "KS5", lesson: "KS5-1"))
    _ = learner.comeBack(afterDays: 0)
    #expect(next(learner) == .lesson(skill: "KS1", lesson: "KS1-1"), "its lessons are not done")
    finish("KS1", &learner)
    #expect(next(learner) == .lesson(skill: "KS5", lesson: "KS5-1"))
  }

  @Test("once all is mastered and done, what was practised longest ago comes")
  func done() {
    var learner = SkillLearner()
    let two = SkillSamples.maths.prefix(2)
    for skill in two.map(\.id) {
      learner.master(skill)
      finish(skill, &learner)
      learner.now = learner.now.plus(60_000)
    }
    learner.now = SkillSamples.start.plus(SkillSamples.days(2))
    #expect(next(learner, among: Array(two)) == .lesson(skill: "KS1", lesson: "KS1-1"))
  }

  @Test("content that has gone is not offered")
  func gone() {
    var learner = SkillLearner()
    _ = learner.answer(true)
    var empty = catalogue
    empty.lessons = []
    let next = NextUp.choose(
      among: SkillSamples.maths, in: empty, learner.engine.state, at: learner.now)
    #expect(next == .nothing)
  }
}
