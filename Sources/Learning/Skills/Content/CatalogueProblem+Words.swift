extension CatalogueProblem: CustomStringConvertible {
  /// What a content author reads: the thing at fault and what is wrong with it.
  public var description: String {
    switch self {
    case .duplicateID(let kind, let id): "\(kind.rawValue) \(id): another has the same id"
    case .emptyText(let kind, let id, let field): "\(kind.rawValue) \(id): no \(field)"
    case .lineBreak(let kind, let id, let field):
      "\(kind.rawValue) \(id): a line break in its \(field)"
    case .unknownStandard(let skill, let standard): "skill \(skill): no standard \(standard)"
    case .unknownSkill(let kind, let id, let skill):
      "\(kind.rawValue) \(id): no skill \(skill)"
    case .standardAsSkill(let kind, let id, let standard):
      "\(kind.rawValue) \(id): \(standard) is a standard, name one of its skills"
    case .unknownLesson(let item, let lesson): "item \(item): no lesson \(lesson)"
    case .unknownItem(let lesson, let item): "lesson \(lesson): no item \(item)"
    case .itemOfAnotherLesson(let lesson, let item):
      "lesson \(lesson): item \(item) belongs to another lesson"
    case .itemListedTwice(let lesson, let item): "lesson \(lesson): item \(item) is there twice"
    case .itemNotListed(let item, let lesson):
      "item \(item): lesson \(lesson) does not ask for it"
    case .hintOfUnknownItem(let hint, let item): "hint \(hint): no item \(item)"
    case .unknownFormat(let item, let format): "item \(item): no format \(format)"
    case .formatAsLessonType(let lesson, let type):
      "lesson \(lesson): \(type) is the format of an item, not a type of lesson"
    case .itemWithoutHint(let item): "item \(item): no hint"
    case .difficultyOutOfRange(let item, let difficulty):
      "item \(item): difficulty \(difficulty) is outside 1 to 5"
    case .penaltyOutOfRange(let hint, let penalty):
      "hint \(hint): penalty \(penalty) is outside 0 to 1"
    case .thresholdOutOfRange(let rubric, let threshold):
      "rubric \(rubric): threshold \(threshold) is not above 0 and at most 1"
    case .intervalOutOfRange(let rubric, let days):
      "rubric \(rubric): first review after \(days) days, not after 1 to 30"
    case .secondRubric(let rubric, let skill):
      "rubric \(rubric): skill \(skill) has another already"
    case .lessonOrder(let skill, let order):
      "skill \(skill): its lessons are numbered \(order), not from 1 up"
    case .skillWithoutLesson(let skill): "skill \(skill): no lesson"
    case .lessonWithoutItem(let lesson): "lesson \(lesson): no item"
    case .badgeWithoutSkill(let badge): "badge \(badge): no skill"
    }
  }
}
