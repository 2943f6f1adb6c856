import MeadowFoundations
import MeadowLearning
import Testing

/// A practice session from its start to its recap (learning F8–F11, AC8).
@Suite struct PracticeEngineTests {
  @Test("a session asks one item at a time and is over after its items, with a recap")
  func session() {
    var sitting = Sitting()
    let first = sitting(.start(PracticeStart(session: 1)))
    #expect(first.first == .progress(done: 0, of: 20) && first.asked?.number == 1)
    #expect(first.last == .keep && sitting.engine.runningSession == 1)
    let second = sitting.answer()
    #expect(second.contains(.progress(done: 1, of: 20)) && second.asked?.number == 2)
    sitting.finish()
    #expect(sitting.recap?.ending == .finished && sitting.recap?.items == 20)
    #expect(sitting.recap?.correct == 20 && sitting.engine.runningSession == nil)
    #expect(sitting.answers.count == 20 && sitting.answers.allSatisfy { $0.mode == .practice })
    #expect(sitting.engine.deadline == nil && sitting.engine.item == nil)
  }

  @Test("AC8: a miss yields the micro-lesson, then the near-twin, then the next item")
  func miss() {
    for seed in UInt64(1)...200 {
      var sitting = Sitting(seed: seed)
      sitting(.start(PracticeStart(session: 1)))
      guard let item = sitting.engine.item else { continue }
      let wrong = (item.fact.answer + 3) % 21
      let missed = sitting(.answer(item.reply(wrong)), after: 2)
      #expect(missed.contains(.feedback(item, isCorrect: false)), "seed \(seed)")
      #expect(missed.contains(.microLesson(item.fact, given: wrong)) && missed.asked == nil)
      #expect(sitting(.lessonSeen(item: item.number)) == [.twin(of: item.fact), .keep])
      let twin = sitting(.twin(item: item.number, item.fact.anotherOfItsBand)).asked
      #expect(twin?.purpose == .twin(item.fact) && twin?.fact != item.fact, "seed \(seed)")
      #expect(twin?.fact.band == item.fact.band, "seed \(seed)")
      let before = sitting.engine.scheduler.memories
      let after = sitting.answer()
      #expect(after.contains(.offerDrill(FactDrill(for: item.fact))) && after.asked != nil)
      // The retry is for points only.
      #expect(sitting.engine.scheduler.memories == before, "seed \(seed)")
      #expect(sitting.answers.map(\.isFirstAttempt) == [true, false], "seed \(seed)")
    }
  }

  @Test(
    "AC8: a near-twin that is the fact itself or of another band is refused; none is no problem")
  func twins() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1)))
    guard let item = sitting.engine.item else { return }
    sitting.answer(false)
    sitting(.lessonSeen(item: item.number))
    for wrong in [item.fact, Fact.named("8+5")] {
      let before = sitting.engine
      #expect(sitting(.twin(item: item.number, wrong)).refusal?.field == "twin")
      #expect(sitting.engine == before)
    }
    #expect(sitting(.twin(item: item.number, nil)).asked?.number == item.number + 1)
  }

  @Test("a near-twin that is missed, too, is followed by the next item")
  func missedTwin() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1)))
    guard let item = sitting.engine.item else { return }
    sitting.answer(false)
    sitting.recover(from: item, twin: false)
    #expect(sitting.engine.item?.number == 3)
    sitting.finish()
    #expect(sitting.recap?.recovered == 0 && sitting.recap?.correct == 19)
  }

  @Test("a child that passes gets the micro-lesson, and its time does not count")
  func passing() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1)))
    guard let item = sitting.engine.item else { return }
    let effects = sitting(.answer(item.reply(nil)))
    #expect(effects.time == .excluded(.noAnswer))
    #expect(effects.contains(.microLesson(item.fact, given: nil)))
  }

  @Test("the hint shows the way of thinking, and the time of its item does not count")
  func hint() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1)))
    guard let item = sitting.engine.item else { return }
    #expect(sitting(.why(item: item.number)).contains(.why(item.fact)))
    #expect(sitting.engine.item?.isHinted == true)
    #expect(sitting.answer().time == .excluded(.hinted))
    guard let next = sitting.engine.item else { return }
    sitting.answer(false)
    #expect(sitting(.why(item: next.number)).contains(.why(next.fact)))
    sitting(.lessonSeen(item: next.number))
    #expect(sitting(.why(item: next.number)).contains(.why(next.fact)))
  }

  @Test("a drill replaces the running item, has its own items and goes back to the mix")
  func drill() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1)))
    for _ in 1...3 { sitting.answer() }
    let drill = FactDrill(for: Fact.named("9+2"))
    let effects = sitting(.drill(drill))
    #expect(effects.contains(.progress(done: 3, of: 28)))
    for _ in 1...8 {
      #expect(sitting.engine.item?.purpose == .drill)
      #expect(sitting.engine.item.map { FactDrill(for: $0.fact) } == drill)
      sitting.answer()
    }
    #expect(sitting.engine.item?.mode == .practice)
    #expect(sitting.answers.filter { $0.mode == .drill }.count == 8)
    sitting.finish()
    #expect(sitting.recap?.items == 28)
  }

  @Test("AC9: a miss returns in time though a drill of something else was begun")
  func missBeforeDrill() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1)))
    guard let missed = sitting.engine.item else { return }
    sitting(.answer(missed.reply(nil)))
    sitting.recover(from: missed)
    sitting(.drill(FactDrill(for: Fact.named("8+5"))))
    var places: [Int] = []
    for place in 1...9 {
      if sitting.engine.item?.fact == missed.fact {
        places.append(place)
        #expect(sitting.engine.item?.purpose == .practice(.miss))
      }
      sitting.answer()
    }
    // The item that the drill replaced came between.
    #expect(places.count == 1 && (3...7).contains(places.first ?? 0), "\(places)")
  }

  @Test("a session may be a drill only, as after a timed run; no drill is offered within")
  func drillSession() {
    var sitting = Sitting(placing: true)
    let drill = FactDrill(for: Fact.named("8+5"))
    let effects = sitting(.start(PracticeStart(session: 1, drill: drill)))
    #expect(effects.first == .progress(done: 0, of: 8) && effects.asked?.purpose == .drill)
    sitting.finish { $0.number == 2 }
    #expect(sitting.recap?.items == 8 && sitting.recap?.recovered == 1)
    let isOffered = sitting.log.contains { if case .offerDrill = $0 { true } else { false } }
    #expect(!isOffered)
  }

  @Test("answers of a timed run feed the memory, a new rule and a baseline are taken at any time")
  func elsewhere() {
    var sitting = Sitting()
    let answer = FactAnswer(
      fact: Fact.named("3+3"), given: 6, mode: .timed, responseMilliseconds: 900, at: sitting.now,
      session: 1)
    for _ in 1...2 { #expect(sitting(.answeredElsewhere(answer)) == [.keep]) }
    #expect(
      sitting(.answeredElsewhere(answer)) == [.achieved(.automatic(answer.fact)), .keep])
    #expect(sitting(.fluency(FluencyRule(limit: .six))) == [.keep])
    #expect(sitting.engine.scheduler.fluency.limit == .six)
    #expect(sitting.engine.needsWarmUp(before: 1))
    #expect(sitting(.baseline(MotorBaseline(milliseconds: 1300, session: 1))) == [.keep])
    #expect(!sitting.engine.needsWarmUp(before: 20) && sitting.engine.needsWarmUp(before: 21))
    sitting(.start(PracticeStart(session: 2)))
    #expect(sitting.answer(firstKey: 1900).time == .counted(milliseconds: 1400))
    sitting(.fluency(FluencyRule(isScanning: true)))
    #expect(!sitting.engine.needsWarmUp(before: 90))
  }

  @Test("a recap says what was done and what grew, in short sentences, and nothing else")
  func recaps() {
    var sitting = Sitting()
    sitting(.start(PracticeStart(session: 1)))
    sitting(.stop)
    #expect(sitting.recap?.ending == .stopped)
    #expect(
      sitting.recap?.sentences == ["We can go on another time."])
    sitting(.start(PracticeStart(session: 2)))
    guard let item = sitting.engine.item else { return }
    sitting.answer(false)
    sitting.recover(from: item)
    sitting(.stop)
    #expect(
      sitting.recap?.sentences == [
        "You worked on 1 fact.", "You tried again, and it worked.", "You met 1 new fact.",
        "We can go on another time.",
      ])
    for session in 3...40 {
      sitting(.start(PracticeStart(session: session)), after: 86_400)
      sitting.finish()
    }
    let all = sitting.log.compactMap {
      if case .recap(let recap) = $0 { recap.sentences } else { nil }
    }
    for sentences in all {
      #expect(!sentences.isEmpty && sentences.count <= 10)
      #expect(sentences.allSatisfy { $0.split(separator: " ").count <= 12 && $0.hasSuffix(".") })
    }
    let said = Set(all.joined())
    #expect(said.contains("You know doubles now."), "\(said)")
    #expect(said.contains { $0.hasPrefix("You just know ") }, "\(said)")
  }
}
