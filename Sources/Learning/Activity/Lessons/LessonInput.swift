public import MeadowFoundations

/// What a child can do in the lessons.
public enum LessonInput: Equatable, Sendable {
  /// Begin a lesson; one that goes on is left.
  case lesson(String)
  /// Begin a review of a skill; a lesson that goes on is left.
  case review(String)
  /// Find where to begin in a part; a lesson that goes on is left.
  case placement(ChildModule)
  /// Go on with a lesson that was left.
  case resume
  /// The item was answered.
  case answer(GivenAnswer)
  /// The item was answered by a word of the talk strip (learning §7).
  case said(item: String, attempt: Int, words: String)
  /// A hint is asked for; by talking it costs nothing (learning §6).
  case hint(isSpoken: Bool)
  /// Go on from an item that is done.
  case next
  /// Look at the item before.
  case previous
  /// Go past an item that is not done.
  case skip
  /// Something else was touched.
  case touched
  /// The child leaves.
  case leave
}

/// An answer to an item as it comes in.
public struct GivenAnswer: Equatable, Codable, Sendable {
  /// The place of the item in its lesson, such as "ks6.1.3".
  public var item: String
  /// Which answer to the item it is, from 1; one that comes twice is told by it.
  public var attempt: Int
  /// The answer.
  public var answer: ItemAnswer
  /// How long the child took, or nil where nobody knows.
  public var responseMilliseconds: Int?

  /// An answer.
  public init(
    item: String, attempt: Int, answer: ItemAnswer, responseMilliseconds: Int? = nil
  ) {
    self.item = item
    self.attempt = attempt
    self.answer = answer
    self.responseMilliseconds = responseMilliseconds
  }
}
