/// What is thought to be remembered of every fact that was ever asked.
///
/// One value a fact, so that an answer costs the same however many came before it.
public struct FactMemories: Equatable, Sendable {
  private(set) var slots: [FactMemory?]

  /// Nothing yet.
  public init() {
    slots = Array(repeating: nil, count: FactTable.rows.count)
  }

  /// What is remembered of `fact`, or nil where it was never asked.
  public subscript(fact: Fact) -> FactMemory? { slots[FactTable.number(of: fact)] }

  /// All of them, in the order of the bank.
  public var all: [FactMemory] { slots.compactMap(\.self) }

  /// Notes the first attempt in `answer`; a later one changes nothing, nor does a probe's answer
  /// that shows the fact is still to be learnt: it is introduced with its band.
  mutating func record(
    _ answer: FactAnswer, under rule: FluencyRule, parameters: MemoryParameters
  ) {
    guard answer.isFirstAttempt else { return }
    let number = FactTable.number(of: answer.fact)
    defer {
      if answer.mode.isUntimed {
        slots[number]?.noteUntimed(
          isCorrect: answer.isCorrect, keeping: parameters.attemptsKept)
      }
    }
    let attempt = FirstAttempt(
      isCorrect: answer.isCorrect, responseMilliseconds: answer.responseMilliseconds)
    if slots[number] != nil {
      slots[number]?.record(attempt, at: answer.at, under: rule, parameters: parameters)
      return
    }
    let isKnown =
      answer.isCorrect
      && rule.isKnown(answer.responseMilliseconds, within: parameters.knownMilliseconds)
    if answer.mode == .probe && !isKnown { return }
    var memory = FactMemory(
      answer.fact, introducedAt: answer.at, halfLifeDays: parameters.startDays)
    if isKnown, answer.mode.provesKnown {
      memory.note(attempt, lasting: parameters.knownDays, at: answer.at, parameters: parameters)
    } else {
      memory.record(attempt, at: answer.at, under: rule, parameters: parameters)
    }
    slots[number] = memory
  }
}

extension FactMode {
  /// Whether a fast right answer at first sight shows that the fact was known: one of four may have
  /// been a guess.
  fileprivate var provesKnown: Bool { isUntimed }

  fileprivate var isUntimed: Bool {
    switch self {
    case .practice, .probe, .drill: true
    case .timed: false
    }
  }
}

extension FactMemories: Codable {
  public init(from decoder: any Decoder) throws {
    self.init()
    for memory in try decoder.singleValueContainer().decode([FactMemory].self) {
      let number = FactTable.number(of: memory.fact)
      // A half-life of nothing would divide by nothing; such a fact is learnt anew.
      if slots[number] == nil, memory.halfLifeDays > 0 { slots[number] = memory }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(all)
  }
}
