import MeadowFoundations
import MeadowLearning
import Testing

/// The run of sixty seconds (learning F12, R4, R20, R21, AC3, AC6, AC16, §3D).
@Suite struct TimedRunEngineTests {
  @Test("a run begins with an item of four options of which one is right")
  func begins() throws {
    var rig = TimedRig(resuming: nil)
    #expect(rig.engine.run == nil && rig.engine.deadline == nil)
    let effects = try rig(.start(plan(goal: 12)))
    #expect(try effects == [.show(rig.item)])
    let item = try rig.item
    #expect(item.number == 1 && Set(item.options.map(\.value)).count == 4)
    #expect(item.options.count { $0.value == item.fact.answer } == 1)
    #expect(try rig.run.plan.goal == 12 && rig.run.correct == 0)
  }

  @Test("AC3: a run stops at 60.0 s of its clock, and no answer is taken after")
  func stops() throws {
    var rig = try TimedRig()
    let start = rig.now
    for _ in 0..<59 { try rig.answer(true) }
    rig.wait(999)
    let last = try rig.item
    // The last millisecond still counts.
    try rig(.answer(item: 60, choice: rig.choice(right: true), responseMilliseconds: nil))
    rig.wait(1)
    let choice = try rig.choice(right: true)
    let late = try rig.problem(.answer(item: 61, choice: choice, responseMilliseconds: nil))
    #expect(late.kind == .settled && late.field == "item" && late.reason.contains("too late"))
    #expect(rig.engine.deadline == rig.now)
    let effects = try rig(.tick)
    let result = try rig.result
    #expect(effects == [.finish(result)])
    #expect(result.clockMilliseconds == 60_000 && result.isComplete && result.correct == 60)
    #expect(result.answers.last?.fact == last.fact && result.unanswered != nil)
    #expect(rig.now.milliseconds - start.milliseconds == 60_000)
    #expect(rig.engine.deadline == nil)
    let after = try rig.problem(.answer(item: 61, choice: 0, responseMilliseconds: nil))
    #expect(after.kind == .settled)
    #expect(try rig(.tick) == [])
  }

  @Test("AC3: a tick that comes late changes nothing about the sixty seconds")
  func lateTick() throws {
    var rig = try TimedRig()
    rig.wait(60_100)
    try rig(.tick)
    #expect(try rig.result.clockMilliseconds == 60_000)
    #expect(try rig.result.answers.isEmpty && rig.result.accuracy == nil)
  }

  @Test("a wrong tap shows the right answer for 1.0 s of the running clock and takes nothing then")
  func reveal() throws {
    var rig = try TimedRig()
    let first = try rig.item
    let tapped = first.options[try rig.choice(right: false)]
    let effects = try rig.answer(false)
    let answer = try found(rig.run.answers.first)
    #expect(effects == [.judge(answer)] && answer.error != nil)
    #expect(!answer.isCorrect && answer.given == tapped.value && answer.fact == first.fact)
    #expect(try answer.error == tapped.error && rig.run.revealEndMilliseconds == 2000)
    rig.wait(999)
    let double = try rig.problem(.answer(item: 1, choice: 0, responseMilliseconds: nil))
    #expect(double.kind == .settled && double.advice == "wait for item 2")
    let early = try rig.problem(.answer(item: 2, choice: 0, responseMilliseconds: nil))
    #expect(early.kind == .unknown)
    #expect(try rig(.tick) == [])
    rig.wait(1)
    #expect(rig.engine.deadline == rig.now)
    #expect(try rig(.tick) == [.show(rig.item)])
    #expect(try rig.item.number == 2 && rig.run.revealEndMilliseconds == nil)
  }

  @Test("what is shown of a wrong answer stays while the run is paused, and the run may end by it")
  func revealPaused() throws {
    var rig = try TimedRig()
    try rig.answer(false)
    rig.wait(400)
    #expect(try rig(.pause(.communication)) == [.stand])
    #expect(rig.engine.deadline == nil)
    rig.wait(10_000)
    #expect(try rig(.tick) == [])
    try rig(.resume(.communication))
    #expect(try found(rig.engine.deadline).milliseconds - rig.now.milliseconds == 600)
    try rig.tick()
    #expect(try rig.item.number == 2)
    rig.wait(57_500)
    try rig(.answer(item: 2, choice: rig.choice(right: false), responseMilliseconds: nil))
    try rig.tick()
    #expect(try rig.result.clockMilliseconds == 60_000 && rig.result.unanswered == nil)
  }

  @Test("a right answer brings the next item at once")
  func right() throws {
    var rig = try TimedRig()
    let effects = try rig.answer(true)
    let answer = try found(rig.run.answers.first)
    #expect(try effects == [.judge(answer), .show(rig.item)])
    #expect(answer.isCorrect && answer.error == nil && answer.responseMilliseconds == 1000)
    #expect(try rig.run.correct == 1)
  }

  @Test(
    "the clock stands from the first reason to pause until the last is over", arguments: [1, 2])
  func pauses(seed: UInt32) throws {
    var rig = try TimedRig(seed: seed)
    rig.wait(10_000)
    #expect(try rig(.pause(.communication)) == [.stand])
    #expect(try rig(.pause(.hidden)) == [])
    #expect(try rig(.pause(.hidden)) == [])
    rig.wait(500_000)
    #expect(try rig(.resume(.communication)) == [])
    #expect(try rig(.resume(.grownUp)) == [])
    let before = try rig.item
    let paused = try rig.problem(.answer(item: 1, choice: 0, responseMilliseconds: nil))
    #expect(paused.kind == .settled && paused.advice == "answer when it goes on")
    #expect(try rig(.resume(.hidden)) == [.goOn])
    #expect(try rig(.resume(.hidden)) == [])
    #expect(try rig.item == before)
    #expect(abs(try rig.run.remainingFraction(at: rig.now) - 50.0 / 60) < 1e-9)
    try rig.tick()
    #expect(try rig.result.clockMilliseconds == 60_000)
  }

  @Test("AC16: an item during which the child spoke is scored, and its time is not")
  func unscoredTime() throws {
    var rig = try TimedRig()
    rig.wait(500)
    try rig(.pause(.communication))
    rig.wait(3000)
    try rig(.resume(.communication))
    try rig.answer(true, after: 500)
    try rig.answer(true, after: 700)
    #expect(try rig.run.answers.map(\.responseMilliseconds) == [nil, 700])
    #expect(try rig.run.answers.map(\.clockMilliseconds) == [1000, 1700])
  }

  @Test("a run that is started while the child speaks waits for it")
  func startsPaused() throws {
    var rig = TimedRig(resuming: nil)
    #expect(try rig(.pause(.communication)) == [])
    #expect(try rig(.start(plan())) == [.show(rig.item), .stand])
    rig.wait(5000)
    #expect(try rig.run.remainingFraction(at: rig.now) == 1)
    #expect(try rig(.resume(.communication)) == [.goOn])
    try rig.answer(true)
    #expect(try rig.run.answers.first?.responseMilliseconds == nil)
  }

  @Test("the child may end the run at any time, also while it is paused, and twice is no error")
  func ends() throws {
    var rig = try TimedRig()
    #expect(TimedRig(resuming: nil).engine.problem(with: .end, at: rig.now) == nil)
    try rig.answer(true)
    try rig(.pause(.grownUp))
    let shown = try rig.item.fact
    let effects = try rig(.end)
    let result = try rig.result
    #expect(effects == [.finish(result)] && result.unanswered == shown)
    #expect(!result.isComplete && result.correct == 1 && result.clockMilliseconds == 1000)
    #expect(try rig(.end) == [] && rig(.pause(.hidden)) == [])
    var none = TimedRig(resuming: nil)
    #expect(try none(.end) == [] && none(.endAfterItem) == [] && none(.tick) == [])
  }

  @Test("AC6: the run ends after the running item, right or wrong", arguments: [true, false])
  func endsAfterItem(isRight: Bool) throws {
    var rig = try TimedRig()
    try rig.answer(true)
    #expect(try rig(.endAfterItem) == [])
    try rig.answer(isRight)
    if !isRight { try rig.tick() }
    let result = try rig.result
    #expect(rig.effects.last == .finish(result) && !result.isComplete)
    #expect(result.answers.count == 2 && result.unanswered == nil)
  }

  @Test("response times: without the hand's part, never longer than the item stood, none for noise")
  func responseTimes() throws {
    var rig = try TimedRig(motor: 300)
    try rig.answer(true, after: 1000, seen: 900)
    try rig.answer(true, after: 1000, seen: 5000)
    try rig.answer(true, after: 199)
    try rig.answer(true, after: 200)
    try rig.answer(true, after: 10_000)
    try rig.answer(true, after: 10_001)
    #expect(
      try rig.run.answers.map(\.responseMilliseconds) == [600, 700, nil, 0, 9700, nil])
    var scanning = try TimedRig(motor: nil)
    try scanning.answer(true)
    #expect(try scanning.run.answers.map(\.responseMilliseconds) == [nil])
  }

  @Test("what is shown as time shrinks from one to nothing and never grows")
  func fraction() throws {
    var rig = try TimedRig()
    var before = 1.0
    for _ in 0..<70 {
      #expect(try rig.run.remainingFraction(at: rig.now) <= before)
      before = try rig.run.remainingFraction(at: rig.now)
      rig.wait(1000)
    }
    #expect(before == 0)
  }

  @Test("a clock on the wall that is set back takes no time and gives none")
  func setBack() throws {
    var rig = try TimedRig()
    rig.wait(5000)
    try rig(.tick)
    rig.wait(-3_600_000)
    try rig(.tick)
    #expect(try rig.run.clock.elapsedMilliseconds == 5000)
    try rig.tick()
    #expect(try rig.result.clockMilliseconds == 60_000)
    var far = try TimedRig()
    far.now = WallTime(milliseconds: .min)
    try far(.tick)
    far.now = WallTime(milliseconds: .max)
    try far(.tick)
    #expect(try far.result.clockMilliseconds == 60_000)
    try far(.start(plan(run: 2)))
    #expect(far.engine.deadline == far.now)
  }

  @Test("R4: tapping at random every 0.6 s gives about eleven right answers, and no best")
  func random() throws {
    var total = 0
    let seeds = UInt32(1)...200
    for seed in seeds {
      var rig = try TimedRig(seed: seed)
      var generator = SeededGenerator(seed: UInt64(seed))
      while try !rig.run.isOver {
        if try rig.run.revealEndMilliseconds == nil, try rig.run.clock.elapsedMilliseconds < 59_400
        {
          rig.wait(600)
          let choice = Int.random(in: 0..<4, using: &generator)
          try rig(.answer(item: rig.item.number, choice: choice, responseMilliseconds: nil))
        } else {
          try rig.tick()
        }
      }
      total += try rig.result.correct
      #expect(try !rig.result.countsForBest, "seed \(seed)")
    }
    #expect((10.0...12.0).contains(Double(total) / Double(seeds.count)), "\(total)")
  }
}
