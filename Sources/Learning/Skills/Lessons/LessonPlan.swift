/// The steps of a lesson, a review or a placement, before it begins.
public struct LessonPlan: Equatable, Codable, Sendable {
  /// Items that have to lie between an item and its return, at least and at most (learning §7).
  static let returnLag = 3...5
  /// Items of earlier lessons that come back in one lesson: at most half of it, and no more than
  /// two, so that what went wrong is spread over the next days (learning §7).
  static let carriedLimit = 2

  /// The skill.
  public let skillId: String
  /// The lesson, or nil for a review or a placement.
  public let lessonId: String?
  /// What a placement is among, or nil for a lesson or a review.
  public let placement: SkillPlacement?
  /// The steps, in order.
  public let steps: [LessonStep]

  /// The lesson `lesson` of `catalogue` for a child that has `record`: in the skill's first lesson
  /// items are shown and done together before the child goes on alone; items that had to be shown
  /// in earlier lessons come back. Nil where there is nothing to ask.
  public init?(
    lesson id: String, in catalogue: SkillCatalogue, record: SkillRecord,
    firstShape: LessonShape = .first
  ) {
    guard let lesson = catalogue.lesson(id) else { return nil }
    let items = catalogue.items(for: id)
    let isFirst =
      lesson.id == catalogue.lessons(for: lesson.skillId).first?.id
      && record.finishedLessons.isEmpty
    let roles = (isFirst ? firstShape : .later).roles(of: items.count)
    var steps = zip(items, roles).map { item, role in
      LessonStep(item, role: role, hintPenalties: catalogue.hintPenalties(for: item))
    }
    let carried = record.carriedItems.filter { !lesson.items.contains($0) }
      .compactMap { catalogue.item($0) }.prefix(min(Self.carriedLimit, items.count / 2))
    for (number, item) in carried.enumerated() {
      let step = LessonStep(
        item, role: .test, hintPenalties: catalogue.hintPenalties(for: item), isReturn: true)
      let place = Self.returnLag.lowerBound * (number + 1) + number
      steps.insert(step, at: min(place, steps.count))
    }
    self.init(skill: lesson.skillId, lesson: id, steps: steps)
  }

  /// A review of `skill` with `items`, all done alone: three for a whole one (learning R12). Nil
  /// without any.
  public init?(reviewOf skill: String, items: [LessonItem], in catalogue: SkillCatalogue) {
    let steps = items.map { item in
      LessonStep(item, role: .test, hintPenalties: catalogue.hintPenalties(for: item))
    }
    self.init(skill: skill, lesson: nil, steps: steps)
  }

  /// A placement with `items`, three of each of its skills. Nil without any.
  init?(_ placement: SkillPlacement, items: [LessonItem]) {
    let steps = items.map { LessonStep($0, role: .placement, hintPenalties: []) }
    self.init(
      skill: placement.skills.first ?? "", lesson: nil, placement: placement, steps: steps)
  }

  private init?(
    skill: String, lesson: String?, placement: SkillPlacement? = nil, steps: [LessonStep]
  ) {
    if steps.isEmpty { return nil }
    skillId = skill
    lessonId = lesson
    self.placement = placement
    self.steps = steps
  }
}
