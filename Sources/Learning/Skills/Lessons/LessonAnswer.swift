/// An answer in a lesson with the checker's verdict.
public struct LessonAnswer: Equatable, Codable, Sendable {
  /// The item that was answered.
  public var itemId: String
  /// Which answer to this item it is in the lesson, from 1: what comes twice or late is known by it.
  public var attempt: Int
  /// Whether it was right.
  public var isCorrect: Bool
  /// The option that was chosen, where there are options.
  public var option: String?
  /// From the prompt to the answer, in milliseconds, or nil where that may not count.
  public var responseMilliseconds: Int?
  /// The family's calendar day, as in 2026-11-21.
  public var day: String

  /// An answer.
  public init(
    itemId: String, attempt: Int, isCorrect: Bool, option: String? = nil,
    responseMilliseconds: Int? = nil, day: String
  ) {
    self.itemId = itemId
    self.attempt = attempt
    self.isCorrect = isCorrect
    self.option = option
    self.responseMilliseconds = responseMilliseconds
    self.day = day
  }
}
