import MeadowLearning
import Testing

/// A catalogue that is not whole is told what is wrong, by name (learning R13, P11 of §4).
@Suite struct CatalogueCheckTests {
  @Test("a whole catalogue has no problem")
  func whole() { #expect(CatalogueCheck().problems(in: SkillSamples.catalogue).isEmpty) }

  @Test("each fault is named, alone", arguments: Fault.all)
  func faults(fault: Fault) {
    var catalogue = SkillSamples.catalogue
    fault.make(&catalogue)
    #expect(CatalogueCheck().problems(in: catalogue) == fault.problems)
  }

  @Test("formats are those the check is told of")
  func formats() {
    var catalogue = SkillSamples.catalogue
    catalogue.items[0].format = "clock"
    #expect(
      CatalogueCheck().problems(in: catalogue) == [.unknownFormat(item: "KS1-1-1", format: "clock")]
    )
    let check = CatalogueCheck(formats: ["clock", "multiple-choice"])
    #expect(check.problems(in: catalogue).isEmpty)
  }

  @Test("every problem says what it is with")
  func words() {
    let told = Fault.all.flatMap(\.problems).map(\.description)
    #expect(told.allSatisfy { $0.contains(": ") && !$0.hasSuffix(".") })
    #expect(
      CatalogueProblem.standardAsSkill(.rubric, id: "R001", standard: "K.NS.1").description
        == "rubric R001: K.NS.1 is a standard, name one of its skills")
    #expect(
      CatalogueProblem.unknownFormat(item: "I001", format: "drag").description
        == "item I001: no format drag")
    #expect(
      CatalogueProblem.lessonOrder(skill: "KS1", order: [1, 3]).description
        == "skill KS1: its lessons are numbered [1, 3], not from 1 up")
  }

  /// A fault and what is told of it.
  struct Fault: Sendable, CustomTestStringConvertible {
    let problems: [CatalogueProblem]
    let make: @Sendable (inout SkillCatalogue) -> Void

    init(
      _ problems: CatalogueProblem..., make: @escaping @Sendable (inout SkillCatalogue) -> Void
    ) {
      self.problems = problems
      self.make = make
    }

    var testDescription: String { problems.map(\.description).joined(separator: "; ") }

    static let all = ids + texts + lessons + items + rules
  }
}

extension CatalogueCheckTests.Fault {
  static let ids = [
    Self(.duplicateID(.standard, id: "K.NS")) { $0.standards.append($0.standards[0]) },
    Self(.duplicateID(.item, id: "KS1-1-1")) { $0.items.append($0.items[0]) },
    Self(.duplicateID(.skill, id: "KS1")) { $0.skills.append($0.skills[0]) },
    Self(.duplicateID(.lesson, id: "KS1-1"), .lessonOrder(skill: "KS1", order: [1, 1, 2])) {
      $0.lessons.append($0.lessons[0])
    },
    Self(.duplicateID(.rubric, id: "R1"), .secondRubric(rubric: "R1", skill: "KS7")) {
      $0.rubrics.append($0.rubrics[0])
    },
    Self(.duplicateID(.badge, id: "number-novice")) { $0.badges.append($0.badges[0]) },
    Self(.duplicateID(.hint, id: "H1")) { $0.hints.append($0.hints[0]) },
    Self(.emptyText(.hint, id: "", field: "id")) { $0.hints[0].id = "" },
    Self(.unknownStandard(skill: "KS1", standard: "K.XX")) { $0.skills[0].standardId = "K.XX" },
    Self(.unknownSkill(.badge, id: "number-novice", skill: "KS99")) {
      $0.badges[0].skillIds = ["KS99"]
    },
    Self(.badgeWithoutSkill(badge: "number-novice")) { $0.badges[0].skillIds = [] },
  ]

  static let texts = [
    Self(.lineBreak(.skill, id: "KS1", field: "name")) { $0.skills[0].name = "Numbers 1-\n20" },
    Self(.lineBreak(.hint, id: "H1", field: "text")) { $0.hints[0].text = "Count\r\nthem." },
    Self(.emptyText(.lesson, id: "KS1-1", field: "title")) { $0.lessons[0].title = "" },
    Self(.emptyText(.standard, id: "K.MD", field: "domain")) {
      $0.standards[1] = SkillSamples.standard("K.MD", "Math", "K", "")
      $0.standards[1].description = "Measuring."
    },
  ]

  static let lessons = [
    Self(
      .skillWithoutLesson(skill: "KS1"), .unknownSkill(.lesson, id: "KS1-1", skill: "none"),
      .unknownSkill(.lesson, id: "KS1-2", skill: "none")
    ) {
      $0.lessons[0].skillId = "none"
      $0.lessons[1].skillId = "none"
    },
    Self(.standardAsSkill(.lesson, id: "KS1-2", standard: "K.NS")) {
      $0.lessons[1].skillId = "K.NS"
    },
    Self(.lessonOrder(skill: "KS1", order: [1, 3])) { $0.lessons[1].orderIndex = 3 },
    Self(.lessonOrder(skill: "KS1", order: [0, 2])) { $0.lessons[0].orderIndex = 0 },
    Self(.formatAsLessonType(lesson: "KS1-1", type: "drag-and-drop")) {
      $0.lessons[0].type = "drag-and-drop"
    },
    Self(.lessonWithoutItem(lesson: "KS1-1")) { catalogue in
      catalogue.lessons[0].items = []
      catalogue.items.removeAll { $0.lessonId == "KS1-1" }
      catalogue.hints = []
    },
    Self(.itemListedTwice(lesson: "KS1-1", item: "KS1-1-1")) {
      $0.lessons[0].items.append("KS1-1-1")
    },
    Self(.unknownItem(lesson: "KS1-1", item: "none")) { $0.lessons[0].items.append("none") },
    Self(.itemOfAnotherLesson(lesson: "KS1-1", item: "KS1-2-1")) {
      $0.lessons[0].items.append("KS1-2-1")
    },
  ]

  static let items = [
    Self(.itemNotListed(item: "KS1-1-8", lesson: "KS1-1")) { $0.lessons[0].items.removeLast() },
    Self(
      .itemOfAnotherLesson(lesson: "KS1-1", item: "KS1-1-8"),
      .unknownLesson(item: "KS1-1-8", lesson: "none")
    ) { $0.items[7].lessonId = "none" },
    Self(.difficultyOutOfRange(item: "KS1-1-1", difficulty: 0)) { $0.items[0].difficulty = 0 },
    Self(.difficultyOutOfRange(item: "KS1-1-1", difficulty: 6)) { $0.items[0].difficulty = 6 },
    Self(.itemWithoutHint(item: "KS1-1-2")) {
      // The first has a hint of its own, so that it needs no number.
      $0.items[0].hintCount = 0
      $0.items[1].hintCount = 0
    },
    Self(.hintOfUnknownItem(hint: "H1", item: "none")) { $0.hints[0].itemId = "none" },
    Self(.penaltyOutOfRange(hint: "H1", penalty: 1.1)) { $0.hints[0].penalty = 1.1 },
    Self(.penaltyOutOfRange(hint: "H1", penalty: -0.1)) { $0.hints[0].penalty = -0.1 },
  ]

  static let rules = [
    Self(.unknownSkill(.rubric, id: "R1", skill: "none")) { $0.rubrics[0].skillId = "none" },
    Self(.standardAsSkill(.rubric, id: "R1", standard: "K.MD")) {
      $0.rubrics[0].skillId = "K.MD"
    },
    Self(.secondRubric(rubric: "R2", skill: "KS7")) {
      $0.rubrics.append(Rubric(id: "R2", skillId: "KS7", description: "Another."))
    },
    Self(.thresholdOutOfRange(rubric: "R1", threshold: 0)) { $0.rubrics[0].masteryThreshold = 0 },
    Self(.thresholdOutOfRange(rubric: "R1", threshold: 1.2)) {
      $0.rubrics[0].masteryThreshold = 1.2
    },
    Self(.intervalOutOfRange(rubric: "R1", days: 0)) {
      $0.rubrics[0].reviewInterval = ReviewInterval(days: 0)
    },
    Self(.intervalOutOfRange(rubric: "R1", days: 31)) {
      $0.rubrics[0].reviewInterval = ReviewInterval(days: 31)
    },
  ]
}
