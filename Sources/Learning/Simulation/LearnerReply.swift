public import MeadowFoundations
public import MeadowLearning

/// What such a program answers: one line of JSON.
///
///     {"answer":14,"milliseconds":1830,"hintsUsed":0}
public struct LearnerReply: Equatable, Sendable {
  /// The answer in the item's own form, a number for a fact; null for giving up.
  public var answer: PlainJSON
  /// The same as an answer to an item of a lesson, or nil where it is none.
  public var itemAnswer: ItemAnswer?
  /// Milliseconds until the first key, 0 to an hour.
  public var milliseconds: Int
  /// Hints that were opened, 0 to 20; left out for none.
  public var hintsUsed: Int
  /// The fact or the item that is answered, for whoever wants it checked; left out otherwise.
  public var fact: String?
  public var item: String?

  /// A reply.
  public init(answer: PlainJSON, milliseconds: Int, hintsUsed: Int = 0) {
    self.answer = answer
    self.milliseconds = milliseconds
    self.hintsUsed = hintsUsed
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

  /// The answer to an item: its own shape, or nil for giving up. Throws where it has none.
  public func choice() throws(InputProblem) -> ItemAnswer? {
    if answer == .null { return nil }
    if let itemAnswer { return itemAnswer }
    throw InputProblem(
      field: "answer", reason: "\(answer.inWords), and no shape of an answer to an item",
      advice: "send one such as {\"choice\":\"o2\"} or {\"number\":7}, or null for going past it")
  }

  /// Throws where it says that it answers something else than `question`.
  public func check(against question: LearnerQuestion) throws(InputProblem) {
    let asked: (fact: String?, item: String?) =
      switch question.subject {
      case .fact(let fact): (fact.rawValue, nil)
      case .item(let item): (nil, item.id)
      }
    try Self.check("fact", fact, asked.fact)
    try Self.check("item", item, asked.item)
  }

  private static func check(
    _ field: String, _ named: String?, _ asked: String?
  ) throws(InputProblem) {
    guard let named, named != asked else { return }
    throw InputProblem(
      field: field, reason: "\"\(named.prefix(40))\" was not asked",
      advice: asked.map { "answer \"\($0)\", or leave \(field) out" } ?? "leave it out")
  }
}

extension LearnerReply: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case answer, milliseconds, hintsUsed, fact, item
  }

  public func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Keys.self)
    if let itemAnswer {
      try line.encode(itemAnswer, forKey: .answer)
    } else {
      try line.encode(answer, forKey: .answer)
    }
    try line.encode(milliseconds, forKey: .milliseconds)
    try line.encode(hintsUsed, forKey: .hintsUsed)
    try line.encodeIfPresent(fact, forKey: .fact)
    try line.encodeIfPresent(item, forKey: .item)
  }

  /// Throws an `InputProblem` that names the field.
  public init(from decoder: any Decoder) throws {
    let line = try LearnerLine(PlainJSON(from: decoder))
    try line.check(only: Keys.allCases.map(\.rawValue))
    answer = try line.value("answer", "the answer, or null for giving up")
    milliseconds = try line.whole("milliseconds", in: 0...3_600_000)
    hintsUsed = line.has("hintsUsed") ? try line.whole("hintsUsed", in: 0...20) : 0
    fact = line.has("fact") ? try line.text("fact", "the fact that is answered") : nil
    item = line.has("item") ? try line.text("item", "the item that is answered") : nil
    itemAnswer = try? decoder.container(keyedBy: Keys.self).decode(ItemAnswer.self, forKey: .answer)
  }
}
