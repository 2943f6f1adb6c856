/// When a skill counts as mastered and when it is first reviewed (learning K8, K10).
public struct Rubric: Equatable, Codable, Sendable {
  /// The mean score asked for where nothing else is said (learning K10).
  public static let defaultThreshold = 0.8

  /// Its name in references.
  public var id: String
  /// The skill it is for.
  public var skillId: String
  /// The rule in words.
  public var description: String
  /// The mean of the last five scores that earns a credit, above 0 and at most 1.
  public var masteryThreshold: Double
  /// The days until the first review, in place of the ladder's three (learning R12).
  public var reviewInterval: ReviewInterval?

  /// A rubric.
  public init(
    id: String, skillId: String, description: String,
    masteryThreshold: Double = Self.defaultThreshold, reviewInterval: ReviewInterval? = nil
  ) {
    self.id = id
    self.skillId = skillId
    self.description = description
    self.masteryThreshold = masteryThreshold
    self.reviewInterval = reviewInterval
  }

  /// Reads a rubric; threshold and interval may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    skillId = try container.decode(String.self, forKey: .skillId)
    description = try container.decode(String.self, forKey: .description)
    masteryThreshold =
      try container.decodeIfPresent(Double.self, forKey: .masteryThreshold)
      ?? Self.defaultThreshold
    reviewInterval = try container.decodeIfPresent(ReviewInterval.self, forKey: .reviewInterval)
  }
}
