/// What was already celebrated once, or would have been; kept with the child's profile.
public struct CelebrationMilestones: Equatable, Sendable, Codable {
  /// Whether the first word was said.
  public var firstWord = false
  /// Whether the first sentence was said.
  public var firstSentence = false
  /// The scenes that were entered.
  public var visited: Set<String> = []

  /// A child that begins.
  public init() {}
}
