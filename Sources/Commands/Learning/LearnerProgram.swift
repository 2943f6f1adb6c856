/// A program that plays a learner: one line in, one line out (docs/learning-simulation.md).
public protocol LearnerProgram: AnyObject {
  /// Hands it `line` and returns its line in answer, both without their ends; blocks until it is
  /// there or it is too late. Throws what went wrong, and then it cannot be asked any more.
  func answer(to line: String) throws(LearnerProgramFailure) -> String

  /// Tells it that the course is over and sees to it that it ends; may block for some seconds.
  func end()
}

/// What can go wrong with such a program, apart from what its lines say.
public enum LearnerProgramFailure: Error, Equatable, Sendable {
  /// The longest line that is read, in bytes.
  public static let longestLine = 65_536

  /// It could not be started, for this reason.
  case notStarted(String)
  /// It ended, or closed its output; `how` it ended, and what stood in a line without an end.
  case ended(how: String, rest: String)
  /// No line came within so many seconds; what stood in a line without an end.
  case late(seconds: Int, rest: String)
  /// A line of more than ``longestLine`` bytes, which begins so.
  case tooLong(start: String)
  /// It wrote more than the one line that was asked for, beginning so.
  case tooMuch(String)
  /// A line that is no UTF-8.
  case notText
}
