import MeadowFoundations
import MeadowLearning

/// What a child does in lessons and with facts.
extension LearningRig {
  /// The item that is asked, with its key.
  var keyed: KeyedItem {
    get throws {
      let name = try found(try view["lesson", "shown", "id"]?.text)
      return try found(LearningSamples.content.item(try found(ItemID(rawValue: name))))
    }
  }

  /// The next answer to the item that is asked, right or wrong.
  func given(
    _ isCorrect: Bool, milliseconds: Int? = 3000, avoiding faded: [String] = []
  ) throws -> GivenAnswer {
    let (keyed, view) = (try keyed, try view)
    let answer = try found(
      try keyed.item.board.candidates.first {
        if case .choice(let id) = $0, faded.contains(id) { return false }
        return try keyed.verdict(on: $0).isCorrect == isCorrect
      })
    return GivenAnswer(
      item: try found(view["lesson", "item"]?.text),
      attempt: try found(view["lesson", "attempt"]?.whole), answer: answer,
      responseMilliseconds: milliseconds)
  }

  /// Answers the item that is asked.
  @discardableResult
  mutating func answer(
    _ isCorrect: Bool, milliseconds: Int? = 3000, after seconds: Double = 3
  ) throws -> [ActivityEffect] {
    try self(.lesson(.answer(try given(isCorrect, milliseconds: milliseconds))), after: seconds)
  }

  /// Goes on past items that are shown, to the first that is done alone.
  mutating func toTest() throws {
    for _ in 0..<10 {
      guard let role = try view["lesson", "role"]?.text, role != "test" else { return }
      if role == "lead" { try answer(true) }
      try self(.lesson(.next))
    }
  }

  /// Does the whole lesson, right at once.
  mutating func finishLesson(after seconds: Double = 3) throws {
    for _ in 0..<30 {
      guard try view["lesson"] != nil else { return }
      if try view["lesson", "outcome"]?.text == "open" { try answer(true, after: seconds) }
      try self(.lesson(.next))
    }
    throw Missing()
  }

  /// The fact that is asked in practice.
  var asked: (item: Int, fact: Fact) {
    get throws {
      let view = try view
      return (
        try found(view["practice", "item", "number"]?.whole),
        try fact(try found(view["practice", "item", "fact"]?.text))
      )
    }
  }

  /// Answers the fact that is asked.
  @discardableResult
  mutating func solve(
    right: Bool = true, after seconds: Double = 3, firstKey: Int = 1500
  ) throws -> [ActivityEffect] {
    let asked = try asked
    let given = right ? asked.fact.answer : (asked.fact.answer + 1) % 21
    let reply = PracticeReply(
      item: asked.item, given: given, times: KeyTimes(firstKey: firstKey, commit: 2000))
    return try self(.facts(.answer(reply)), after: seconds)
  }

  /// Practises until the session ends, with all right.
  mutating func practise() throws {
    try self(.facts(.practise(nil)))
    for _ in 0..<120 {
      guard try view["practice", "item"] != nil else { return }
      try solve()
    }
    throw Missing()
  }

  /// Takes an option of the run's item, the right one or another.
  @discardableResult
  mutating func choose(right: Bool = true, after seconds: Double = 1.5) throws -> [ActivityEffect] {
    wait(seconds)
    let item = try found(try view["run", "item"])
    let asked = try fact(try found(item["fact"]?.text))
    let options = item["options"]?.list?.compactMap(\.whole) ?? []
    let choice = try found(options.firstIndex { ($0 == asked.answer) == right })
    return try self(
      .facts(
        .choose(
          item: try found(item["number"]?.whole), choice: choice, responseMilliseconds: 1200)),
      after: 0)
  }

  /// Practises so often that a run is open.
  mutating func learnFacts() throws {
    for _ in 0..<8 {
      try practise()
      if try saved.facts.practice.scheduler.memories.all.count >= 16,
        FactsCourse(state: try saved.facts, limitMinutes: 15).knownFacts.count >= 12
      {
        return
      }
      wait(700)
    }
    throw Missing()
  }
}
