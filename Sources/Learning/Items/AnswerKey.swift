/// What the page is not shown: which answers are right, and what the options stand for.
package struct AnswerKey: Equatable, Sendable {
  /// The answers that are right.
  package var accepted: AcceptedAnswers
  /// The mistake behind a wrong value, such as "count-slip"; it chooses what is explained.
  package let tags: [TemplateValue: String]
  /// What each option, tile and slot stands for.
  package let values: [String: TemplateValue]
  /// A right answer in words, for "the answer is …".
  package let solution: [SpeechSegment]
  /// What a segment says that is heard and not shown, as it would be shown.
  package let heard: [String: String]
  /// The params and tables it was made with.
  let scope: TemplateScope
  /// The params, as an author writes them.
  package let params: String
}

/// The answers that are right: named one by one, or all that come to the same.
package enum AcceptedAnswers: Equatable, Sendable {
  /// These and no others.
  case values(Set<TemplateValue>)
  /// Whatever is worth so much: blocks for 27, coins for 75 cents, so many coloured parts.
  case worth(Int)

  /// Whether `value`, the reading of an answer, is right.
  func accepts(_ value: TemplateValue) -> Bool {
    switch self {
    case .values(let values): values.contains(value)
    case .worth(let worth): Self.worth(of: value) == worth
    }
  }

  /// What blocks and coins come to; how many parts a list has.
  private static func worth(of value: TemplateValue) -> Int? {
    if let parts = value.list { return parts.count }
    guard let fields = value.record else { return nil }
    let units = ["tens": 10, "ones": 1, "p": 1, "n": 5, "d": 10, "q": 25]
    return fields.reduce(0) { $0 + (units[$1.key] ?? 0) * ($1.value.int ?? 0) }
  }
}
