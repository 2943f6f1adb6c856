import MeadowFoundations
import MeadowLearning
import Testing

/// The probes within a session (learning §3A, R6).
@Suite struct PracticeProbeTests {
  @Test("a first session places the child: no micro-lesson, known facts enter review")
  func placement() {
    var sitting = Sitting(placing: true)
    #expect(sitting(.start(PracticeStart(session: 1))).first == .progress(done: 0, of: 24))
    var asked: [Fact] = []
    while let item = sitting.engine.item, item.purpose == .probe {
      asked.append(item.fact)
      sitting.answer(item.fact.band != .nearDoubles)
    }
    #expect(asked.count == 22)
    let placed = sitting.log.compactMap { if case .placed(let probe) = $0 { probe } else { nil } }
    #expect(placed.count == 1 && placed.first?.stands[1].isStopped == true)
    let lessons = sitting.log.contains { if case .microLesson = $0 { true } else { false } }
    #expect(!lessons)
    for fact in asked {
      let memory = sitting.engine.scheduler.memories[fact]
      #expect(memory?.halfLifeDays == (fact.band == .nearDoubles ? nil : 14), "\(fact)")
    }
    sitting.finish()
    #expect(sitting.recap?.items == 24 && sitting.answers.filter { $0.mode == .probe }.count == 22)
    sitting(.start(PracticeStart(session: 2)), after: 3600)
    #expect(sitting.engine.item?.mode == .practice)
  }

  @Test("a probe that was stopped goes on in the next session, and a drill waits for it")
  func interrupted() {
    var sitting = Sitting(placing: true)
    sitting(.start(PracticeStart(session: 1)))
    for _ in 1...10 { sitting.answer() }
    #expect(sitting(.drill(FactDrill(for: Fact.named("3+3")))).refusal?.field == "drill")
    sitting(.stop)
    #expect(sitting(.start(PracticeStart(session: 2))).first == .progress(done: 0, of: 20))
    for _ in 1...14 {
      #expect(sitting.engine.item?.purpose == .probe)
      sitting.answer()
    }
    #expect(sitting.engine.item?.mode == .practice)
    let probed = sitting.answers.filter { $0.mode == .probe }.map(\.fact)
    #expect(Set(probed).count == 24)
  }

  @Test("after seven idle days the level is probed first, and what is forgotten is learnt again")
  func level() {
    var sitting = Sitting()
    for session in 1...20 {
      sitting(.start(PracticeStart(session: session)), after: 86_400)
      sitting.finish()
    }
    let level = sitting.engine.scheduler.level
    #expect(level.bands >= 1)
    sitting(.start(PracticeStart(session: 21)), after: 8 * 86_400)
    #expect(sitting.engine.item?.purpose == .probe)
    while let item = sitting.engine.item, item.purpose == .probe {
      sitting.answer(item.fact.band != .doubles)
    }
    let outcomes = sitting.log.compactMap {
      if case .levelProbed(let outcome) = $0 { outcome } else { nil }
    }
    #expect(outcomes.count == 1 && outcomes.first?.old == level)
    #expect(outcomes.first?.lapsed == [.doubles] && outcomes.first?.new.bands == 0)
    #expect(sitting.engine.scheduler.currentBand == .doubles)
    #expect(sitting.engine.scheduler.bands[0].lapsed != nil)
  }
}
