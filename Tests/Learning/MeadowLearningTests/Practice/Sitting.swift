import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// A child, a page and a clock around a practice engine.
struct Sitting {
  var engine: PracticeEngine
  var now = WallTime(milliseconds: 1_800_000_000_000)
  /// Everything that followed so far.
  var log: [PracticeEffect] = []

  init(
    seed: UInt64 = 1, placing: Bool = false, parameters: FactParameters = FactParameters(),
    fluency: FluencyRule = FluencyRule(), scope: FactScope = .all
  ) {
    engine = PracticeEngine(
      parameters: parameters, fluency: fluency, scope: scope, placing: placing, seed: seed)
  }

  /// Sends `input` after so many seconds.
  @discardableResult
  mutating func callAsFunction(
    _ input: PracticeInput, after seconds: Double = 0
  ) -> [PracticeEffect] {
    now.milliseconds += Int64(seconds * 1000)
    let effects = engine.handle(input, at: now)
    log += effects
    return effects
  }

  /// Answers the current item, right or with a number next to it.
  @discardableResult
  mutating func answer(
    _ isCorrect: Bool = true, after seconds: Double = 3, firstKey: Int? = 1500
  ) -> [PracticeEffect] {
    guard let item = engine.item else {
      Issue.record("no item to answer")
      return []
    }
    let given = isCorrect ? item.fact.answer : (item.fact.answer + 1) % 21
    return self(.answer(item.reply(given, firstKey: firstKey)), after: seconds)
  }

  /// Goes through the micro-lesson and the near-twin after a miss of `item`.
  mutating func recover(from item: PracticeItem, twin isCorrect: Bool = true) {
    self(.lessonSeen(item: item.number), after: 5)
    self(.twin(item: item.number, item.fact.anotherOfItsBand))
    answer(isCorrect)
  }

  /// Answers until no item is asked any more, missing those `isMissed` says.
  mutating func finish(missing isMissed: (PracticeItem) -> Bool = { _ in false }) {
    for _ in 0..<200 {
      guard let item = engine.item else { return }
      answer(!isMissed(item))
      if engine.item == nil, engine.runningSession != nil { recover(from: item) }
    }
    Issue.record("the session does not end")
  }

  var recap: PracticeRecap? {
    log.compactMap { if case .recap(let recap) = $0 { recap } else { nil } }.last
  }

  var answers: [FactAnswer] {
    log.compactMap { if case .answered(let answer, _) = $0 { answer } else { nil } }
  }

  /// Puts the engine in a file and reads it again.
  mutating func restart() throws {
    let data = try JSONEncoder().encode(engine)
    let read = try JSONDecoder().decode(PracticeEngine.self, from: data)
    #expect(read == engine)
    engine = read
  }
}

extension PracticeItem {
  /// The answer `given` to it.
  func reply(_ given: Int?, firstKey: Int? = 1500) -> PracticeReply {
    PracticeReply(
      item: number, given: given,
      times: KeyTimes(firstKey: firstKey, commit: max(firstKey ?? 0, 2000)))
  }
}

extension Fact {
  /// Some other fact of its band.
  var anotherOfItsBand: Fact? { FactBank.facts(in: band).first { $0 != self } }
}

extension [PracticeEffect] {
  var asked: PracticeItem? { compactMap { if case .ask(let item) = $0 { item } else { nil } }.last }

  var refusal: InputProblem? {
    compactMap { if case .refused(let problem) = $0 { problem } else { nil } }.first
  }

  var time: ResponseTime? {
    compactMap { if case .answered(_, let time) = $0 { time } else { nil } }.first
  }
}
