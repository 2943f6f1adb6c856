/// One item as it stands in a lesson.
public struct LessonStep: Equatable, Codable, Sendable {
  /// What has become of it.
  public enum Outcome: String, Sendable, Codable {
    /// It waits for an answer.
    case open
    /// It was answered wrong twice and shown; the child is to copy it.
    case copying
    /// It was answered right.
    case correct
    /// It was copied.
    case copied
    /// It was shown as a model.
    case modelled
    /// The child went past it.
    case skipped
    /// It was answered wrong where nothing is corrected, in a placement.
    case missed

    /// Whether nothing more is waited for.
    package var isSettled: Bool {
      switch self {
      case .open, .copying: false
      case .correct, .copied, .modelled, .skipped, .missed: true
      }
    }
  }

  /// The item.
  public let item: LessonItem
  /// How it is done.
  public let role: LessonRole
  /// What each of its hints takes off the score.
  public let hintPenalties: [Double]
  /// Whether the item comes back after it was shown, in this lesson or an earlier one.
  public let isReturn: Bool

  /// What has become of it.
  public internal(set) var outcome: Outcome
  /// Answers to the item so far, in this lesson.
  public internal(set) var attempts: Int
  /// Answers since the step was begun that were wrong.
  var wrongAnswers = 0
  /// Hints given.
  public internal(set) var hintsGiven = 0
  /// What the hints cost that were not asked for by talking.
  var paidPenalties: [Double] = []
  /// Whether the first answer was right; nil before it, and where it is not scored.
  public internal(set) var isFirstCorrect: Bool?
  /// The options that have faded, the first one first.
  public internal(set) var faded: [String] = []

  /// A step.
  init(
    _ item: LessonItem, role: LessonRole, hintPenalties: [Double], isReturn: Bool = false,
    attempts: Int = 0
  ) {
    self.item = item
    self.role = role
    self.hintPenalties = hintPenalties
    self.isReturn = isReturn
    self.attempts = attempts
    outcome = role == .model ? .modelled : .open
  }

  /// The same item once more, for its return.
  var returned: LessonStep {
    var step = LessonStep(
      item, role: role, hintPenalties: hintPenalties, isReturn: true, attempts: attempts)
    // Hints can be had once more; those of the first time still count for its points.
    step.paidPenalties = paidPenalties
    return step
  }
}
