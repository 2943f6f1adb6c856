public import MeadowFoundations

/// What such a program answers: one line of JSON.
///
///     {"answer":14,"milliseconds":1830,"hintsUsed":0}
public struct LearnerReply: Equatable, Sendable, Codable {
  /// The answer in the item's own form, a number for a fact; null for giving up.
  public var answer: PlainJSON
  /// Milliseconds until the first key, 0 to an hour.
  public var milliseconds: Int
  /// Hints that were opened, 0 to 20; left out for none.
  public var hintsUsed: Int

  /// A reply.
  public init(answer: PlainJSON, milliseconds: Int, hintsUsed: Int = 0) {
    self.answer = answer
    self.milliseconds = milliseconds
    self.hintsUsed = hintsUsed
  }

  /// Throws an `InputProblem` that names the field.
  public init(from decoder: any Decoder) throws {
    try self.init(LearnerLine(PlainJSON(from: decoder)))
  }

  package init(_ line: LearnerLine) throws(InputProblem) {
    answer = try line.value("answer", "the answer, or null for giving up")
    milliseconds = try line.whole("milliseconds", in: 0...3_600_000)
    hintsUsed = line.has("hintsUsed") ? try line.whole("hintsUsed", in: 0...20) : 0
  }

  /// The answer to a fact: a number, or nil for giving up. Throws what else it is.
  public func number() throws(InputProblem) -> Int? {
    switch answer {
    case .null: return nil
    case .whole(let value): return value
    case .flag, .number, .text, .list, .object:
      throw InputProblem(
        field: "answer", reason: "\(answer.inWords), and a fact is answered by a whole number",
        advice: "send a whole number, or null for giving up")
    }
  }
}
