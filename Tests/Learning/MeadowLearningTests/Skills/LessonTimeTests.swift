import MeadowFoundations
import MeadowLearning
import Testing

/// Hesitation, talking, idle time, the limit and the way back (learning §7, R9, R21).
@Suite struct LessonTimeTests {
  private let start = SkillSamples.start

  @Test("one reminder after nine seconds, and not a second one")
  func reminder() throws {
    var child = try #require(LessonChild())
    #expect(child.engine.deadline == start.plus(9000))
    #expect(child.engine.handle(.tick, at: start.plus(8999)).isEmpty)
    #expect(child.engine.handle(.tick, at: start.plus(9000)) == [.remind(item: "KS1-2-1")])
    #expect(child.engine.deadline == start.plus(600_000))
    #expect(child.engine.handle(.tick, at: start.plus(60_000)).isEmpty)
    #expect(child.step.outcome == .open && child.step.attempts == 0, "idle is never wrong")
  }

  @Test("it waits from the end of the prompt")
  func afterPrompt() throws {
    var child = try #require(LessonChild())
    _ = child.engine.handle(.promptEnded, at: start.plus(5000))
    #expect(child.engine.deadline == start.plus(14_000))
    _ = child.engine.handle(.touched, at: start.plus(6000))
    _ = child.engine.handle(.promptEnded, at: start.plus(7000))
    #expect(child.engine.deadline == start.plus(606_000), "a touch has cancelled it")
  }

  @Test(
    "any touch cancels it",
    arguments: [
      LessonEngine.Input.touched, .hint(isSpoken: false),
      .answered(
        LessonAnswer(itemId: "KS1-2-1", attempt: 1, isCorrect: false, day: SkillSamples.day)),
    ])
  func cancelled(input: LessonEngine.Input) throws {
    var child = try #require(LessonChild())
    _ = child.engine.handle(input, at: start.plus(8000))
    #expect(child.engine.deadline == start.plus(608_000))
    #expect(child.engine.handle(.tick, at: start.plus(30_000)).isEmpty)
  }

  @Test("each item has its own, and one that is done has none")
  func eachItem() throws {
    var child = try #require(LessonChild(lesson: "KS1-1"))
    #expect(child.engine.deadline == start.plus(600_000), "a model waits for nothing")
    _ = child.engine.handle(.next, at: start.plus(1000))
    #expect(child.engine.deadline == start.plus(10_000))
  }

  @Test("it is adjustable within 4 to 60 seconds and off for switches")
  func adjustable() throws {
    for (chosen, seconds) in [(8, 8), (10, 10), (1, 4), (90, 60)] {
      let settings = LessonSettings(reminderSeconds: chosen)
      #expect(settings.reminderSeconds == seconds)
      let child = try #require(LessonChild(settings: settings))
      #expect(child.engine.deadline == start.plus(Int64(seconds) * 1000))
    }
    let child = try #require(LessonChild(settings: .switches))
    #expect(child.engine.deadline == start.plus(600_000))
    #expect(try SkillSamples.kept(LessonSettings.switches) == .switches)
    #expect(try SkillSamples.kept(LessonSettings()) == LessonSettings())
  }

  @Test("while the child talks time stands still")
  func talking() throws {
    var child = try #require(LessonChild())
    _ = child.engine.handle(.talking(true), at: start.plus(8000))
    #expect(child.engine.deadline == nil)
    #expect(child.engine.handle(.tick, at: start.plus(900_000)).isEmpty)
    _ = child.engine.handle(.talking(true), at: start.plus(950_000))
    _ = child.engine.handle(.talking(false), at: start.plus(1_008_000))
    #expect(child.engine.deadline == start.plus(1_009_000), "a second was left")
    _ = child.engine.handle(.talking(false), at: start.plus(1_008_500))
    #expect(child.engine.deadline == start.plus(1_009_000))
    _ = child.engine.handle(.tick, at: start.plus(1_009_000))
    #expect(child.engine.deadline == start.plus(1_608_000))
  }

  @Test("an item that comes while the child talks waits from the end of that")
  func presentedWhileTalking() throws {
    var child = try #require(LessonChild())
    _ = child.engine.handle(.talking(true), at: start.plus(1000))
    _ = child.engine.handle(.skip, at: start.plus(5000))
    _ = child.engine.handle(.talking(false), at: start.plus(7000))
    #expect(child.engine.deadline == start.plus(16_000))
  }

  @Test("ten idle minutes end the lesson, and the child can go on where it was")
  func idle() throws {
    var child = try #require(LessonChild())
    _ = child.pass(2)
    let end = child.now.plus(600_000)
    #expect(child.engine.handle(.tick, at: end.plus(-1)) == [.remind(item: "KS1-2-3")])
    let effects = child.engine.handle(.tick, at: end)
    #expect(effects.first == .leave(item: "KS1-2-3") && effects.recap?.ending == .idle)
    #expect(effects.recap?.itemCount == 3 && effects.recap?.learned.count == 2)
    #expect(child.engine.handle(.tick, at: end.plus(1)).isEmpty)
    let back = end.plus(SkillSamples.days(1))
    let resumed = child.engine.handle(.resumed, at: back)
    #expect(resumed.steppers.first?.number == 3 && child.engine.state.ending == nil)
    #expect(child.engine.deadline == back.plus(9000))
    child.now = back
    #expect(child.pass(6).recap?.ending == .completed)
  }

  @Test("an answer after ten idle minutes finds the lesson over and is not scored")
  func answerAfterIdle() throws {
    var child = try #require(LessonChild())
    let effects = child.handle(.answered(child.answer(true)), after: 700_000)
    #expect(effects.recap?.ending == .idle && effects.scored.isEmpty)
  }

  @Test("a clock that is set back makes nothing wait for hours")
  func clockSetBack() throws {
    var child = try #require(LessonChild())
    let earlier = start.plus(-3_600_000)
    #expect(child.engine.handle(.tick, at: earlier).isEmpty)
    #expect(child.engine.deadline == earlier.plus(9000))
    _ = child.engine.handle(.talking(true), at: earlier.plus(1000))
    _ = child.engine.handle(.tick, at: earlier.plus(-60_000))
    _ = child.engine.handle(.talking(false), at: earlier.plus(-58_000))
    #expect(child.engine.deadline == earlier.plus(-50_000))
  }

  @Test("at the limit the item that was begun is finished, then the lesson ends")
  func limit() throws {
    var child = try #require(LessonChild())
    _ = child.pass(2)
    #expect(child.handle(.limitReached).isEmpty && child.engine.state.isLastItem)
    #expect(child.say(false).recap == nil, "the item may still be tried again")
    let effects = child.say(true)
    #expect(effects.first == .succeeded(item: "KS1-2-3", hints: 0))
    #expect(effects.recap?.ending == .limit && effects.recap?.itemCount == 3)
    _ = child.handle(.resumed)
    #expect(!child.engine.state.isLastItem && child.handle(.next).steppers.first?.number == 4)
  }

  @Test("an item that is done is not followed by another")
  func limitBetween() throws {
    var child = try #require(LessonChild())
    _ = child.say(true)
    #expect(child.handle(.limitReached).recap?.ending == .limit)
    var skipping = try #require(LessonChild())
    _ = skipping.handle(.limitReached)
    #expect(skipping.handle(.skip).recap?.ending == .limit)
    var shown = try #require(LessonChild())
    _ = shown.handle(.limitReached)
    let copied = shown.say(false) + shown.say(false) + shown.say(true)
    #expect(copied.returns.isEmpty && copied.recap?.shown == ["KS1-2-1"])
  }

  @Test("a limit at the last item does not make the lesson unfinished")
  func limitAtEnd() throws {
    var child = try #require(LessonChild())
    _ = child.pass(7)
    _ = child.handle(.limitReached)
    #expect(child.say(true).recap?.ending == .completed)
    var skipping = try #require(LessonChild())
    _ = skipping.pass(7)
    _ = skipping.handle(.limitReached)
    #expect(skipping.handle(.skip).recap?.ending == .completed)
  }

  @Test("a lesson can be left and resumed; one that is completed cannot, nor one that goes on")
  func leaving() throws {
    var child = try #require(LessonChild())
    #expect(child.engine.problem(with: .resumed)?.kind == .settled)
    _ = child.say(false) + child.say(false)
    let recap = try #require(child.handle(.left).recap)
    #expect(recap.ending == .left && recap.shown == ["KS1-2-1"] && recap.learned.isEmpty)
    #expect(child.engine.problem(with: .next)?.advice == "resume it, or begin another")
    #expect(child.engine.problem(with: .tick) == nil)
    _ = child.handle(.resumed)
    #expect(child.step.outcome == .copying && child.say(true).first == .copied(item: "KS1-2-1"))
    _ = child.handle(.next)
    while child.engine.state.ending == nil { _ = child.pass(1) }
    #expect(child.engine.problem(with: .resumed)?.advice == "begin another")
  }

  @Test("a review scores each item for the review and brings none back")
  func review() throws {
    let plan = try #require(
      LessonPlan.review(
        of: "KS1", record: SkillRecord(), in: SkillSamples.catalogue, seed: 3))
    var child = LessonChild(plan: plan)
    let effects = child.copy() + child.pass(2)
    #expect(effects.scored.map(\.isCorrect) == [false, true, true])
    #expect(effects.scored.allSatisfy { $0.purpose == .review } && effects.returns.isEmpty)
    #expect(effects.recap?.lessonId == nil && effects.recap?.shown.count == 1)
  }

  @Test("a state whose position is no step is refused")
  func brokenState() throws {
    let child = try #require(LessonChild())
    #expect(try SkillSamples.kept(child.engine.state) == child.engine.state)
    for member in ["position", "reached"] {
      let broken = try SkillSamples.text(child.engine.state)
        .replacing("\"\(member)\":0", with: "\"\(member)\":8")
      #expect(throws: DecodingError.self) {
        try SkillSamples.read(LessonState.self, broken)
      }
    }
  }
}
