import MeadowFoundations
import MeadowLearning
import Testing

/// Runs of sixty seconds and goals among the facts (learning F12–F15, F31, §7, AC3, AC5, AC6, AC13).
@Suite struct FactsRunTests {
  @Test("a run opens with ten facts that are known without a clock, and says what is missing")
  func gate() throws {
    var rig = FactsRig()
    let early = try rig.problem(.run)
    #expect(early.kind == .settled && early.field == "run" && early.reason.hasPrefix("0 "))
    try rig.learn()
    #expect(rig.course.knownFacts.count >= 12)
    try rig(.run)
    #expect(rig.course.isRunning)
    let known = Set(rig.course.knownFacts.map(\.family))
    #expect(
      rig.course.saved.run?.plan.pool.facts.allSatisfy { known.contains($0.fact.family) } == true)
  }

  @Test("what is missed in practice is not timed; what is missed in a run stays in the runs")
  func known() throws {
    var rig = FactsRig(seed: 5)
    try rig.learn()
    let before = Set(rig.course.knownFacts)
    try rig.play(missing: { $0 % 7 == 0 })
    let missed = try found(rig.log.result).answers.filter { !$0.isCorrect }.map(\.fact)
    #expect(!missed.isEmpty && Set(rig.course.knownFacts).isSuperset(of: before))
    try rig(.run)
    let weights = rig.course.saved.run?.plan.pool.facts ?? []
    for fact in missed where before.contains(fact) {
      #expect(weights.contains { $0.fact == fact && $0.weight == 2 })
    }
    try rig(.stop)
    try rig(.practise(nil))
    for _ in 0..<60 where rig.item.map({ !before.contains($0.fact) }) ?? false { try rig.answer() }
    let item = try found(rig.item)
    try rig.answer(false)
    #expect(!rig.course.knownFacts.contains(item.fact))
  }

  @Test("a run feeds memory, errors, badges, days and goals once, and offers drills (AC13, F31)")
  func feeds() throws {
    var rig = FactsRig()
    try rig.learn()
    try rig.play(missing: { $0 == 3 })
    let result = try found(rig.log.result)
    #expect(result.isComplete && result.clockMilliseconds == 60_000)
    for (fact, answers) in Dictionary(grouping: result.answers, by: \.fact) {
      let memory = try found(rig.course.saved.practice.scheduler.memories[fact])
      #expect(memory.attempts.suffix(answers.count).map(\.isCorrect) == answers.map(\.isCorrect))
      #expect(memory.lastSeen == answers.last?.at && memory.untimed.allSatisfy(\.self))
    }
    let missed = try found(result.answers.first { !$0.isCorrect }?.fact)
    #expect(rig.course.saved.progress.errors.contains(missed))
    #expect(rig.log.drills?.first?.key.band == missed.band)
    #expect(rig.log.badges.contains(.firstMinute))
    #expect(rig.course.saved.goals.best?.correct == result.correct)
    #expect(rig.course.saved.progress.record.bestRuns.count == 1)
    #expect(rig.course.saved.goals.suggestion == result.correct + 2)
    let before = rig.course.saved
    #expect(throws: InputProblem.self) {
      try rig.course.handle(
        .choose(item: 1, choice: 0, responseMilliseconds: nil), on: rig.day, at: rig.now)
    }
    #expect(rig.course.saved.progress == before.progress)
  }

  @Test("a goal is picked after the first run, survives a restart and is reached (AC5)")
  func goal() throws {
    var rig = FactsRig()
    #expect(try rig.problem(.pickGoal(10)).field == "goal")
    try rig.learn()
    try rig.play()
    #expect(try rig.problem(.pickGoal(3)).kind == .invalid)
    try rig(.pickGoal(5))
    rig.course = FactsCourse(state: try reread(rig.course.saved), limitMinutes: 15)
    _ = rig.course.restore(on: rig.day, at: rig.now)
    try rig.play()
    #expect(rig.log.goal?.outcome == .reached && rig.log.badges.contains(.goalReached))
    #expect(rig.course.saved.goals.attempt == nil)
    try rig(.pickGoal(40))
    try rig(.putGoalAway)
    #expect(rig.log.goal?.outcome == .putAway)
  }

  @Test("at the end of a goal's time the running item is the last one (AC6)")
  func goalEnds() throws {
    var rig = FactsRig(limitMinutes: 5)
    try rig.learn()
    _ = rig.course.obey(
      fluency: FluencyRule(), scope: .all, limitMinutes: 5, on: rig.day, at: rig.now)
    try rig.play()
    try rig(.pickGoal(40))
    for _ in 0..<4 { try rig.play() }
    // Between two runs the goal is worked at as well.
    for _ in 0..<2 {
      rig.now = rig.now.plus(15_000)
      rig.tick()
    }
    try rig(.run)
    try rig.choose()
    while rig.course.saved.goals.attempt?.isClosing == false { try rig.wake() }
    let isStillThere = rig.course.isRunning
    #expect(isStillThere)
    try rig.choose()
    let isOver = !rig.course.isRunning
    #expect(isOver && rig.log.goal?.outcome == .timeUsed)
    #expect(rig.log.result?.isComplete == false && rig.log.result?.answers.count == 2)
  }

  @Test("a lower limit ends a goal whose time is used up, and tells it")
  func lowerLimit() throws {
    var rig = FactsRig()
    try rig.learn()
    try rig.play()
    try rig(.pickGoal(40))
    for _ in 0..<6 { try rig.play() }
    #expect(rig.course.saved.goals.attempt != nil)
    let effects = rig.course.obey(
      fluency: FluencyRule(), scope: .all, limitMinutes: 5, on: rig.day, at: rig.now)
    #expect(effects.goal?.outcome == .timeUsed)
  }

  @Test("while the child talks or the page is hidden, neither run nor goal lose a second (AC16)")
  func pauses() throws {
    var rig = FactsRig()
    try rig.learn()
    try rig.play()
    try rig(.pickGoal(40))
    try rig(.run)
    try rig.choose()
    _ = rig.course.speak(true, on: rig.day, at: rig.now)
    let before = try found(rig.course.saved)
    for _ in 0..<30 {
      rig.now = rig.now.plus(20_000)
      rig.tick()
    }
    #expect(rig.course.isRunning)
    #expect(rig.course.saved.goals.attempt == before.goals.attempt)
    #expect(rig.course.saved.run?.clock == before.run?.clock)
    #expect(throws: InputProblem.self) { try rig.choose(after: 0) }
    try rig(.hidden(true), after: 0)
    _ = rig.course.speak(false, on: rig.day, at: rig.now)
    rig.now = rig.now.plus(90_000)
    #expect(rig.course.tick(on: rig.day, at: rig.now).isEmpty)
    try rig(.hidden(false), after: 0)
    try rig.choose(after: 2)
    #expect(rig.course.saved.run?.clock.elapsedMilliseconds == 3500)
    #expect(rig.log.result?.run == 1)
  }

  @Test("a run that a restart cut waits for the child; its goal's time goes on with it")
  func restart() throws {
    var rig = FactsRig()
    try rig.learn()
    try rig.play()
    try rig(.pickGoal(40))
    try rig(.run)
    try rig.choose()
    rig.course = FactsCourse(state: try reread(rig.course.saved), limitMinutes: 15)
    rig.now = rig.now.plus(300_000)
    _ = rig.course.restore(on: rig.day, at: rig.now)
    let worked = rig.course.saved.goals.attempt?.clock.elapsedMilliseconds
    #expect(throws: InputProblem.self) { try rig.choose() }
    try rig(.goOn)
    try rig.choose(after: 3)
    #expect(rig.course.saved.goals.attempt?.clock.elapsedMilliseconds == (worked ?? 0) + 3000)
    #expect(rig.course.saved.run?.answers.count == 2)
  }
}
