/// How hard the items of a skill are just now (learning K11, R11).
public struct SkillDifficulty: Equatable, Codable, Sendable {
  /// The levels there are; the highest is ours, since the document names none (learning R11).
  public static let range = 1...5
  /// Answers in a row that move it by one level (learning K11).
  public static let run = 2

  /// The level, 1 to 5.
  public private(set) var level = Self.range.lowerBound
  /// Right answers in a row since the last step, or wrong ones as a negative number.
  public private(set) var answersInRow = 0

  /// The easiest.
  public init() {}

  /// Counts an answer and returns whether the level has changed.
  mutating func count(isCorrect: Bool) -> Bool {
    let isSame = isCorrect == (answersInRow > 0) && answersInRow != 0
    answersInRow = (isSame ? answersInRow : 0) + (isCorrect ? 1 : -1)
    guard abs(answersInRow) == Self.run else { return false }
    // Counted anew after every step: the third right answer is not a second pair (learning R11).
    answersInRow = 0
    let before = level
    let wanted = level + (isCorrect ? 1 : -1)
    level = min(max(wanted, Self.range.lowerBound), Self.range.upperBound)
    return level != before
  }
}
