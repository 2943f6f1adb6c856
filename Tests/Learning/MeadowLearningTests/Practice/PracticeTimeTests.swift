import MeadowFoundations
import MeadowLearning
import Testing

/// The limit of time, the pause while a child speaks, and what survives a restart (learning AC6,
/// AC15, AC16).
@Suite struct PracticeTimeTests {
  @Test(
    "AC6: at the shorter of 30 minutes and the parent's limit the session ends after its item",
    arguments: [(nil, 30), (15, 15), (45, 30), (1, 1)] as [(Int?, Int)])
  func cap(limit: Int?, minutes: Int) {
    var parameters = FactParameters()
    parameters.session.items = 500
    var sitting = Sitting(parameters: parameters)
    sitting(.start(PracticeStart(session: 1, limitMinutes: limit)))
    let start = sitting.now.milliseconds
    let end = start + Int64(minutes) * 60_000
    while sitting.now.milliseconds + 7000 < end { sitting.answer(after: 7) }
    #expect(sitting.recap == nil)
    // The limit passes while the item runs: a tick does not take it away.
    let item = sitting.engine.item
    sitting(.tick, after: Double(end - sitting.now.milliseconds) / 1000 + 20)
    #expect(sitting.engine.item == item && sitting.recap == nil)
    let last = sitting.answer(after: 5)
    #expect(last.asked == nil && last.contains { if case .feedback = $0 { true } else { false } })
    #expect(sitting.recap?.ending == .timeUp && sitting.recap?.minutes == minutes)
    #expect(sitting.recap?.sentences.last == "It is time for a break.")
    #expect(sitting.recap?.sentences.first?.hasPrefix("You got ") == true)
  }

  @Test("AC6: the micro-lesson of a running item is finished, a near-twin is not begun any more")
  func capInLesson() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1, limitMinutes: 1)))
    guard let item = sitting.engine.item else { return }
    #expect(
      sitting.answer(false, after: 70).contains {
        if case .microLesson = $0 { true } else { false }
      })
    let effects = sitting(.lessonSeen(item: item.number), after: 5)
    #expect(effects.first.map { if case .recap = $0 { true } else { false } } == true)
    #expect(
      sitting.recap?.ending == .timeUp && sitting.recap?.sentences.first == "You worked on 1 fact.")
  }

  @Test("AC16: while the child speaks the clock stands, and the item stays without its time")
  func speaking() {
    for seed in UInt64(1)...200 {
      var sitting = Sitting(seed: seed)
      sitting(.start(PracticeStart(session: 1, limitMinutes: 1)))
      sitting.answer(after: 10)
      let item = sitting.engine.item
      #expect(sitting(.speaking(true), after: 1).contains(.paused(true)), "seed \(seed)")
      #expect(sitting(.speaking(true), after: 200).isEmpty, "seed \(seed)")
      #expect(sitting(.speaking(false), after: 200).contains(.paused(false)), "seed \(seed)")
      #expect(
        sitting.engine.item?.number == item?.number && sitting.engine.item?.fact == item?.fact)
      #expect(sitting.engine.item?.isInterrupted == true)
      let effects = sitting.answer(after: 10)
      #expect(effects.time == .excluded(.interrupted), "seed \(seed)")
      // 21 of 60 seconds have run.
      #expect(effects.asked != nil && sitting.recap == nil, "seed \(seed)")
      #expect(sitting.answer().time == .counted(milliseconds: 1500), "seed \(seed)")
    }
  }

  @Test("AC16: an answer while the child still speaks counts, and speech between items harms none")
  func answeredWhileSpeaking() {
    var sitting = Sitting()
    #expect(sitting(.speaking(true)).isEmpty)
    sitting(.start(PracticeStart(session: 1)))
    sitting(.speaking(true))
    #expect(sitting.answer().time == .excluded(.interrupted))
    // The clock still stands, so the next item's time cannot count either.
    #expect(sitting.answer().time == .excluded(.interrupted))
    sitting(.speaking(false))
    sitting.answer()
    #expect(sitting.answer().time == .counted(milliseconds: 1500))
    guard let item = sitting.engine.item else { return }
    sitting.answer(false)
    sitting(.speaking(true))
    sitting(.speaking(false))
    #expect(sitting(.lessonSeen(item: item.number)).contains(.twin(of: item.fact)))
  }

  @Test("AC15: a restart amid an item, a micro-lesson or the choice of a twin goes on right there")
  func restarts() throws {
    for seed in UInt64(1)...200 {
      var sitting = Sitting(seed: seed, placing: seed.isMultiple(of: 2))
      sitting(.start(PracticeStart(session: 1)))
      for _ in 0..<Int(seed % 7) { sitting.answer() }
      let item = sitting.engine.item
      try sitting.restart()
      let again = sitting(.restored, after: 60).asked
      #expect(again?.number == item?.number && again?.fact == item?.fact, "seed \(seed)")
      #expect(sitting.answer().time == .excluded(.interrupted), "seed \(seed)")
      guard seed % 2 == 1, let missed = sitting.engine.item else { continue }
      sitting(.answer(missed.reply(nil)))
      try sitting.restart()
      #expect(sitting(.restored).contains(.microLesson(missed.fact, given: nil)), "seed \(seed)")
      sitting(.lessonSeen(item: missed.number))
      try sitting.restart()
      #expect(sitting(.restored).contains(.twin(of: missed.fact)), "seed \(seed)")
    }
  }

  @Test("AC15: a restart changes nothing but the time of the running item")
  func sameAfterRestart() throws {
    for seed in UInt64(1)...200 {
      var one = Sitting(seed: seed)
      var two = Sitting(seed: seed)
      for session in 1...2 {
        one(.start(PracticeStart(session: session)), after: 86_400)
        two(.start(PracticeStart(session: session)), after: 86_400)
        try two.restart()
        one.finish { $0.number % 4 == 0 }
        two.finish { $0.number % 4 == 0 }
      }
      #expect(one.log == two.log && one.engine == two.engine, "seed \(seed)")
    }
  }

  @Test("a restart without a session asks nothing, and one after too long ends the session")
  func lateRestart() throws {
    var sitting = Sitting()
    #expect(sitting(.restored).isEmpty)
    sitting(.start(PracticeStart(session: 1)))
    sitting.answer()
    try sitting.restart()
    let effects = sitting(.restored, after: 600)
    #expect(sitting.recap?.ending == .idle && effects.asked == nil)
    #expect(sitting.engine.runningSession == nil)
  }

  @Test("after ten minutes without anybody the session is over, at the time of the last answer")
  func idle() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1)))
    sitting.answer(after: 125)
    #expect(sitting.engine.deadline?.milliseconds == sitting.now.milliseconds + 600_000)
    #expect(sitting(.tick, after: 599.999).isEmpty)
    guard let item = sitting.engine.item else { return }
    let effects = sitting(.tick, after: 0.001)
    #expect(effects.last == .keep && sitting.recap?.ending == .idle && sitting.recap?.minutes == 2)
    #expect(sitting(.answer(item.reply(3))).refusal != nil)
  }

  @Test("an answer that comes after those ten minutes ends the session and is refused")
  func lateAnswer() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1)))
    let effects = sitting.answer(after: 601)
    #expect(sitting.recap?.ending == .idle && effects.refusal != nil && sitting.answers.isEmpty)
  }

  @Test("a clock that is set back costs no time")
  func clockSetBack() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1, limitMinutes: 1)))
    sitting.answer(after: -7200)
    sitting.answer(after: 30)
    #expect(sitting.recap == nil && sitting.engine.item?.number == 3)
  }
}
