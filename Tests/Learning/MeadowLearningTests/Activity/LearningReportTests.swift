import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// What learning shows and answers (learning F7, F16, F25, K18, K24–K26, AC14).
@Suite struct LearningReportTests {
  private static func ask(_ question: String, _ rig: LearningRig) throws -> PlainJSON {
    let question = try SkillSamples.read(LearningQuestion.self, question)
    return try SampleTemplates.plain(SkillSamples.text(try rig.activity.report(on: question)))
  }

  @Test("the map leads from grade to lesson, says what is open and what one tap starts")
  func map() throws {
    var rig = LearningRig(modules: [.kindergarten])
    try rig(.lesson(.lesson("KS6-1")))
    try rig.finishLesson()
    let map = try Self.ask(#"{"about": "map"}"#, rig)
    let grades = try found(map["grades"]?.list)
    #expect(grades.map { $0["grade"]?.text } == ["K", "1"])
    #expect(grades.map { $0["isOpen"]?.flag } == [true, false])
    #expect(grades[0]["card"]?.text?.contains("Skill ") == true)
    let skills = try found(grades[0]["domains"]?.list?.first?["skills"]?.list)
    #expect(skills.map { $0["progress", "skillId"]?.text } == ["KS1", "KS6"])
    let lessons = try found(skills[1]["lessons"]?.list)
    #expect(lessons.map { $0["isFinished"]?.flag } == [true, false])
    #expect(lessons[0]["items"]?.whole == 6 && lessons[0]["title"]?.text == "Lesson KS6-1")
    #expect(map["factsAreOpen"]?.flag == false && map["runIsOpen"]?.flag == false)
  }

  @Test("progress counts days, minutes, accuracy, mistakes and the families of each band")
  func progress() throws {
    var rig = LearningRig()
    try rig.practise()
    try rig(.lesson(.lesson("GS6-2")))
    try rig.answer(false)
    try rig.answer(true)
    let progress = try Self.ask(#"{"about": "progress"}"#, rig)
    let day = try found(progress["days"]?.list?.first)
    #expect(day["day"]?.text == LearningSamples.day && day["sessions"]?.whole == 1)
    let answers = try found(day["answers"]?.whole)
    #expect(day["correct"]?.whole == answers - 1 && progress["answers"]?.whole == answers)
    #expect(progress["accuracyPercent"]?.whole == (answers - 1) * 100 / answers)
    #expect(day["medianMilliseconds"]?.whole.map { abs($0 - 1500) < 150 } == true)
    #expect(progress["weeklyGoalMinutes"]?.whole == 30)
    #expect(progress["errors"]?.list?.isEmpty == false)
    let bands = try found(progress["bands"]?.list)
    #expect(bands.count == 6 && bands[0]["families"]?.list?.count == 11)
    #expect(bands.allSatisfy { $0["title"]?.text?.isEmpty == false })
    let needs = progress["needsPractice"]?.list?.compactMap { $0["skillId"]?.text }
    #expect(needs == ["GS6"] && progress["skillsByStatus", "learning"]?.whole == 1)
    #expect(progress["streak"]?.text?.isEmpty == false && progress["level"]?.whole == 0)
  }

  @Test("reviews, rewards and facts name what they are about")
  func others() throws {
    var rig = LearningRig()
    for _ in 0..<2 {
      try rig(.lesson(.lesson("KS6-2")))
      try rig.finishLesson()
      rig.wait(700)
    }
    let review = try found(try Self.ask(#"{"about": "reviews"}"#, rig).list?.first)
    #expect(review["skill"]?.text == "KS6" && review["name"]?.text == "Skill KS6")
    #expect(review["isDue"]?.flag == false && review["due"] != nil)
    let rewards = try Self.ask(#"{"about": "rewards"}"#, rig)
    #expect(rewards["points"]?.whole == 110 && rewards["pointRules"]?.list?.count == 5)
    #expect(rewards["medals", "gold"]?.text?.hasPrefix("Gold") == true)
    let badges = try found(rewards["badges"]?.list)
    let novice = try found(badges.first { $0["id"]?.text == "number-novice" })
    #expect(novice["earnedAt"] != nil && novice["reached"]?.whole == novice["target"]?.whole)
    #expect(badges.allSatisfy { $0["rule"]?.text?.isEmpty == false })
    let facts = try found(try Self.ask(#"{"about": "facts"}"#, rig).list)
    #expect(facts.count == 462 && facts.count { $0["isCurated"]?.flag == true } == 100)
    #expect(facts.allSatisfy { $0["recall"] == nil && $0["isAutomatic"]?.flag == false })
  }

  @Test("the board is made of those a grown-up has opted in, and shown to nobody else (AC14)")
  func board() throws {
    var rig = LearningRig()
    try rig.learnFacts()
    try rig(.facts(.run))
    for _ in 0..<5 { try rig.choose() }
    rig.wait(60)
    var member = try Self.ask(#"{"about": "member"}"#, rig)
    #expect(member["isOptedIn"]?.flag == false)
    var controls = LearningControls()
    controls.isOnBoard = true
    try rig(.controls(controls))
    member = try Self.ask(#"{"about": "member"}"#, rig)
    #expect(member["isOptedIn"]?.flag == true && member["record", "best", "correct"]?.whole == 5)
    let record = try SkillSamples.read(
      TimedRecord.self, SkillSamples.text(try found(member["record"])))
    let members = [("1", "Ada", true), ("2", "Bo", false)].map {
      BoardMember(id: $0.0, name: $0.1, record: record, isOptedIn: $0.2)
    }
    for (viewer, own) in [("1", "Ada"), ("2", nil), ("3", nil)] {
      let report = try rig.activity.report(on: .board(viewer: viewer, members))
      let board = try SampleTemplates.plain(SkillSamples.text(report))
      #expect(board["own", "name"]?.text == own && board["others"]?.list?.count ?? 0 == 0)
    }
    let json = #"{"about": "board", "viewer": "1", "members": \#(try SkillSamples.text(members))}"#
    #expect(try Self.ask(json, rig)["own", "best"]?.whole == 5)
    for wrong in [#"{"about": "board"}"#, #"{"about": "weather"}"#, "{}"] {
      #expect(throws: DecodingError.self) { try SkillSamples.read(LearningQuestion.self, wrong) }
    }
  }

  @Test("practice and a run are shown without the answer of what is asked")
  func factsView() throws {
    var rig = LearningRig()
    try rig(.facts(.practise(nil)))
    var view = try rig.view
    #expect(view["doing"]?.text == "practice" && view["practice", "of"]?.whole == 24)
    #expect(view["practice", "item", "answer"] == nil && view["practice", "feedback"] == nil)
    let answer = try rig.asked.fact.answer
    try rig(.facts(.why(item: try rig.asked.item)))
    let steps = try found(rig.view["practice", "lesson", "steps"]?.list)
    #expect(steps.count == 1)
    try rig.solve(right: false)
    view = try rig.view
    #expect(view["practice", "feedback", "answer"]?.whole == answer)
    #expect(view["practice", "feedback", "isCorrect"]?.flag == false)
    try rig(.facts(.stop))
    try rig.learnFacts()
    try rig(.facts(.run))
    view = try rig.view
    #expect(view["doing"]?.text == "run" && view["run", "item", "options"]?.list?.count == 4)
    #expect(view["run", "item", "answer"] == nil && view["run", "judged"] == nil)
    try rig.choose(right: false)
    view = try rig.view
    #expect(view["run", "judged", "answer"]?.whole != nil && view["run", "correct"]?.whole == 0)
    #expect(rig.wait(1.1).topics == ["changed"], "the next item comes by itself")
    #expect(try rig.view["run", "judged"] == nil && rig.view["run", "item", "number"]?.whole == 2)
    rig.tell(.speaker(.child))
    #expect(try rig.view["run", "isPaused"]?.flag == true)
    rig.tell(.speaker(nil))
    rig.wait(60)
    view = try rig.view
    #expect(view["run", "result", "isComplete"]?.flag == true && view["run", "item"] == nil)
    #expect(view["run", "result", "drills"]?.list?.count == 1)
    #expect(view["recap"]?.allTexts.isEmpty == false)
  }
}
