import MeadowLearning
import Testing

/// What a lesson asks, before it begins (learning §7, R12).
@Suite struct LessonPlanTests {
  private let catalogue = SkillSamples.catalogue

  private func record(finished: [String] = [], carried: [String] = []) -> SkillRecord {
    var learner = SkillLearner()
    for lesson in finished {
      _ = learner.handle(.finished(skill: "KS1", lesson: lesson, shown: [], known: []))
    }
    _ = learner.handle(.finished(skill: "KS1", lesson: nil, shown: carried, known: []))
    return learner.record()
  }

  @Test("a skill's first lesson shows one item, does two together and leaves five alone")
  func firstLesson() throws {
    let plan = try #require(LessonPlan(lesson: "KS1-1", in: catalogue, record: SkillRecord()))
    #expect(plan.steps.map(\.role) == [.model, .lead, .lead] + Array(repeating: .test, count: 5))
    #expect(plan.steps.map(\.item.id) == (1...8).map { "KS1-1-\($0)" })
    #expect(plan.steps.map(\.outcome) == [.modelled] + Array(repeating: .open, count: 7))
    #expect(plan.steps[0].hintPenalties == [0.2, 0.1] && plan.skillId == "KS1")
  }

  @Test("later lessons, and the first one done again, are all alone")
  func laterLessons() throws {
    for (lesson, finished) in [("KS1-2", []), ("KS1-1", ["KS1-1"]), ("KS1-2", ["KS1-1"])] {
      let plan = try #require(
        LessonPlan(lesson: lesson, in: catalogue, record: record(finished: finished)))
      #expect(plan.steps.allSatisfy { $0.role == .test } && plan.steps.count == 8)
    }
  }

  @Test(
    "how many are shown and done together is data; one is left alone, and what is short is not shown",
    arguments: [
      (1, 2, 3, "llt"), (1, 2, 8, "mllttttt"), (2, 3, 4, "lllt"), (0, 0, 3, "ttt"),
      (5, 0, 3, "mmt"), (1, 2, 1, "t"), (1, 2, 2, "lt"), (-1, -1, 2, "tt"), (1, 1, 0, ""),
    ])
  func shapes(models: Int, leads: Int, count: Int, roles: String) {
    var catalogue = SkillSamples.catalogue
    catalogue.lessons[0].items = (0..<count).map { "KS1-1-\($0 + 1)" }
    let plan = LessonPlan(
      lesson: "KS1-1", in: catalogue, record: SkillRecord(),
      firstShape: LessonShape(models: models, leads: leads))
    let letters = plan?.steps.compactMap { $0.role.rawValue.first }
    #expect(letters.map { String($0) } ?? "" == roles)
  }

  @Test("items that had to be shown come back, two at most, with three others before each")
  func carried() throws {
    let shown = ["KS1-1-3", "KS1-1-4", "KS1-1-5", "KS1-2-1", "gone"]
    let plan = try #require(
      LessonPlan(
        lesson: "KS1-2", in: catalogue, record: record(finished: ["KS1-1"], carried: shown)))
    #expect(plan.steps.map(\.isReturn).enumerated().filter(\.element).map(\.offset) == [3, 7])
    #expect(plan.steps[3].item.id == "KS1-1-3" && plan.steps[7].item.id == "KS1-1-4")
    #expect(plan.steps.count == 10 && plan.steps[3].role == .test)
    var short = catalogue
    short.lessons[1].items = ["KS1-2-1", "KS1-2-2"]
    let small = try #require(
      LessonPlan(lesson: "KS1-2", in: short, record: record(carried: ["KS1-1-3", "KS1-1-4"])))
    #expect(small.steps.map(\.item.id) == ["KS1-2-1", "KS1-2-2", "KS1-1-3"])
  }

  @Test("what is not there, or asks nothing, has no plan")
  func none() {
    var empty = catalogue
    empty.lessons[0].items = []
    #expect(LessonPlan(lesson: "none", in: catalogue, record: SkillRecord()) == nil)
    #expect(LessonPlan(lesson: "KS1-1", in: empty, record: SkillRecord()) == nil)
    #expect(LessonPlan(reviewOf: "KS1", items: [], in: catalogue) == nil)
    #expect(
      LessonPlan.review(of: "none", record: SkillRecord(), in: catalogue, seed: 1) == nil)
  }

  @Test("a review is three items of finished lessons near the child's level", arguments: 1...200)
  func review(seed: Int) throws {
    let one = try #require(
      LessonPlan.review(
        of: "KS1", record: record(finished: ["KS1-1"]), in: catalogue, seed: UInt64(seed)))
    #expect(one.steps.count == 3 && one.lessonId == nil, "seed \(seed)")
    #expect(Set(one.steps.map(\.item.id)).count == 3, "seed \(seed)")
    #expect(one.steps.allSatisfy { $0.item.lessonId == "KS1-1" && $0.role == .test })
    #expect(one.steps.map(\.item.difficulty) == [1, 1, 2], "seed \(seed)")
    let both = try #require(
      LessonPlan.review(
        of: "KS1", record: SkillRecord(), in: catalogue, seed: UInt64(seed)))
    #expect(Set(both.steps.map(\.item.lessonId)).count == 2, "seed \(seed)")
    #expect(both.steps.allSatisfy { $0.item.difficulty == 1 }, "seed \(seed)")
    let again = LessonPlan.review(
      of: "KS1", record: SkillRecord(), in: catalogue, seed: UInt64(seed))
    #expect(again == both)
  }

  @Test("reviews follow the level, differ from seed to seed, and are short where items are few")
  func reviewLevels() throws {
    var learner = SkillLearner()
    _ = learner.answerRight(6)
    let hard = try #require(
      LessonPlan.review(of: "KS1", record: learner.record(), in: catalogue, seed: 1))
    #expect(hard.steps.allSatisfy { $0.item.difficulty == 4 })
    let plans = (1...20).map {
      LessonPlan.review(of: "KS1", record: SkillRecord(), in: catalogue, seed: $0)?.steps
        .map(\.item.id)
    }
    #expect(Set(plans).count > 3)
    var few = catalogue
    few.lessons[0].items = ["KS1-1-1"]
    few.lessons[1].items = ["KS1-2-1"]
    let short = LessonPlan.review(of: "KS1", record: SkillRecord(), in: few, seed: 1)
    #expect(short?.steps.count == 2)
  }
}
