/// What is wrong with a catalogue of content; each case names the thing at fault (learning R13).
public enum CatalogueProblem: Error, Hashable, Sendable {
  /// What a problem is with.
  public enum Kind: String, CaseIterable, Sendable {
    case standard, skill, lesson, item, hint, rubric, badge
  }

  /// Two things of one kind share an id; give one of them another.
  case duplicateID(Kind, id: String)
  /// An id, a name or a title is empty.
  case emptyText(Kind, id: String, field: String)
  /// A line break stands in a text that is one line.
  case lineBreak(Kind, id: String, field: String)
  /// A skill names a standard that is not there.
  case unknownStandard(skill: String, standard: String)
  /// A lesson, rubric or badge names a skill that is not there.
  case unknownSkill(Kind, id: String, skill: String)
  /// A lesson, rubric or badge names a standard where a skill belongs.
  case standardAsSkill(Kind, id: String, standard: String)
  /// An item names a lesson that is not there.
  case unknownLesson(item: String, lesson: String)
  /// A lesson asks for an item that is not there.
  case unknownItem(lesson: String, item: String)
  /// A lesson asks for an item that says it belongs to another.
  case itemOfAnotherLesson(lesson: String, item: String)
  /// A lesson asks for one item twice.
  case itemListedTwice(lesson: String, item: String)
  /// An item is asked for by no lesson.
  case itemNotListed(item: String, lesson: String)
  /// A hint names an item that is not there.
  case hintOfUnknownItem(hint: String, item: String)
  /// An item is answered in a way that is not known.
  case unknownFormat(item: String, format: String)
  /// A lesson's type is the way an item is answered, not a kind of lesson.
  case formatAsLessonType(lesson: String, type: String)
  /// An item has no hint, and every item needs one (learning K23).
  case itemWithoutHint(item: String)
  /// An item is easier than 1 or harder than 5.
  case difficultyOutOfRange(item: String, difficulty: Int)
  /// A hint takes off less than nothing or more than all.
  case penaltyOutOfRange(hint: String, penalty: Double)
  /// A rubric asks for a mean that is not above 0 and at most 1.
  case thresholdOutOfRange(rubric: String, threshold: Double)
  /// A rubric's first review comes before tomorrow or after the last rung of the ladder.
  case intervalOutOfRange(rubric: String, days: Int)
  /// A skill has two rubrics.
  case secondRubric(rubric: String, skill: String)
  /// The lessons of a skill are not numbered 1, 2, 3 and so on.
  case lessonOrder(skill: String, order: [Int])
  /// A skill cannot be learnt.
  case skillWithoutLesson(skill: String)
  /// A lesson asks nothing.
  case lessonWithoutItem(lesson: String)
  /// A badge is for nothing.
  case badgeWithoutSkill(badge: String)
}
