public import MeadowFoundations

/// What was already celebrated once, or would have been; kept with the child's profile.
public struct CelebrationMilestones: Equatable, Sendable, Codable {
  /// Whether the first word was said.
  public var firstWord = false
  /// Whether the first sentence was said.
  public var firstSentence = false
  /// The scenes that were entered.
  public var visited: Set<String> = []
  /// What was reached and not celebrated yet, in its order; it comes also after a restart.
  public var waiting: [Celebration.Reason] = []

  /// A child that begins.
  public init() {}

  private enum CodingKeys: String, CodingKey { case firstWord, firstSentence, visited, waiting }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    firstWord = try values.decode(Bool.self, forKey: .firstWord)
    firstSentence = try values.decode(Bool.self, forKey: .firstSentence)
    visited = try values.decode(Set<String>.self, forKey: .visited)
    waiting = try values.decodeIfPresent([Celebration.Reason].self, forKey: .waiting) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(firstWord, forKey: .firstWord)
    try values.encode(firstSentence, forKey: .firstSentence)
    try values.encode(visited.sorted(), forKey: .visited)
    if !waiting.isEmpty { try values.encode(waiting, forKey: .waiting) }
  }
}
