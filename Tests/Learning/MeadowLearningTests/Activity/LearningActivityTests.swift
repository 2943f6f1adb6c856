import MeadowFoundations
import MeadowLearning
import Testing

/// Facts and lessons together, what is read of them, and a child that talks (learning AC16, K19).
@Suite struct LearningActivityTests {
  @Test("what a grown-up has not opened cannot be begun; what goes on can be ended")
  func modules() throws {
    var rig = LearningRig(modules: [.kindergarten])
    #expect(try rig.problem(.facts(.practise(nil))).reason.contains("Facts"))
    #expect(try rig.problem(.lesson(.lesson("GS6-1"))).reason.contains("Grade 1"))
    #expect(try rig.problem(.lesson(.review("GS6"))).kind == .settled)
    try rig(.lesson(.lesson("KS6-1")))
    rig.tell(.settings(FamilySettings(), ChildProfile(modules: [.facts])))
    try rig(.lesson(.next))
    try rig.answer(true)
    try rig(.lesson(.leave))
    #expect(try rig.problem(.lesson(.resume)).reason.contains("Kindergarten"))
    try rig(.facts(.practise(nil)))
  }

  @Test("an activity that is not open refuses everything and shows nothing")
  func closed() throws {
    var rig = LearningRig(isOpen: false)
    #expect(throws: InputProblem.self) { try rig(.facts(.practise(nil))) }
    #expect(rig.activity.handle(.replay, at: rig.now).isEmpty)
    #expect(throws: InputProblem.self) { try rig.activity.report(on: .map) }
    #expect(rig.activity.saved == nil && rig.activity.deadline == nil)
    rig.talk()
    rig.tell(.stopped)
    let view = try rig.view
    #expect(view["doing"]?.text == "nothing" && view["points"]?.whole == 0)
    #expect(view["lesson"] == nil && view["practice"] == nil && view["controls"] == nil)
    var timeless = LearningActivity { LearningSamples.content }
    #expect(timeless.prepare().isEmpty)
    timeless.restore(from: nil, records: [], seed: 1)
    #expect(throws: InputProblem.self) {
      try timeless.attempt(.facts(.run), at: MonotonicTime(nanoseconds: 0))
    }
    #expect(throws: InputProblem.self) { try timeless.report(on: .facts) }
    rig.activity = timeless
    #expect(try rig.view["doing"]?.text == "nothing" && rig.view["minutesToday"]?.whole == 0)
    #expect(LearningActivity.name == "learning" && !LearningActivity.opensAtStart)
  }

  @Test("facts leave a lesson and a lesson leaves facts; the recap of what was left is not read")
  func leaving() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-1")))
    rig.listen()
    let practice = try rig(.facts(.practise(nil)))
    #expect(practice.data("lesson_completed")?["ending"]?.text == "left")
    #expect(practice.reads == [])
    #expect(try rig.view["doing"]?.text == "practice" && rig.view["recap"]?.allTexts == [])
    try rig.solve()
    let lesson = try rig(.lesson(.lesson("KS6-2")))
    #expect(lesson.topics.contains("lesson_started"))
    #expect(try rig.view["doing"]?.text == "lesson" && rig.view["practice"] == nil)
    #expect(try rig.view["recap"]?.allTexts == [] && rig.saved.facts.practice.runningSession == nil)
    #expect(try rig.listen() == rig.keyed.item.prompt.narrated)
    let other = try rig(.lesson(.lesson("KS1-1")))
    #expect(
      other.topics.filter { $0.hasPrefix("lesson_") } == ["lesson_completed", "lesson_started"])
    #expect(try rig.view["recap"]?.allTexts == [])
    try rig(.facts(.warmUp))
    #expect(try rig.view["warmUp"]?.whole != nil && rig.view["doing"]?.text == "warmUp")
    let again = try rig(.facts(.practise(nil)))
    #expect(again.reads == [] && rig.records.count == 7)
  }

  @Test("who leaves the warm-up has left it")
  func leftWarmUp() throws {
    var rig = LearningRig()
    try rig(.facts(.warmUp))
    #expect(try rig.view["doing"]?.text == "warmUp")
    try rig(.facts(.stop))
    #expect(try rig.view["warmUp"] == nil && rig.view["doing"]?.text == "nothing")
  }

  @Test("a run that is refused leaves the lesson as it is")
  func refusedRun() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-1")))
    #expect(try rig.problem(.facts(.run)).field == "run")
    #expect(try rig.view["doing"]?.text == "lesson")
  }

  @Test("muted, nothing is read but what the child asks to hear; unmuted it is read again")
  func mute() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    #expect(try rig(.mute(true)).contains(.quiet))
    #expect(try rig.answer(false).reads == [])
    #expect(try rig.view["isMuted"]?.flag == true && rig.view["narration"] == nil)
    let prompt = try rig.keyed.item.prompt.spoken
    #expect(try rig(.replay).reads == [prompt])
    #expect(rig.listen().count == 5)
    #expect(try rig(.mute(false)).isEmpty)
    #expect(try rig.answer(true).reads.count == 1)
    var controls = LearningControls()
    controls.isNarrated = false
    #expect(try rig(.controls(controls)).contains(.quiet))
    #expect(try rig(.lesson(.next)).reads == [])
    #expect(try rig(.replay).reads.count == 1)
  }

  @Test("without anything that is asked there is nothing to say once more")
  func replay() throws {
    var rig = LearningRig()
    #expect(try rig.problem(.replay).kind == .settled)
    try rig(.facts(.practise(nil)))
    let spoken = try rig.asked.fact.speech() + "."
    let before = try rig.saved
    #expect(try rig(.replay).reads == [spoken])
    #expect(try rig.saved == before)
  }

  @Test("facts are read to a child that learns by ear; else what belonged to the last falls silent")
  func readsFacts() throws {
    var rig = LearningRig()
    try rig(.facts(.practise(nil)))
    try rig(.replay)
    #expect(try rig.solve().contains(.quiet) && rig.view["narration"] == nil)
    var controls = LearningControls()
    controls.readsFacts = true
    try rig(.controls(controls))
    try rig.solve()
    let fact = try rig.asked.fact
    #expect(rig.listen() == [fact.speech() + "."])
    #expect(rig.log.data("prompt_narrated")?["itemId"]?.text == fact.rawValue)
    try rig(.facts(.warmUp))
    #expect(rig.listen().first?.hasPrefix("Touch ") == true)
  }

  @Test("a chime comes before anything is read")
  func cueFirst() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    rig.listen()
    let effects = try rig.answer(true)
    let cue = try found(effects.firstIndex(of: .cue(.subtle)))
    #expect(try cue < found(effects.firstIndex(of: .read("That is right."))))
    try rig(.lesson(.next))
    try rig.finishLesson()
    let end = try found(rig.log.lastIndex(of: .cue(.full)))
    let recap = try found(rig.log.lastIndex { if case .read = $0 { true } else { false } })
    #expect(end < recap)
  }

  @Test("what belongs to an item falls silent when it is left, and its lines never come again")
  func silence() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    let effects = try rig(.lesson(.skip), after: 0.2)
    let quiet = try found(effects.firstIndex(of: .quiet))
    #expect(
      try effects.firstIndex(of: .read(rig.keyed.item.prompt.spoken)).map { $0 > quiet } == true)
    rig.tell(.stopped)
    #expect(rig.wait(5).reads == [] && rig.log.contains(.quiet))
    #expect(try rig.view["narration"] == nil)
  }

  @Test("a child's word cuts what is read and stops every clock; afterwards the line comes again")
  func talking() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    let prompt = try rig.keyed.item.prompt.spoken
    rig.tell(.speaker(.activity("learning")))
    rig.wait(0.5)
    rig.tell(.speaker(.child))
    #expect(rig.wait(200).reads == [])
    rig.tell(.speaker(nil))
    #expect(rig.wait(0.69).reads == [])
    #expect(rig.wait(0.1).reads == [prompt])
    #expect(try rig.saved.course.lesson?.stepper.number == 1)
    rig.listen()
    try rig(.facts(.practise(nil)))
    rig.talk(3)
    let answered = try rig.solve()
    #expect(rig.records.last?.answers.first?.responseMilliseconds == nil)
    #expect(answered.data("fact_answered")?["interrupted"]?.flag == true)
  }

  @Test("a lesson that begins while the child talks waits for its end with the reminder")
  func beginsWhileTalking() throws {
    var rig = LearningRig()
    var controls = LearningControls()
    controls.isNarrated = false
    try rig(.controls(controls))
    rig.tell(.speaker(.child))
    try rig(.lesson(.lesson("GS6-2")))
    try rig(.mute(false), after: 0)
    rig.wait(60)
    #expect(rig.wakings == 0)
    rig.tell(.speaker(nil))
    rig.wait(10)
    #expect(rig.wakings == 1)
  }
}
