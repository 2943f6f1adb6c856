/// What a policy itself thinks of a learner's facts.
public struct FactStanding: Equatable, Sendable, Codable {
  /// Facts it holds to be known for a while: they are reviewed.
  public var inReview: Int
  /// The mean of what it expects to be recalled, 0 to 1, over the facts that were met; nil without
  /// any. It is what the progress page shows of a family of facts.
  public var recall: Double?

  /// A standing.
  public init(inReview: Int, recall: Double?) {
    self.inReview = inReview
    self.recall = recall
  }
}
