/// Whether a catalogue is whole: every reference leads somewhere, every number is within its range
/// (learning R13, P11 of learning §4).
public struct CatalogueCheck: Sendable {
  /// The formats the document names (learning K8); the program that answers items knows more.
  public static let documentedFormats: Set<String> = [
    "multiple-choice", "drag-and-drop", "free-input",
  ]

  private let formats: Set<String>

  /// A check that knows `formats` as the ways in which items are answered.
  public init(formats: Set<String> = Self.documentedFormats) { self.formats = formats }

  /// All that is wrong with `catalogue`, kind by kind in the order of the content; empty for one
  /// that is whole.
  public func problems(in catalogue: SkillCatalogue) -> [CatalogueProblem] {
    let ids = CatalogueIDs(catalogue)
    return ids.duplicates + texts(of: catalogue) + skills(of: catalogue, ids)
      + lessons(of: catalogue, ids) + items(of: catalogue, ids) + hints(of: catalogue, ids)
      + rubrics(of: catalogue, ids) + badges(of: catalogue, ids)
  }

  private func texts(of catalogue: SkillCatalogue) -> [CatalogueProblem] {
    let texts: [(CatalogueProblem.Kind, String, String, String)] =
      catalogue.standards.map { (.standard, $0.id, "description", $0.description) }
      + catalogue.standards.map { (.standard, $0.id, "domain", $0.domain.rawValue) }
      + catalogue.skills.map { (.skill, $0.id, "name", $0.name) }
      + catalogue.skills.map { (.skill, $0.id, "description", $0.description) }
      + catalogue.lessons.map { (.lesson, $0.id, "title", $0.title) }
      + catalogue.hints.map { (.hint, $0.id, "text", $0.text) }
      + catalogue.rubrics.map { (.rubric, $0.id, "description", $0.description) }
      + catalogue.badges.map { (.badge, $0.id, "title", $0.title) }
    return texts.compactMap { kind, id, field, text in
      if text.isEmpty { return .emptyText(kind, id: id, field: field) }
      return text.contains(where: \.isNewline) ? .lineBreak(kind, id: id, field: field) : nil
    }
  }

  private func skills(of catalogue: SkillCatalogue, _ ids: CatalogueIDs) -> [CatalogueProblem] {
    catalogue.skills.flatMap { skill -> [CatalogueProblem] in
      var problems: [CatalogueProblem] = []
      if !ids.standards.contains(skill.standardId) {
        problems.append(.unknownStandard(skill: skill.id, standard: skill.standardId))
      }
      let order = catalogue.lessons(for: skill.id).map(\.orderIndex)
      if order.isEmpty {
        problems.append(.skillWithoutLesson(skill: skill.id))
      } else if order != Array(1...order.count) {
        problems.append(.lessonOrder(skill: skill.id, order: order))
      }
      return problems
    }
  }

  private func lessons(of catalogue: SkillCatalogue, _ ids: CatalogueIDs) -> [CatalogueProblem] {
    catalogue.lessons.flatMap { lesson -> [CatalogueProblem] in
      var problems = ids.problems(withSkill: lesson.skillId, of: .lesson, lesson.id)
      if formats.contains(lesson.type) {
        problems.append(.formatAsLessonType(lesson: lesson.id, type: lesson.type))
      }
      if lesson.items.isEmpty { problems.append(.lessonWithoutItem(lesson: lesson.id)) }
      var listed: Set<String> = []
      for item in lesson.items {
        if !listed.insert(item).inserted {
          problems.append(.itemListedTwice(lesson: lesson.id, item: item))
        } else if let owner = ids.lessonOfItem[item] {
          if owner != lesson.id {
            problems.append(.itemOfAnotherLesson(lesson: lesson.id, item: item))
          }
        } else {
          problems.append(.unknownItem(lesson: lesson.id, item: item))
        }
      }
      return problems
    }
  }

  private func items(of catalogue: SkillCatalogue, _ ids: CatalogueIDs) -> [CatalogueProblem] {
    catalogue.items.flatMap { item -> [CatalogueProblem] in
      var problems: [CatalogueProblem] = []
      if let listed = ids.itemsOfLesson[item.lessonId] {
        if !listed.contains(item.id) {
          problems.append(.itemNotListed(item: item.id, lesson: item.lessonId))
        }
      } else {
        problems.append(.unknownLesson(item: item.id, lesson: item.lessonId))
      }
      if !formats.contains(item.format) {
        problems.append(.unknownFormat(item: item.id, format: item.format))
      }
      if !SkillDifficulty.range.contains(item.difficulty) {
        problems.append(.difficultyOutOfRange(item: item.id, difficulty: item.difficulty))
      }
      if item.hintCount < 1, !ids.itemsWithHint.contains(item.id) {
        problems.append(.itemWithoutHint(item: item.id))
      }
      return problems
    }
  }

  private func hints(of catalogue: SkillCatalogue, _ ids: CatalogueIDs) -> [CatalogueProblem] {
    catalogue.hints.flatMap { hint -> [CatalogueProblem] in
      var problems: [CatalogueProblem] = []
      if ids.lessonOfItem[hint.itemId] == nil {
        problems.append(.hintOfUnknownItem(hint: hint.id, item: hint.itemId))
      }
      if !(0...1).contains(hint.penalty) {
        problems.append(.penaltyOutOfRange(hint: hint.id, penalty: hint.penalty))
      }
      return problems
    }
  }

  private func rubrics(of catalogue: SkillCatalogue, _ ids: CatalogueIDs) -> [CatalogueProblem] {
    var ruled: Set<String> = []
    return catalogue.rubrics.flatMap { rubric -> [CatalogueProblem] in
      var problems = ids.problems(withSkill: rubric.skillId, of: .rubric, rubric.id)
      if !ruled.insert(rubric.skillId).inserted {
        problems.append(.secondRubric(rubric: rubric.id, skill: rubric.skillId))
      }
      if !(rubric.masteryThreshold > 0 && rubric.masteryThreshold <= 1) {
        problems.append(
          .thresholdOutOfRange(rubric: rubric.id, threshold: rubric.masteryThreshold))
      }
      if let days = rubric.reviewInterval?.days, !(1...SkillReviewLadder.lastDays).contains(days) {
        problems.append(.intervalOutOfRange(rubric: rubric.id, days: days))
      }
      return problems
    }
  }

  private func badges(of catalogue: SkillCatalogue, _ ids: CatalogueIDs) -> [CatalogueProblem] {
    catalogue.badges.flatMap { badge -> [CatalogueProblem] in
      badge.skillIds.isEmpty
        ? [.badgeWithoutSkill(badge: badge.id)]
        : badge.skillIds.flatMap { ids.problems(withSkill: $0, of: .badge, badge.id) }
    }
  }
}
