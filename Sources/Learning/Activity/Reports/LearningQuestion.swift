/// What learning can be asked; none of it changes anything.
public enum LearningQuestion: Equatable, Sendable {
  /// Subjects, domains, skills and lessons, with how each stands, and what one tap starts.
  case map
  /// How a child fares: days, skills, facts, mistakes, times.
  case progress
  /// What is to be reviewed, by date.
  case reviews
  /// Points and badges, with their rules.
  case rewards
  /// All facts with what is remembered of each.
  case facts
  /// What the household's board is made of, of this child.
  case member
  /// The board of the household, of the members that are sent.
  case board(viewer: String, [BoardMember])
}

/// A child as the household's board is made of it.
public struct BoardMember: Equatable, Codable, Sendable {
  /// The number of its profile, as a text.
  public var id: String
  /// What it is called.
  public var name: String
  /// What its runs left.
  public var record: TimedRecord
  /// Whether a grown-up opted it in (learning F16, R20).
  public var isOptedIn: Bool

  /// A member.
  public init(id: String, name: String, record: TimedRecord, isOptedIn: Bool) {
    self.id = id
    self.name = name
    self.record = record
    self.isOptedIn = isOptedIn
  }
}

extension LearningQuestion: Decodable {
  private enum Name: String, Decodable {
    case map, progress, reviews, rewards, facts, member, board
  }
  private enum Key: String, CodingKey { case about, viewer, members }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self =
      switch try values.decode(Name.self, forKey: .about) {
      case .map: .map
      case .progress: .progress
      case .reviews: .reviews
      case .rewards: .rewards
      case .facts: .facts
      case .member: .member
      case .board:
        .board(
          viewer: try values.decode(String.self, forKey: .viewer),
          try values.decode([BoardMember].self, forKey: .members))
      }
  }
}

/// What learning answers.
public enum LearningReport: Encodable, Sendable {
  case map(LearningMap)
  case progress(ProgressReport)
  case reviews([ReviewEntry])
  case rewards(RewardReport)
  case facts([FactEntry])
  case member(BoardMember)
  /// The board, or nil where the viewer is not on it.
  case board(Leaderboard?)

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .map(let map): try map.encode(to: encoder)
    case .progress(let progress): try progress.encode(to: encoder)
    case .reviews(let entries): try entries.encode(to: encoder)
    case .rewards(let rewards): try rewards.encode(to: encoder)
    case .facts(let entries): try entries.encode(to: encoder)
    case .member(let member): try member.encode(to: encoder)
    case .board(let board): try board.encode(to: encoder)
    }
  }
}
