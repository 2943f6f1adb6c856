import MeadowFoundations
import MeadowLearning
import Testing

/// Sessions, minutes, limits and breaks (learning R9, R21, AC6, K26): none of it holds anything back
/// but beginning.
@Suite struct LearnerSessionTests {
  /// A rig that obeys these controls.
  static func rig(_ change: (inout LearningControls) -> Void = { _ in }) throws -> LearningRig {
    var (rig, controls) = (LearningRig(), LearningControls())
    change(&controls)
    try rig(.controls(controls))
    return rig
  }

  @Test("a step counts at most a minute, talking counts nothing, and idle ends the session")
  func minutes() throws {
    var rig = try Self.rig()
    #expect(try rig(.lesson(.lesson("GS6-1"))).topics.first == "session_start")
    try rig(.lesson(.touched), after: 30)
    #expect(try rig.milliseconds == 30_000)
    try rig(.lesson(.touched), after: 300)
    #expect(try rig.milliseconds == 90_000)
    rig.wait(20)
    rig.talk(50)
    #expect(try rig.milliseconds == 110_000)
    try rig(.lesson(.touched), after: 10)
    #expect(try rig.milliseconds == 120_000 && rig.view["minutesToday"]?.whole == 2)
    let idle = rig.wait(601)
    #expect(idle.data("session_stop")?["minutes"]?.whole == 2)
    #expect(idle.data("lesson_completed")?["ending"]?.text == "idle")
    #expect(try rig.saved.session == nil && rig.saved.tally.days.last?.sessions == 1)
    try rig(.lesson(.resume))
    #expect(try rig.saved.tally.days.last?.sessions == 2)
  }

  @Test("what is no work begins no session: talking, looking about, stopping what does not go on")
  func noWork() throws {
    var rig = LearningRig()
    rig.talk(40)
    try rig(.screen("home"))
    try rig(.moved(.coin))
    try rig(.mute(true))
    try rig(.facts(.stop))
    try rig(.facts(.hidden(true)))
    #expect(try rig.saved.session == nil && rig.saved.tally.days.isEmpty)
    #expect(!rig.records.contains { if case .speaking = $0.step { true } else { false } })
  }

  @Test("a child that talks for longer than a session's pause is there; nobody is woken meanwhile")
  func longTalk() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-1")))
    rig.listen()
    let wakings = rig.wakings
    rig.talk(3600)
    #expect(rig.wakings - wakings <= 1 && rig.activity.deadline != nil)
    #expect(try rig.saved.session != nil && rig.view["lesson"] != nil)
  }

  @Test(
    "at the limit the running item may be finished; then a rest of ten minutes, then it goes on")
  func sessionLimit() throws {
    var rig = try Self.rig { $0.sessionLimitMinutes = 5 }
    try rig(.lesson(.lesson("GS6-1")))
    for _ in 0..<4 { try rig(.lesson(.touched), after: 59) }
    try rig.toTest()
    #expect(try rig.view["closed"] == nil)
    try rig(.lesson(.touched), after: 40)
    let limit = try rig(.lesson(.touched), after: 30)
    #expect(limit.data("limit")?["text"]?.text?.contains("talk as much as you like") == true)
    #expect(try rig.view["closed"]?.text?.contains("5 minutes") == true)
    try rig.answer(false)
    #expect(try rig.view["lesson", "feedback", "kind"]?.text == "tryAgain")
    let end = try rig.answer(true)
    #expect(end.data("lesson_completed")?["ending"]?.text == "limit")
    #expect(end.data("item_answered")?["correct"]?.flag == true)
    #expect(try end.reads == rig.view["recap"]?.allTexts.prefix(1).map(\.self))
    #expect(rig.records.last?.answers.count == 1)
    for input in [LearningInput.lesson(.lesson("GS6-2")), .lesson(.resume), .facts(.practise(nil))]
    {
      #expect(try rig.problem(input).kind == .settled)
    }
    try rig(.screen("home"), after: 590)
    #expect(try rig.problem(.facts(.warmUp)).kind == .settled)
    try rig(.lesson(.resume), after: 15)
    #expect(try rig.view["doing"]?.text == "lesson")
  }

  @Test("an item that is done when the limit comes ends its lesson, and its answer is kept")
  func limitWithAnswer() throws {
    var rig = try Self.rig { $0.sessionLimitMinutes = 5 }
    try rig(.lesson(.lesson("GS6-2")))
    for _ in 0..<4 { try rig(.lesson(.touched), after: 59) }
    try rig(.lesson(.touched), after: 50)
    let end = try rig.answer(true, after: 20)
    #expect(end.topics.contains("item_answered") && end.topics.contains("lesson_completed"))
    #expect(rig.records.last?.answers.count == 1 && end.cues.first == .subtle)
    #expect(try rig.saved.tally.days.last?.skills["GS6"]?.correct == 1)
  }

  @Test("practice that begins late in a session ends by the session's limit")
  func practiceLimit() throws {
    var rig = try Self.rig { $0.sessionLimitMinutes = 6 }
    try rig(.lesson(.lesson("GS6-1")))
    for _ in 0..<4 { try rig(.lesson(.touched), after: 59) }
    try rig(.facts(.practise(nil)))
    for _ in 0..<60 where try rig.view["practice", "item"] != nil { try rig.solve(after: 9) }
    #expect(try rig.milliseconds < 6 * 60_000 + 20_000)
    #expect(try rig.view["recap"]?.allTexts.isEmpty == false)
  }

  @Test("the minutes of a day close learning until the next day, a grown-up may allow more")
  func dailyLimit() throws {
    var rig = try Self.rig {
      $0.dailyLimitMinutes = 5
      $0.sessionLimitMinutes = nil
    }
    try rig(.lesson(.lesson("GS6-2")))
    for _ in 0..<6 { try rig(.lesson(.touched), after: 60) }
    try rig.answer(true)
    #expect(try rig.problem(.facts(.practise(nil)), after: 900).reason.contains("today"))
    var controls = LearningControls()
    controls.dailyLimitMinutes = 10
    try rig(.controls(controls))
    try rig(.facts(.practise(nil)))
    try rig(.facts(.stop))
    controls.dailyLimitMinutes = 5
    try rig(.controls(controls))
    #expect(try rig.problem(.facts(.practise(nil)), after: 900).kind == .settled)
    rig.tell(.date(DateReading(wall: rig.wall, day: "2025-11-25")))
    try rig(.facts(.practise(nil)))
    #expect(try rig.view["minutesToday"]?.whole == 0)
  }

  @Test("after so many minutes a break is suggested, and nothing is ended by it")
  func breakReminder() throws {
    var rig = try Self.rig { $0.breakReminderMinutes = 5 }
    try rig(.lesson(.lesson("GS6-1")))
    var suggested: [Int] = []
    for minute in 1...12 {
      if try rig(.lesson(.touched), after: 60).topics.contains("limit") { suggested.append(minute) }
    }
    #expect(suggested == [5, 10])
    #expect(try rig.view["doing"]?.text == "lesson")
  }

  @Test("a grown-up's limit below what was worked ends the lesson behind its item")
  func lowered() throws {
    var rig = try Self.rig()
    try rig(.lesson(.lesson("GS6-2")))
    for _ in 0..<7 { try rig(.lesson(.touched), after: 59) }
    var controls = LearningControls()
    controls.sessionLimitMinutes = 5
    try rig(.controls(controls))
    #expect(try rig.answer(true).topics.contains("lesson_completed"))
  }
}

extension LearningRig {
  fileprivate var milliseconds: Int64 {
    get throws { try saved.tally.days.last?.milliseconds ?? 0 }
  }
}
