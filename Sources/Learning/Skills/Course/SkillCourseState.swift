/// All that is kept of a child's course; what it is resumed from.
public struct SkillCourseState: Equatable, Codable, Sendable {
  /// What is known of the skills.
  public internal(set) var skills = SkillState()
  /// The points.
  public internal(set) var points = Points()
  /// The badges.
  public internal(set) var badges = SkillBadges()
  /// The lesson or review that goes on or was left, or nil.
  public internal(set) var lesson: LessonState?
  /// Points when the lesson began.
  var pointsBefore = 0
  /// The badges earned since the lesson began.
  var newBadges: [SkillBadge] = []

  /// A child that has not begun.
  public init() {}
}
