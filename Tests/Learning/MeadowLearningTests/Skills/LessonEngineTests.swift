import MeadowFoundations
import MeadowLearning
import Testing

/// One lesson: items in order, answers, corrections, hints, moves (learning K18, R14, R15, §7).
@Suite struct LessonEngineTests {
  @Test("items come in order, each is scored once and paid once, and the end is a recap")
  func wholeLesson() throws {
    var child = try #require(LessonChild())
    #expect(child.opening.steppers.map(\.number) == [1])
    let effects = child.opening + child.pass(8)
    #expect(effects.steppers.map(\.number) == Array(1...8))
    #expect(effects.steppers.allSatisfy { $0.count == 8 && !$0.isReturn })
    #expect(effects.scored.map(\.itemId) == (1...8).map { "KS1-2-\($0)" })
    #expect(effects.scored.allSatisfy { $0.isCorrect && $0.isFirstAttempt && $0.score == 1 })
    #expect(effects.scored.allSatisfy { $0.purpose == .lesson && $0.day == SkillSamples.day })
    let paid = (1...8).map { LessonEngine.Effect.succeeded(item: "KS1-2-\($0)", hints: 0) }
    #expect(effects.filter(paid.contains) == paid)
    let recap = try #require(effects.recap)
    #expect(recap.ending == .completed && recap.lessonId == "KS1-2" && recap.skillId == "KS1")
    #expect(recap.itemCount == 8 && recap.firstCorrectCount == 8 && recap.shown.isEmpty)
    #expect(recap.learned == (1...8).map { "KS1-2-\($0)" })
    #expect(child.engine.state.ending == .completed && child.engine.deadline == nil)
  }

  @Test("a first lesson: the model asks nothing, what is done together is paid but not scored")
  func modelLeadTest() throws {
    var child = try #require(LessonChild(lesson: "KS1-1"))
    #expect(child.step.role == .model)
    #expect(child.engine.problem(with: .answered(child.answer(true)))?.kind == .settled)
    let led = child.handle(.next) + child.pass(2)
    #expect(led.scored.isEmpty)
    #expect(led.contains(.succeeded(item: "KS1-1-2", hints: 0)))
    let alone = child.pass(5)
    #expect(alone.scored.map(\.itemId) == (4...8).map { "KS1-1-\($0)" })
    #expect(alone.recap?.itemCount == 7 && alone.recap?.firstCorrectCount == 5)
  }

  @Test("first wrong: that option fades and the child tries again without penalty")
  func firstWrong() throws {
    var child = try #require(LessonChild())
    let effects = child.say(false, option: "6", milliseconds: 4000)
    #expect(effects.count == 2 && effects.scored.map(\.isCorrect) == [false])
    #expect(effects.last == .correct(item: "KS1-2-1", .tryAgain(faded: "6")))
    #expect(child.step.faded == ["6"] && child.step.outcome == .open)
    #expect(child.say(true) == [.succeeded(item: "KS1-2-1", hints: 0)])
    #expect(child.handle(.next).scored.isEmpty && child.step.item.id == "KS1-2-2")
  }

  @Test("an answer without options fades nothing")
  func nothingToFade() throws {
    var child = try #require(LessonChild())
    #expect(child.say(false).last == .correct(item: "KS1-2-1", .tryAgain(faded: nil)))
    #expect(child.step.faded.isEmpty)
  }

  @Test("a wrong answer too fast to be a try brings the model; switches are never too fast")
  func tooFast() throws {
    var child = try #require(LessonChild())
    #expect(
      child.say(false, option: "6", milliseconds: 999).last
        == .correct(item: "KS1-2-1", .model(faded: "6")))
    var slow = try #require(LessonChild())
    #expect(
      slow.say(false, milliseconds: 1000).last
        == .correct(item: "KS1-2-1", .tryAgain(faded: nil)))
    var switches = try #require(LessonChild(settings: .switches))
    #expect(
      switches.say(false, milliseconds: 10).last
        == .correct(item: "KS1-2-1", .tryAgain(faded: nil)))
  }

  @Test(
    "second wrong: shown, copied, and the item comes back 3 to 5 items later", arguments: 1...200)
  func secondWrong(seed: Int) throws {
    var child = try #require(LessonChild(seed: UInt64(seed)))
    _ = child.say(false, option: "6")
    #expect(child.say(false, option: "7") == [.correct(item: "KS1-2-1", .copy)])
    #expect(child.step.outcome == .copying && child.step.faded == ["6"])
    #expect(child.engine.problem(with: .next)?.field == "next")
    #expect(child.say(false) == [.correct(item: "KS1-2-1", .copy)], "it is shown again")
    let copied = child.say(true)
    let lag = try #require(copied.returns["KS1-2-1"])
    #expect((3...5).contains(lag) && copied.first == .copied(item: "KS1-2-1"), "seed \(seed)")
    _ = child.handle(.next) + child.pass(lag)
    #expect(child.itemId == "KS1-2-1" && child.step.isReturn, "seed \(seed)")
    #expect(child.engine.state.stepper.isReturn && child.engine.state.stepper.count == 8)
    #expect(child.engine.state.stepper.number == lag + 1)
    let again = child.say(true)
    #expect(again == [.succeeded(item: "KS1-2-1", hints: 0)], "paid then, and not scored")
    let end = child.handle(.next) + child.pass(7 - lag)
    #expect(end.recap?.shown == [] && end.recap?.learned.count == 8, "seed \(seed)")
    #expect(end.recap?.firstCorrectCount == 7 && end.recap?.itemCount == 8, "seed \(seed)")
  }

  @Test("the lags are 3, 4 and 5, about equally often")
  func lags() throws {
    var counts: [Int: Int] = [:]
    for seed in UInt64(1)...600 {
      var child = try #require(LessonChild(seed: seed))
      for lag in child.copy().returns.values { counts[lag, default: 0] += 1 }
    }
    #expect(Set(counts.keys) == [3, 4, 5] && counts.values.allSatisfy { $0 > 150 })
  }

  @Test("where fewer than three items are left, it comes back in a later lesson")
  func tooLate() throws {
    var child = try #require(LessonChild())
    _ = child.pass(5)
    let last = child.copy()
    #expect(last.returns.isEmpty)
    #expect(child.pass(2).recap?.shown == ["KS1-2-6"])
    var early = try #require(LessonChild())
    _ = early.pass(4)
    #expect(early.copy().returns == ["KS1-2-5": 3])
  }

  @Test("an item that is shown twice comes back no third time in the lesson, but in a later one")
  func shownTwice() throws {
    var child = try #require(LessonChild())
    let lag = try #require(child.copy().returns["KS1-2-1"])
    _ = child.pass(lag)
    #expect(child.copy().returns.isEmpty)
    #expect(child.pass(7 - lag).recap?.shown == ["KS1-2-1"])
  }

  @Test("hints are given in order, cost points and score, and end")
  func hints() throws {
    var child = try #require(LessonChild(lesson: "KS1-1", record: finishedRecord))
    #expect(child.handle(.hint(isSpoken: false)) == [.hint(item: "KS1-1-1", number: 1)])
    #expect(child.handle(.hint(isSpoken: false)) == [.hint(item: "KS1-1-1", number: 2)])
    #expect(child.engine.problem(with: .hint(isSpoken: false))?.reason == "all hints are given")
    let effects = child.say(true)
    #expect(effects.scored.first?.hintPenalties == [0.2, 0.1])
    #expect(effects.last == .succeeded(item: "KS1-1-1", hints: 2))
  }

  @Test("help that was asked for by talking costs nothing")
  func spokenHelp() throws {
    var child = try #require(LessonChild())
    #expect(child.handle(.hint(isSpoken: true)) == [.hint(item: "KS1-2-1", number: 1)])
    let effects = child.say(true)
    #expect(effects.scored.first?.score == 1)
    #expect(effects.last == .succeeded(item: "KS1-2-1", hints: 0))
  }

  @Test("hints after the first answer cost points, not score; an item that returns has them again")
  func laterHints() throws {
    var child = try #require(LessonChild())
    let first = child.say(false) + child.handle(.hint(isSpoken: false))
    #expect(first.scored.first?.hintPenalties == [])
    let lag = try #require((child.say(false) + child.say(true)).returns["KS1-2-1"])
    _ = child.handle(.next) + child.pass(lag)
    #expect(child.handle(.hint(isSpoken: false)) == [.hint(item: "KS1-2-1", number: 1)])
    #expect(child.say(true) == [.succeeded(item: "KS1-2-1", hints: 2)])
  }

  @Test("where hints are switched off none is given")
  func noHints() throws {
    var child = try #require(LessonChild(settings: LessonSettings(givesHints: false)))
    #expect(child.engine.problem(with: .hint(isSpoken: true))?.reason == "hints are switched off")
    #expect(child.handle(.hint(isSpoken: true)).isEmpty)
  }

  @Test("an item can be passed by: no score, no points, and it may be answered when seen again")
  func skip() throws {
    var child = try #require(LessonChild())
    let effects = child.handle(.skip)
    #expect(effects.scored.isEmpty && effects.first == .leave(item: "KS1-2-1"))
    #expect(child.itemId == "KS1-2-2")
    _ = child.handle(.previous)
    #expect(child.itemId == "KS1-2-1" && child.step.outcome == .open)
    #expect(child.say(true).scored.count == 1)
    _ = child.handle(.next)
    for _ in 0..<6 { _ = child.handle(.skip) }
    let recap = try #require(child.handle(.skip).recap)
    #expect(recap.ending == .completed && recap.learned == ["KS1-2-1"] && recap.itemCount == 8)
  }

  @Test("back and forth: what is done stays done, what is open stays open")
  func moves() throws {
    var child = try #require(LessonChild())
    #expect(child.engine.problem(with: .previous)?.field == "previous")
    _ = child.pass(2)
    #expect(child.handle(.previous).first == .leave(item: "KS1-2-3"))
    #expect(child.step.outcome == .correct)
    for input: LessonEngine.Input in [
      .skip, .hint(isSpoken: false), .answered(child.answer(true)),
    ] {
      #expect(child.engine.problem(with: input)?.kind == .settled)
    }
    #expect(child.handle(.next).steppers.first?.number == 3)
    #expect(child.step.outcome == .open && child.engine.problem(with: .next)?.field == "next")
  }

  @Test("an answer that comes twice, late or for another item is refused and scores nothing")
  func twiceAndLate() throws {
    var child = try #require(LessonChild())
    let wrong = child.answer(false, option: "6")
    _ = child.handle(.answered(wrong))
    #expect(child.engine.problem(with: .answered(wrong))?.field == "attempt")
    #expect(child.engine.problem(with: .answered(wrong))?.kind == .settled)
    let before = child.engine
    #expect(child.handle(.answered(wrong)).isEmpty && child.engine == before)
    let right = child.answer(true)
    _ = child.handle(.answered(right))
    #expect(child.handle(.answered(right)).isEmpty)
    _ = child.handle(.next)
    #expect(child.engine.problem(with: .answered(right))?.field == "itemId")
    #expect(child.engine.problem(with: .answered(right))?.kind == .settled)
    let other = LessonAnswer(itemId: "none", attempt: 1, isCorrect: true, day: SkillSamples.day)
    #expect(child.engine.problem(with: .answered(other))?.kind == .unknown)
    #expect(child.handle(.answered(right)).isEmpty && child.handle(.answered(other)).isEmpty)
    _ = child.handle(.left)
    #expect(child.engine.problem(with: .answered(child.answer(true)))?.field == "lesson")
  }

  @Test("a late answer is not taken for the item that came back")
  func lateForReturn() throws {
    var child = try #require(LessonChild())
    let first = child.answer(false)
    let lag = try #require(child.copy().returns["KS1-2-1"])
    _ = child.pass(lag)
    #expect(child.itemId == first.itemId && child.step.attempts == 3)
    #expect(child.handle(.answered(first)).isEmpty && child.step.outcome == .open)
  }

  private var finishedRecord: SkillRecord {
    var learner = SkillLearner()
    _ = learner.handle(.finished(skill: "KS1", lesson: "KS1-1", shown: [], known: []))
    return learner.record()
  }
}
