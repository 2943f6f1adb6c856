public import MeadowFoundations

/// An item with its key: what the program keeps while the page shows `item`.
public struct KeyedItem: Equatable, Sendable {
  /// What the page shows.
  public let item: Item
  /// What it does not show.
  package var key: AnswerKey

  /// A right answer in words, for "the answer is …" (learning K23).
  public var solution: [SpeechSegment] { key.solution }
}

/// What an answer is worth.
public struct AnswerVerdict: Equatable, Codable, Sendable {
  /// Whether it is right.
  public let isCorrect: Bool
  /// The mistake behind a wrong answer where its template names it, such as "count-slip".
  public let errorTag: String?

  /// A verdict; a right answer has no mistake behind it.
  public init(isCorrect: Bool, errorTag: String?) {
    self.isCorrect = isCorrect
    self.errorTag = errorTag
  }
}

extension KeyedItem {
  /// Whether `answer` is right: every member of the answer set is, and nothing else (learning §4, P3).
  ///
  /// - Throws: a problem where the answer is of another format, out of bounds or not finished.
  public func verdict(on answer: ItemAnswer) throws(InputProblem) -> AnswerVerdict {
    let value = try item.board.reading(of: answer, values: key.values)
    let isCorrect = key.accepted.accepts(value)
    return AnswerVerdict(isCorrect: isCorrect, errorTag: isCorrect ? nil : key.tags[value])
  }
}
