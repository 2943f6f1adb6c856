import MeadowFoundations
import MeadowLearning
import Testing

/// The game that finds where a child begins (learning K18, K10): short, friendly, and no lesson.
@Suite struct PlacementTests {
  /// Plays a placement in which the child knows `known`, and returns what was asked and the recap.
  private static func play(
    _ rig: inout LearningRig, _ part: ChildModule = .kindergarten, knows known: Set<String>,
    after seconds: Double = 3
  ) throws -> (asked: [String], recap: [String]) {
    try rig(.lesson(.placement(part)))
    var asked: [String] = []
    for _ in 0..<40 {
      guard try rig.view["lesson"] != nil else { break }
      let skill = try rig.keyed.item.skill
      asked.append(skill)
      try rig.answer(known.contains(skill), after: seconds)
      try rig(.lesson(.next))
    }
    return (asked, try rig.view["recap"]?.allTexts ?? [])
  }

  @Test("it goes on past what is known, two of each, and ends where two are missed")
  func found() throws {
    var rig = LearningRig()
    let (asked, recap) = try Self.play(&rig, knows: ["KS1"])
    #expect(asked == ["KS1", "KS1", "KS6", "KS6"])
    #expect(recap.prefix(2) == ["Thank you for playing.", "We begin with Skill KS6."])
    #expect(try rig.view["placed", "skill"]?.text == "KS6")
    #expect(try rig.view["placed", "subject"]?.text == "kindergarten")
    #expect(try rig.saved.controls.begins == ["kindergarten": "KS6"])
    #expect(rig.log.topics.contains("placement_started"))
    #expect(rig.log.data("placement_finished")?["skillId"]?.text == "KS6")
    #expect(!rig.log.topics.contains("lesson_started"), "it is no lesson")
    #expect(!rig.log.topics.contains("review_started"), "and no review")
    try rig(.lesson(.lesson("KS1-1")))
    #expect(try rig.view["placed"] == nil, "it is told until something begins")
  }

  @Test("one slip in three does not hold a child back, and knowing all begins with the last")
  func slips() throws {
    var rig = LearningRig()
    try rig(.lesson(.placement(.kindergarten)))
    try rig.answer(false)
    try rig(.lesson(.next))
    for _ in 0..<2 {
      #expect(try rig.keyed.item.skill == "KS1")
      try rig.answer(true)
      try rig(.lesson(.next))
    }
    #expect(try rig.keyed.item.skill == "KS6")
    for _ in 0..<2 {
      try rig.answer(true)
      try rig(.lesson(.next))
    }
    #expect(try rig.view["placed", "skill"]?.text == "KS6")
  }

  @Test("a wrong answer is thanked for: no correction, no answer shown, no hint, no way back")
  func gentle() throws {
    var rig = LearningRig()
    try rig(.lesson(.placement(.kindergarten)))
    #expect(try rig.view["lesson", "role"]?.text == "placement")
    #expect(try rig.problem(.lesson(.hint(isSpoken: false))).kind == .settled)
    let wrong = try rig.answer(false)
    #expect(wrong.cues.isEmpty && wrong.reads == [SkillWords.noted])
    #expect(try rig.view["lesson", "outcome"]?.text == "missed")
    #expect(try rig.view["lesson", "feedback", "kind"]?.text == "noted")
    #expect(try rig.view["lesson", "solution"]?.list == [])
    #expect(try rig.view["lesson", "example"]?.list == [])
    try rig(.lesson(.next))
    #expect(try rig.problem(.lesson(.previous)).field == "previous")
    #expect(try rig.view["lesson", "isFirst"] == .flag(true))
  }

  @Test("nothing of it counts for a skill, and the export calls its answers a probe")
  func uncounted() throws {
    var rig = LearningRig()
    _ = try Self.play(&rig, knows: ["KS1"])
    let course = try rig.saved.course
    #expect(course.points.total == 0)
    for skill in LearningSamples.skills {
      #expect(course.skills.record(of: skill).attemptCount == 0)
      #expect(course.skills.record(of: skill).status == .notStarted)
    }
    let rows = rig.records.flatMap(\.answers)
    #expect(rows.count == 4 && rows.allSatisfy { $0.mode == "probe" })
    #expect(try rig.saved.tally.days.allSatisfy { $0.errors.isEmpty && $0.skills.isEmpty })
  }

  @Test("after five minutes the running item is the last")
  func short() throws {
    var rig = LearningRig()
    let (asked, _) = try Self.play(&rig, knows: ["KS1", "KS6"], after: 151)
    #expect(asked.count == 2)
    #expect(try rig.view["placed", "skill"]?.text == "KS6")
  }

  @Test("who leaves is placed nowhere, and nothing is offered to be gone on with")
  func left() throws {
    var rig = LearningRig()
    try rig(.lesson(.placement(.kindergarten)))
    try rig.answer(true)
    try rig(.lesson(.leave))
    #expect(try rig.view["placed"] == nil && rig.saved.controls.begins.isEmpty)
    #expect(try rig.view["recap"]?.allTexts == ["Thank you for playing.", "You can go on later."])
    #expect(rig.log.data("placement_finished")?["skillId"] == nil)
    let course = SkillCourse(
      catalogue: LearningSamples.catalogue, state: try rig.saved.course)
    #expect(
      course.nextUp(.math, [.kindergarten], at: rig.wall) == .lesson(skill: "KS1", lesson: "KS1-1"))
  }

  @Test("the way begins where the child was placed or a grown-up said, and all the rest stays open")
  func begins() throws {
    var rig = LearningRig()
    var controls = LearningControls()
    controls.begins = ["kindergarten": "KS6", "grade1": "GS6"]
    try rig(.controls(controls))
    let course = SkillCourse(catalogue: LearningSamples.catalogue, state: try rig.saved.course)
    func next(from first: String?) -> NextUp {
      course.nextUp(.math, [.kindergarten], from: first, at: rig.wall)
    }
    #expect(next(from: "KS6") == .lesson(skill: "KS6", lesson: "KS6-1"))
    #expect(next(from: nil) == .lesson(skill: "KS1", lesson: "KS1-1"))
    #expect(next(from: "nothing") == next(from: nil))
    try rig(.lesson(.lesson("KS1-1")))
    #expect(try rig.view["lesson", "skill"]?.text == "KS1")
    controls.begins = ["facts": "KS1"]
    #expect(try rig.problem(.controls(controls)).field == "begins")
    controls.begins = ["grade1": "KS1"]
    #expect(try rig.problem(.controls(controls)).field == "begins.grade1")
  }

  @Test("a part that is shut is not looked at, and facts place themselves")
  func refused() throws {
    var rig = LearningRig(modules: [.facts, .grade1])
    #expect(try rig.problem(.lesson(.placement(.kindergarten))).field == "modules")
    #expect(try rig.problem(.lesson(.placement(.facts))).field == "subject")
  }

  @Test("who replays the log has the same child, in the middle of it and behind it")
  func replayed() throws {
    var rig = LearningRig()
    try rig(.lesson(.placement(.grade1)))
    try rig.answer(true)
    try rig(.lesson(.next))
    let (again, before) = (try rig.again().course.lesson, try rig.saved.course.lesson)
    #expect(again?.steps == before?.steps && again?.position == 1 && before?.position == 1)
    _ = try Self.play(&rig, .grade1, knows: ["GS5"])
    #expect(try rig.again().controls == rig.saved.controls)
    #expect(try rig.saved.controls.begins == ["grade1": "GS6"])
  }
}

extension LearningRig {
  /// The child that follows from the log alone.
  fileprivate func again() throws -> LearnerState {
    try LearningRig(records: records, after: 30).saved
  }
}
