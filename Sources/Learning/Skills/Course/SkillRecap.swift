public import MeadowFoundations

/// The last screen of a lesson: how it went, what was earned and when the skill comes again
/// (learning K18).
public struct SkillRecap: Equatable, Codable, Sendable {
  /// How it went.
  public var lesson: LessonRecap
  /// Points earned in it.
  public var points: Int
  /// Badges earned in it.
  public var badges: [SkillBadge]
  /// How far the child is with the skill now.
  public var progress: SkillProgress
  /// When the skill is reviewed next, or nil where it is not mastered.
  public var nextReview: WallTime?
}
