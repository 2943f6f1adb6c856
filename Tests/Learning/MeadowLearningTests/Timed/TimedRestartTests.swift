import MeadowFoundations
import MeadowLearning
import Testing

/// A run that is cut by a restart (learning AC15).
@Suite struct TimedRestartTests {
  @Test("a run that was cut goes on paused where it was, as it would have gone on")
  func goesOn() throws {
    var whole = try TimedRig(seed: 9)
    for number in 0..<10 {
      try whole.answer(number != 4)
      if number == 4 { try whole.tick() }
    }
    var cut = TimedRig(resuming: try reread(whole.run))
    #expect(cut.engine.pauses == [.restart] && cut.engine.deadline == nil)
    cut.now = WallTime(milliseconds: whole.now.milliseconds + 86_400_000)
    #expect(try cut.item == whole.item)
    #expect(
      try cut.problem(.answer(item: 11, choice: 0, responseMilliseconds: nil)).kind == .settled)
    #expect(try cut.problem(.start(plan(run: 2))).kind == .settled)
    #expect(try cut(.resume(.restart)) == [.goOn])
    #expect(try cut.run.clock.elapsedMilliseconds == whole.run.clock.elapsedMilliseconds)
    for _ in 0..<5 {
      try whole.answer(true)
      try cut.answer(true)
      #expect(try whole.item == cut.item)
    }
    // Only the time of the item that stood there is lost.
    let times = try cut.run.answers.suffix(5).map(\.responseMilliseconds)
    #expect(times == [nil, 1000, 1000, 1000, 1000])
    try cut.tick()
    #expect(try cut.result.isComplete && cut.result.correct == 14 && cut.result.wrong == 1)
  }

  @Test("a run that was cut while an answer was shown, or that is to end with its item, does so")
  func phases() throws {
    var rig = try TimedRig()
    try rig.answer(false)
    try rig(.endAfterItem)
    var cut = TimedRig(resuming: try reread(rig.run))
    try cut(.resume(.restart))
    try cut.tick()
    #expect(try cut.result.wrong == 1 && cut.result.unanswered == nil)
  }

  @Test("the child may end a run that was cut, and the next one is not paused by it")
  func ended() throws {
    var cut = TimedRig(resuming: try TimedRig().run)
    try cut(.end)
    #expect(try cut.engine.pauses.isEmpty && cut.result.answers.isEmpty)
    #expect(try cut(.start(plan(run: 2))).count == 1)
    #expect(cut.engine.deadline != nil)
  }

  @Test("a run that was over is not over once more, and its number is taken")
  func over() throws {
    var rig = try TimedRig(run: 4)
    try rig.tick()
    var cut = TimedRig(resuming: try reread(rig.run))
    #expect(cut.engine.pauses.isEmpty)
    #expect(try cut(.tick) == [] && cut(.end) == [])
    #expect(try cut.result == rig.result)
    #expect(try cut.problem(.start(plan(run: 4))).kind == .settled)
  }

  @Test(
    "a run whose parts do not fit together is left out",
    arguments: [
      (["clock", "elapsedMilliseconds"], -1), (["clock", "elapsedMilliseconds"], 60_001),
      (["clock", "limitMilliseconds"], 90_000), (["clock", "limitMilliseconds"], -1),
      (["item", "number"], 3), (["item", "number"], .min), (["itemMilliseconds"], -1),
      (["itemMilliseconds"], 5000), (["plan", "run"], 0), (["revealEndMilliseconds"], 1500),
    ])
  func damage(path: [String], number: Int) throws {
    var rig = try TimedRig()
    try rig.answer(true)
    #expect(try TimedRig(resuming: damaged(rig.run, ["session"], 1)).engine.run != nil)
    #expect(try TimedRig(resuming: damaged(rig.run, path, number)).engine.run == nil)
  }

  @Test("a run that was kept with errors nobody knows goes on, and its answers tell theirs")
  func unknownErrors() throws {
    var rig = try TimedRig()
    try rig.answer(false)
    try rig.tick()
    let run = try rig.run
    for (old, new) in [("\"error\":\"", "\"error\":\"moon-"), ("\"error\"", "\"tag\"")] {
      var cut = TimedRig(resuming: try rewritten(run, old, as: new))
      #expect(try cut.item.options.map(\.value) == run.item.options.map(\.value))
      #expect(try cut.item.options.allSatisfy { $0.error == nil })
      #expect(try cut.run.answers == run.answers && run.answers.first?.error != nil)
      try cut(.resume(.restart))
      try cut.answer(false)
      #expect(try cut.run.answers.last?.error != nil)
      try cut.tick()
      #expect(try cut.item.options.count { $0.error == nil } == 1)
    }
  }

  @Test("so is one whose options are not four different numbers with the answer among them")
  func damagedOptions() throws {
    let run = try TimedRig().run
    let answer = run.item.fact.answer
    let wrong = try found(run.item.options.first { $0.value != answer })
    for (old, new) in [(answer, wrong.value), (wrong.value, answer), (answer, 21)] {
      let broken = try rewritten(run, "\"value\":\(old)}", as: "\"value\":\(new)}")
      #expect(TimedRig(resuming: broken).engine.run == nil, "\(old) as \(new)")
    }
    let more = try rewritten(
      run, "{\"value\":\(answer)}", as: "{\"value\":\(answer)},{\"value\":21}")
    #expect(TimedRig(resuming: more).engine.run == nil)
  }

  @Test("so is one whose shown answer would stay for hours")
  func damagedReveal() throws {
    var rig = try TimedRig()
    try rig.answer(false)
    #expect(TimedRig(resuming: try rig.run).engine.run != nil)
    for end in [.min, 999, 2001, .max] {
      let broken = try damaged(rig.run, ["revealEndMilliseconds"], end)
      #expect(TimedRig(resuming: broken).engine.run == nil)
    }
  }
}
