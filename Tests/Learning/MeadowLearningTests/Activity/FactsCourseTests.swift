import MeadowFoundations
import MeadowLearning
import Testing

/// Practice, warm-up and what is decided about them (learning F8–F11, F31, R21, AC8).
@Suite struct FactsCourseTests {
  @Test("a miss brings the lesson, then a near-twin of the same band, then the drill (AC8)")
  func twin() throws {
    for seed in UInt64(1)...40 {
      var rig = FactsRig(seed: seed)
      try rig(.practise(nil))
      // The placement probe explains nothing.
      while rig.item?.purpose == .probe { try rig.answer(false) }
      let missed = try found(rig.item)
      let effects = try rig.answer(false)
      #expect(
        effects.practice.contains(
          .microLesson(missed.fact, given: (missed.fact.answer + 1) % 21)), "seed \(seed)")
      #expect(rig.item == nil, "seed \(seed)")
      let seen = try rig(.lessonSeen(item: missed.number))
      let twin = try found(seen.asked)
      #expect(twin.purpose == .twin(missed.fact), "seed \(seed)")
      #expect(twin.fact != missed.fact && twin.fact.band == missed.fact.band, "seed \(seed)")
      #expect(seen.practice.allSatisfy { if case .twin = $0 { false } else { true } })
      let after = try rig.answer()
      let drill = after.practice.contains { if case .offerDrill = $0 { true } else { false } }
      #expect(drill, "seed \(seed)")
      let late = try rig.problem(.lessonSeen(item: missed.number))
      #expect(late.kind == .settled, "seed \(seed)")
    }
  }

  @Test("ten numbers touched as they are seen measure the hand, a wrong one is not measured")
  func warmUp() throws {
    var rig = FactsRig()
    #expect(try rig.problem(.touched(1, KeyTimes(firstKey: 700, commit: 700))).field == "touch")
    var number = try found(try rig(.warmUp).warmUps.last ?? nil)
    #expect(rig.course.isBusy)
    #expect(try rig.problem(.touched(11, KeyTimes(firstKey: 700, commit: 700))).field == "number")
    try rig(.touched((number + 1) % 10, KeyTimes(firstKey: 5000, commit: 5000)))
    for touch in 1...10 {
      number = try found(rig.log.warmUps.last ?? nil)
      #expect(rig.course.isBusy)
      try rig(.touched(number, KeyTimes(firstKey: 700 + touch, commit: 2000)))
    }
    #expect(rig.log.warmUps.last == .some(nil) && !rig.course.isBusy)
    #expect(rig.course.saved.practice.baseline?.milliseconds == 706)
    #expect(rig.course.saved.practice.baseline?.session == 1)
    try rig(.warmUp)
    try rig(.stop)
    #expect(!rig.course.isBusy)
  }

  @Test("a warm-up leaves practice, practice leaves a warm-up, and stop leaves everything")
  func leaving() throws {
    var rig = FactsRig()
    try rig(.practise(nil))
    let left = try rig(.warmUp)
    #expect(left.practice.recaps.map(\.ending) == [.stopped])
    #expect(left.firstIndex(of: .begins) == left.indices.dropLast().last)
    try rig(.practise(nil))
    #expect(try rig.problem(.practise(nil)).kind == .settled)
    #expect(try rig.problem(.touched(1, KeyTimes(firstKey: 700, commit: 700))).kind == .settled)
    #expect(try rig(.stop).practice.recaps.map(\.ending) == [.stopped])
    #expect(!rig.course.isBusy)
    #expect(try rig(.stop).isEmpty)
  }

  @Test("practice ends by the grown-up's limit and by what is left of the session (R21, AC6)")
  func limit() throws {
    for (limit, left, expected) in [(5, Int?.none, 5), (30, 7, 7), (15, 40, 15), (15, 0, 1)] {
      var rig = FactsRig(limitMinutes: limit)
      rig.course.minutesLeft = left
      try rig(.practise(nil))
      while rig.course.isBusy { try rig.answer(after: 20) }
      let recap = try found(rig.log.practice.recaps.last)
      #expect(recap.ending == .timeUp || recap.ending == .finished)
      #expect(recap.minutes <= expected)
      if recap.ending == .timeUp { #expect(recap.minutes == expected) }
      #expect(!recap.sentences.isEmpty)
    }
  }

  @Test("what a grown-up decides about time, facts and limits counts from now on")
  func obey() throws {
    var rig = FactsRig()
    try rig(.practise(nil))
    let scanning = FluencyRule(limit: .six, isScanning: true)
    let effects = rig.course.obey(
      fluency: scanning, scope: .toTen, limitMinutes: 5, on: rig.day, at: rig.now)
    #expect(effects.isEmpty)
    #expect(rig.course.fluency == scanning && rig.course.limitMinutes == 5)
    #expect(rig.course.saved.practice.scheduler.scope == .toTen)
    #expect(rig.course.saved.goals.limitMinutes == 5)
    try rig.answer()
    while rig.course.isBusy { try rig.answer(after: 1) }
    let facts = rig.log.practice.compactMap { effect -> Fact? in
      if case .ask(let item) = effect { item.fact } else { nil }
    }
    #expect(facts.dropFirst().allSatisfy { $0.family.smaller + $0.family.larger <= 10 })
  }

  @Test("a band that lapsed in seven idle days is a comeback when it is regained, once (R18, F17)")
  func comeback() throws {
    var rig = FactsRig()
    try rig.master(.doubles)
    for time in 1...2 {
      rig.pass(days: 7)
      try rig.practise { $0.purpose == .probe && $0.fact.band == .doubles }
      #expect(!rig.knows(.doubles) && rig.log.badges.contains(.comeback) == (time == 2))
      try rig.master(.doubles)
      let regained = rig.log.indices.filter {
        rig.log[$0] == .practice(.achieved(.regained(.doubles, .responseTime)))
      }
      #expect(regained.count == time)
      let next = try found(regained.last) + 1
      #expect((rig.log[next] == .news(.badges([.comeback]))) == (time == 1))
    }
    #expect(rig.log.badges.filter { $0 == .comeback } == [.comeback])
    #expect(rig.course.saved.progress.badges.earnedAt(.comeback) != nil)
  }

  @Test("a restart asks again what was asked; its time does not count")
  func restart() throws {
    var rig = FactsRig()
    try rig(.practise(nil))
    try rig.answer()
    let asked = try found(rig.item)
    try rig(.warmUp)
    try rig(.practise(nil))
    let item = try found(rig.item)
    rig.course = FactsCourse(state: try reread(rig.course.saved), limitMinutes: 15)
    let effects = rig.course.restore(on: rig.day, at: rig.now)
    #expect(effects.asked?.number == item.number && effects.asked?.fact == item.fact)
    #expect(item.number > asked.number && effects.asked?.isInterrupted == true)
    let answered = try rig.answer().practice
    let times = answered.compactMap { effect -> ResponseTime? in
      if case .answered(_, let time) = effect { time } else { nil }
    }
    #expect(times == [.excluded(.interrupted)])
  }
}

extension [FactsCourse.Effect] {
  fileprivate var warmUps: [Int?] {
    compactMap { if case .warmUp(let number) = $0 { .some(number) } else { nil } }
  }
}

extension [PracticeEffect] {
  var recaps: [PracticeRecap] {
    compactMap { if case .recap(let recap) = $0 { recap } else { nil } }
  }
}
