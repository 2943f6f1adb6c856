public import MeadowFoundations

/// One line of the log of a child's answers: what happened, so that it can be replayed, and what was
/// answered, so that it can be exported (learning AC15, R26).
public struct LearningRecord: Equatable, Codable, Sendable {
  /// What happened.
  public enum Step: Equatable, Codable, Sendable {
    /// Somebody did this.
    case input(LearningInput)
    /// The child began or ended speaking while something went on.
    case speaking(Bool)
    /// Time passed, and something followed from it.
    case tick
    /// A grown-up told whether the child chooses by a switch.
    case scanning(Bool)
    /// Meadow was started anew.
    case restarted
  }

  /// When.
  public var at: WallTime
  /// On which of the family's days, as in 2026-11-24.
  public var day: String
  /// What.
  public var step: Step
  /// The answers in it; mostly none or one.
  public var answers: [AnswerRow] = []
  /// Whether the child spoke with its symbols then; nil where it did not.
  var isSpeaking: Bool?
  /// The seed of the child's chances, in every line of a log that has no snapshot before it: without it
  /// the log would lead to other questions than those that were answered.
  var seed: UInt64?
}

/// An answer as it is exported (learning F7, U16).
public struct AnswerRow: Equatable, Codable, Sendable {
  /// Where it was given: "practice", "timed", "probe", "drill", "lesson", "review".
  public var mode: String
  /// The skill's id, or "facts".
  public var skill: String
  /// The fact, as in "6+8", or the item's name.
  public var item: String
  /// What was answered, in words or figures; nil where nothing was.
  public var given: String?
  /// Whether it was right.
  public var isCorrect: Bool
  /// Which answer to the item it was, from 1.
  public var attempt: Int
  /// Hints given before it.
  public var hints: Int
  /// How long the child took, in milliseconds: motor-corrected for facts; nil where it does not count.
  public var responseMilliseconds: Int?
  /// The mistake behind it, where that has a name.
  public var errorTag: String?
}
