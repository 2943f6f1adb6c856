/// What is thought to be remembered of every fact that was ever asked.
///
/// One value a fact, so that an answer costs the same however many came before it.
public struct FactMemories: Equatable, Sendable {
  private(set) var slots: [FactMemory?]
  private var seenByBand: [Int]

  /// Nothing yet.
  public init() {
    slots = Array(repeating: nil, count: FactTable.rows.count)
    seenByBand = Array(repeating: 0, count: FactBand.allCases.count)
  }

  /// What is remembered of `fact`, or nil where it was never asked.
  public subscript(fact: Fact) -> FactMemory? { slots[FactTable.number(of: fact)] }

  /// All of them, in the order of the bank.
  public var all: [FactMemory] { slots.compactMap(\.self) }

  /// How many facts of `band` were asked at least once.
  public func seen(in band: FactBand) -> Int { seenByBand[band.rawValue - 1] }

  /// Notes the first attempt in `answer`; a later one changes nothing, nor does a probe's answer
  /// that shows the fact is still to be learnt: it is introduced with its band.
  mutating func record(
    _ answer: FactAnswer, under rule: FluencyRule, parameters: MemoryParameters
  ) {
    guard answer.isFirstAttempt else { return }
    let number = FactTable.number(of: answer.fact)
    let attempt = FirstAttempt(
      isCorrect: answer.isCorrect, responseMilliseconds: answer.responseMilliseconds)
    if slots[number] != nil {
      slots[number]?.record(attempt, at: answer.at, under: rule, parameters: parameters)
      return
    }
    let isKnown = answer.isCorrect && rule.isFast(answer.responseMilliseconds)
    if answer.mode == .probe && !isKnown { return }
    var memory = FactMemory(
      answer.fact, introducedAt: answer.at, halfLifeDays: parameters.startDays)
    if isKnown, let days = Self.knownDays(in: answer.mode, parameters) {
      memory.note(attempt, lasting: days, at: answer.at, parameters: parameters)
    } else {
      memory.record(attempt, at: answer.at, under: rule, parameters: parameters)
    }
    insert(memory, at: number)
  }

  /// How long a fact lasts that was known at first sight; nil where that proves nothing.
  private static func knownDays(in mode: FactMode, _ parameters: MemoryParameters) -> Double? {
    switch mode {
    case .probe: parameters.knownDays
    case .practice, .drill: parameters.knownAtFirstSightDays
    // One of four may have been a guess.
    case .timed: nil
    }
  }

  private mutating func insert(_ memory: FactMemory, at number: Int) {
    slots[number] = memory
    seenByBand[FactTable.rows[number].band.rawValue - 1] += 1
  }
}

extension FactMemories: Codable {
  public init(from decoder: any Decoder) throws {
    self.init()
    for memory in try decoder.singleValueContainer().decode([FactMemory].self) {
      let number = FactTable.number(of: memory.fact)
      // A half-life of nothing would divide by nothing; such a fact is learnt anew.
      if slots[number] == nil, memory.halfLifeDays > 0 { insert(memory, at: number) }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(all)
  }
}
