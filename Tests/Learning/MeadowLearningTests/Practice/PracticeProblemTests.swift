import MeadowFoundations
import MeadowLearning
import Testing

/// What cannot be used is said, and changes nothing.
@Suite struct PracticeProblemTests {
  /// Sends what must be refused.
  func refused(
    _ sitting: inout Sitting, _ input: PracticeInput, _ kind: InputProblem.Kind, _ field: String
  ) {
    let before = sitting.engine
    let effects = sitting(input)
    #expect(effects.refusal?.kind == kind && effects.refusal?.field == field, "\(input)")
    #expect(effects.count == 1 && sitting.engine == before, "\(input)")
  }

  @Test("without a session nothing can be answered, drilled or stopped")
  func noSession() {
    var sitting = Sitting()
    let reply = PracticeReply(item: 1, given: 3, times: KeyTimes(firstKey: 900, commit: 900))
    refused(&sitting, .answer(reply), .unknown, "item")
    refused(&sitting, .lessonSeen(item: 1), .unknown, "item")
    refused(&sitting, .twin(item: 1, nil), .unknown, "item")
    refused(&sitting, .why(item: 1), .unknown, "item")
    refused(&sitting, .drill(FactDrill(for: Fact.named("3+3"))), .unknown, "session")
    refused(&sitting, .stop, .unknown, "session")
    #expect(sitting(.tick).isEmpty && sitting(.speaking(false)).isEmpty)
  }

  @Test("an item is answered once: twice, late or of another item is refused")
  func twice() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1)))
    guard let item = sitting.engine.item else { return }
    refused(&sitting, .lessonSeen(item: item.number), .settled, "item")
    refused(&sitting, .twin(item: item.number, nil), .settled, "item")
    sitting.answer()
    refused(&sitting, .answer(item.reply(4)), .settled, "item")
    refused(&sitting, .why(item: item.number), .settled, "item")
    guard var next = sitting.engine.item?.reply(4) else { return }
    next.item += 1
    refused(&sitting, .answer(next), .unknown, "item")
    next.item = -1
    refused(&sitting, .answer(next), .unknown, "item")
    sitting.answer(false)
    refused(&sitting, .answer(item.reply(4)), .settled, "item")
    sitting(.stop)
    refused(&sitting, .answer(item.reply(4)), .settled, "item")
  }

  @Test(
    "numbers and times out of range are refused; two digits are an answer", arguments: [-1, 100])
  func ranges(given: Int) {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1)))
    guard let item = sitting.engine.item else { return }
    refused(&sitting, .answer(item.reply(given)), .invalid, "given")
    for (first, commit) in [(-1, 900), (1000, 900), (nil, -5), (5, 86_400_001)] as [(Int?, Int)] {
      let reply = PracticeReply(
        item: item.number, given: 1, times: KeyTimes(firstKey: first, commit: commit))
      refused(&sitting, .answer(reply), .invalid, "times")
    }
    for milliseconds in [-1, 60_001] {
      let baseline = MotorBaseline(milliseconds: milliseconds, session: 1)
      refused(&sitting, .baseline(baseline), .invalid, "baseline")
    }
    #expect(sitting(.answer(item.reply(99))).contains(.feedback(item, isCorrect: false)))
  }

  @Test("a session begins once, with a number above the last and a limit of minutes")
  func starts() {
    var sitting = Sitting()
    for limit in [0, 241] {
      refused(
        &sitting, .start(PracticeStart(session: 1, limitMinutes: limit)), .invalid, "limitMinutes")
    }
    sitting(.start(PracticeStart(session: 3)))
    refused(&sitting, .start(PracticeStart(session: 4)), .settled, "session")
    sitting(.stop)
    refused(&sitting, .start(PracticeStart(session: 3)), .invalid, "session")
    #expect(sitting(.start(PracticeStart(session: 4))).asked != nil)
  }

  @Test("whatever comes in whatever order, there is one item at most and no step without an answer")
  func fuzz() {
    for seed in UInt64(1)...200 {
      var sitting = Sitting(seed: seed, placing: seed % 3 == 0)
      var random = SeededGenerator(seed: seed)
      var session = 0
      for _ in 0..<150 {
        let number = max(
          0, (sitting.engine.item?.number ?? 4) + Int.random(in: -2...1, using: &random))
        let fact = FactBank.all[Int.random(in: 0..<462, using: &random)]
        let inputs: [PracticeInput] = [
          .start(PracticeStart(session: session + 1)), .lessonSeen(item: number), .tick,
          .twin(item: number, fact), .twin(item: number, nil), .drill(FactDrill(for: fact)),
          .why(item: number), .speaking(Bool.random(using: &random)), .restored,
          .answer(
            PracticeReply(
              item: number, given: fact.answer, times: KeyTimes(firstKey: 5, commit: 900))),
        ]
        let input = inputs[Int.random(in: 0..<inputs.count, using: &random)]
        let before = sitting.engine
        let effects = sitting(input, after: Double.random(in: 0...30, using: &random))
        session = max(session, sitting.engine.runningSession ?? 0)
        #expect(effects.count { if case .ask = $0 { true } else { false } } <= 1, "seed \(seed)")
        if effects.refusal != nil, effects.count == 1 {
          #expect(sitting.engine == before, "seed \(seed)")
        }
      }
    }
  }
}
