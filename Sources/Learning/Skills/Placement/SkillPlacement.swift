import MeadowFoundations

/// How a child finds where to begin in a year of school: from its first skill on, up to three items
/// each, done alone, until one skill is not known yet (learning K18).
///
/// It is a game, not a lesson: nothing is corrected, no hint is given and nothing counts for mastery.
/// Two right of three are known, so that guessing among four passes a skill once in six times.
public struct SkillPlacement: Equatable, Codable, Sendable {
  /// Items that are asked of a skill at most.
  public static let itemsPerSkill = 3
  /// Items that decide, right or wrong.
  static let deciding = 2
  /// After how long the running item is the last one.
  public static let longestMilliseconds: Int64 = 5 * 60_000
  /// How hard the items are, 1 to 5 (learning R11): who can do the middle can begin behind it.
  static let level = 3

  /// The year that is looked at.
  public let grade: Grade
  /// Its skills in their order; the steps are three of each.
  public let skills: [String]
  /// When it began.
  let begunAt: WallTime

  /// A placement among `skills`, begun at `now`.
  init(grade: Grade, skills: [String], at now: WallTime) {
    self.grade = grade
    self.skills = skills
    begunAt = now
  }

  /// The place of the skill that step `position` asks for, from 0.
  func skill(at position: Int) -> Int { position / Self.itemsPerSkill }

  /// The step behind `position` at `now`, or nil where it is decided.
  func next(after steps: [LessonStep], at position: Int, _ now: WallTime) -> Int? {
    if now.milliseconds - begunAt.milliseconds >= Self.longestMilliseconds { return nil }
    let skill = skill(at: position)
    switch isKnown(skill, steps) {
    case nil: return position + 1
    case true?:
      let first = (skill + 1) * Self.itemsPerSkill
      return first < steps.count ? first : nil
    case false?: return nil
    }
  }

  /// The first skill that is not known yet, the last one where all are; nil where nothing was decided
  /// since the child left.
  func found(in steps: [LessonStep], _ ending: LessonRecap.Ending) -> String? {
    switch ending {
    case .left, .idle: return nil
    case .completed, .limit:
      let unknown = skills.indices.first { isKnown($0, steps) != true }
      return unknown.map { skills[$0] } ?? skills.last
    }
  }

  /// Whether the skill is known, or nil while that is open.
  private func isKnown(_ skill: Int, _ steps: [LessonStep]) -> Bool? {
    let own = steps.dropFirst(skill * Self.itemsPerSkill).prefix(Self.itemsPerSkill)
    if own.count(where: { $0.outcome == .correct }) >= Self.deciding { return true }
    let missed = own.count { $0.outcome == .missed || $0.outcome == .skipped }
    return missed >= Self.deciding ? false : nil
  }
}
