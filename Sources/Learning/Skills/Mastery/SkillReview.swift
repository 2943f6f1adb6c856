public import MeadowFoundations

/// The reviews of a mastered skill (learning R12).
public struct SkillReview: Equatable, Codable, Sendable {
  /// When the next is due.
  public internal(set) var due: WallTime
  /// The rung of the ladder that led there, from 0; the last repeats.
  public internal(set) var rung = 0
  /// Reviews failed in a row, 0 or 1; the second is the end of it.
  public internal(set) var failuresInRow = 0
  /// Right answers of the review that goes on.
  public internal(set) var correctSoFar = 0
  /// The session that review belongs to; 0 for none.
  var session = 0
  /// The longest time without practice before a failed one of this row, in milliseconds.
  var idleMilliseconds: Int64 = 0

  /// Reviews of which the first is due at `due`.
  init(due: WallTime) { self.due = due }
}
