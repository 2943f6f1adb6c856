public import MeadowLearning

/// An item of a lesson as a program is asked it: what a page shows of it and, since a program need
/// not read, a right answer and a wrong one.
public struct LearnerItem: Equatable, Sendable {
  /// The place of the item in its lesson, such as "ks6.1.3".
  public var id: String
  /// The skill, such as "KS6".
  public var skill: String
  /// What is asked, as it is shown.
  public var prompt: String
  /// What the stage shows.
  public var stage: [StagePiece]
  /// Where it is answered, with the ids that answers name.
  public var board: AnswerBoard
  /// Which answer to the item this will be, from 1.
  public var attempt: Int
  /// Whether the answer was shown, to be copied: the item was answered wrong twice.
  public var isCopy: Bool
  /// How many hints are left to open.
  public var hintsLeft: Int
  /// A right answer and a wrong one; nil where the board has too many to look through.
  public var right: ItemAnswer?
  public var wrong: ItemAnswer?

  /// An item that is asked for the first time.
  public init(
    id: String, skill: String, prompt: String, stage: [StagePiece] = [], board: AnswerBoard,
    attempt: Int = 1, isCopy: Bool = false, hintsLeft: Int = 0, right: ItemAnswer? = nil,
    wrong: ItemAnswer? = nil
  ) {
    self.id = id
    self.skill = skill
    self.prompt = prompt
    self.stage = stage
    self.board = board
    self.attempt = attempt
    self.isCopy = isCopy
    self.hintsLeft = hintsLeft
    self.right = right
    self.wrong = wrong
  }

  /// What can be chosen, in words and in reading order; empty where the answer is made.
  public var options: [String] {
    board.options.map { option in
      [option.display, option.spoken, option.picture?.alt ?? ""].first { !$0.isEmpty } ?? ""
    }
  }
}

extension LearnerItem {
  /// Its members stand in the line itself, beside those of every question.
  enum Keys: String, CodingKey {
    case item, skill, prompt, stage, board, attempt, copying, hintsLeft, right, wrong
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Keys.self)
    try line.encode(id, forKey: .item)
    try line.encode(skill, forKey: .skill)
    try line.encode(prompt, forKey: .prompt)
    try line.encode(stage, forKey: .stage)
    try line.encode(board, forKey: .board)
    try line.encode(attempt, forKey: .attempt)
    try line.encode(isCopy, forKey: .copying)
    try line.encode(hintsLeft, forKey: .hintsLeft)
    try line.encodeIfPresent(right, forKey: .right)
    try line.encodeIfPresent(wrong, forKey: .wrong)
  }

  init(_ fields: LearnerLine, from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Keys.self)
    id = try fields.text("item", "the item's place, or a fact in \"fact\"")
    prompt = try fields.text("prompt", "what is asked")
    skill = try fields.text("skill", "the item's skill")
    attempt = try fields.whole("attempt", in: 1...10_000)
    hintsLeft = try fields.whole("hintsLeft", in: 0...20)
    isCopy = try line.decode(Bool.self, forKey: .copying)
    stage = try line.decode([StagePiece].self, forKey: .stage)
    board = try line.decode(AnswerBoard.self, forKey: .board)
    right = try line.decodeIfPresent(ItemAnswer.self, forKey: .right)
    wrong = try line.decodeIfPresent(ItemAnswer.self, forKey: .wrong)
  }
}
