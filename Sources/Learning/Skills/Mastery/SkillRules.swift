/// What a parent can choose about mastery (learning R9).
public struct SkillRules: Equatable, Codable, Sendable {
  /// Whether the two sessions must lie on different days; not by default.
  public var asksForDifferentDays: Bool

  /// The rules.
  public init(asksForDifferentDays: Bool = false) {
    self.asksForDifferentDays = asksForDifferentDays
  }
}
