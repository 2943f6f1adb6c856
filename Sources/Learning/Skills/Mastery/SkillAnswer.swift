/// An answer to an item of a skill, with the checker's verdict (learning §3F).
public struct SkillAnswer: Equatable, Codable, Sendable {
  /// What the item was asked for.
  public enum Purpose: String, Sendable, Codable {
    /// It belongs to a lesson.
    case lesson
    /// It belongs to a review.
    case review
  }

  /// The skill.
  public var skillId: String
  /// The item.
  public var itemId: String
  /// Whether it was right.
  public var isCorrect: Bool
  /// Whether it was the first answer to the item; later ones are never scored (learning R14).
  public var isFirstAttempt: Bool
  /// What each hint given before it takes off the score, 0 to 1 each.
  public var hintPenalties: [Double]
  /// What the item was asked for.
  public var purpose: Purpose
  /// The family's calendar day, as in 2026-11-21.
  public var day: String

  /// An answer.
  public init(
    skillId: String, itemId: String, isCorrect: Bool, isFirstAttempt: Bool = true,
    hintPenalties: [Double] = [], purpose: Purpose = .lesson, day: String
  ) {
    self.skillId = skillId
    self.itemId = itemId
    self.isCorrect = isCorrect
    self.isFirstAttempt = isFirstAttempt
    self.hintPenalties = hintPenalties
    self.purpose = purpose
    self.day = day
  }

  /// What it counts, 0 to 1: nothing when wrong, else one less what the hints cost (learning R10).
  public var score: Double { isCorrect ? max(0, 1 - hintPenalties.reduce(0, +)) : 0 }
}
