import MeadowFoundations

/// A lesson as a page shows it.
struct LessonView: Encodable, Sendable {
  let skill: String
  let skillName: String
  /// The lesson's id and title; nil for a review.
  let lesson: String?
  let title: String?
  let number: Int
  let count: Int
  /// The place in words, as in "3 of 5".
  let place: String
  /// The item's place in its lesson: what answers name.
  let item: String
  let role: LessonRole
  /// The number of the next answer.
  let attempt: Int
  let outcome: LessonStep.Outcome
  let hintsGiven: Int
  let hintsLeft: Int
  let faded: [String]
  let isFirst: Bool
  /// What is asked.
  let shown: ShownItem?
  /// The way it is worked out, once it may be seen.
  let example: [[SpeechSegment]]
  /// The right answer in words, once it may be seen.
  let solution: [SpeechSegment]
  let feedback: LessonFeedback?
  /// What the lesson shows once `next` is said, where this item is settled, so that a page can draw it
  /// ahead; nil where that is the lesson's end.
  private(set) var coming: ComingLesson?

  init?(_ room: LessonRoom, at now: WallTime) {
    self.init(room)
    coming = room.onward(at: now).flatMap { LessonView($0) }.map(ComingLesson.init)
  }

  private init?(_ room: LessonRoom) {
    guard let stage = room.stage else { return nil }
    guard let state = room.course.state.lesson, state.ending == nil else { return nil }
    let step = stage.step
    skill = stage.keyed?.item.skill ?? state.skillId
    skillName = room.course.catalogue.skill(skill)?.name ?? skill
    lesson = state.lessonId
    title = state.lessonId.flatMap { room.course.catalogue.lesson($0)?.title }
    number = stage.stepper.number
    count = stage.stepper.count
    place = SkillWords.place(stage.stepper)
    item = step.item.id
    role = step.role
    attempt = step.attempts + 1
    outcome = step.outcome
    hintsGiven = step.hintsGiven
    hintsLeft = max(0, step.hintPenalties.count - step.hintsGiven)
    faded = step.faded
    isFirst = state.position == 0 || state.placement != nil
    shown = stage.keyed.map { ShownItem($0.item, hintsGiven: step.hintsGiven) }
    example = Self.isHidden(step) ? [] : stage.keyed?.item.example ?? []
    solution = Self.isHidden(step) ? [] : stage.keyed?.solution ?? []
    feedback = stage.feedback
  }

  /// Whether the answer may not be seen: it is looked for, or a placement, which corrects nothing,
  /// has asked for it.
  private static func isHidden(_ step: LessonStep) -> Bool {
    step.outcome == .open || step.outcome == .missed
  }
}

/// A lesson's next view, held by the one before: a value cannot hold another of its kind.
final class ComingLesson: Encodable, Sendable {
  private let view: LessonView

  init(_ view: LessonView) { self.view = view }

  func encode(to encoder: any Encoder) throws { try view.encode(to: encoder) }
}

/// An item as a page shows it: without its example, which ends with the answer, and with the hints
/// that were given alone.
struct ShownItem: Encodable, Sendable {
  let id: ItemID
  let skill: String
  let grade: ItemGrade
  let difficulty: Int
  let prompt: [SpeechSegment]
  let stage: [StagePiece]
  let board: AnswerBoard
  let hints: [ItemHint]

  init(_ item: Item, hintsGiven: Int) {
    id = item.id
    skill = item.skill
    grade = item.grade
    difficulty = item.difficulty
    prompt = item.prompt
    stage = item.stage
    board = item.board
    hints = Array(item.hints.prefix(hintsGiven))
  }
}
