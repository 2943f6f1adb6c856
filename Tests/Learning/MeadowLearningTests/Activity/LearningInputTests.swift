import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// Inputs as requests and recordings have them.
@Suite struct LearningInputTests {
  static let times = KeyTimes(firstKey: 900, commit: 1500)
  static let drill = FactDrill(for: FactBank.all[40])

  /// One of each, with and without what may be missing.
  static let inputs: [LearningInput] =
    facts.map { .facts($0) } + lessons.map { .lesson($0) } + others

  private static let facts: [FactsCourse.Input] = [
    .practise(nil), .practise(drill), .lessonSeen(item: 3), .why(item: 3),
    .answer(PracticeReply(item: 3, given: 14, times: times)),
    .answer(PracticeReply(item: 3, given: nil, times: KeyTimes(firstKey: nil, commit: 9))),
    .drill(drill), .warmUp, .touched(7, times), .run, .pickGoal(12), .putGoalAway,
    .choose(item: 2, choice: 1, responseMilliseconds: 1200),
    .choose(item: 2, choice: 1, responseMilliseconds: nil), .hidden(true), .hidden(false), .goOn,
    .stop,
  ]

  private static let lessons: [LessonInput] =
    answers.map {
      .answer(GivenAnswer(item: "a.1", attempt: 2, answer: $0, responseMilliseconds: 70))
    } + [
      .lesson("KS6-1"), .review("KS6"), .resume,
      .answer(GivenAnswer(item: "a.1", attempt: 1, answer: .number(4))),
      .said(item: "a.1", attempt: 1, words: "four"), .hint(isSpoken: true), .hint(isSpoken: false),
      .next, .previous, .skip, .touched, .leave, .placement(.kindergarten),
    ]

  private static let others: [LearningInput] =
    StageMove.allCases.map { .moved($0) } + [
      .say(.target(.option("o1"))), .say(.number(7)), .say(.coin(.penny)),
      .say(.fact(FactBank.all[9])),
      .say(.skill("KS6")), .say(.lesson("ks6.1")), .say(.badge("first-minute")), .replay,
      .mute(true), .mute(false), .controls(LearningControls()), .controls(changed),
      .screen("home"),
    ]

  static let answers: [ItemAnswer] = [
    .choice("o1"), .number(3), .slots(["s1": "t2"]), .order(["t1", "t2"]), .count(4),
    .hops([1, 1], end: 3), .blocks(tens: 2, ones: 3), .time(hour: 3, minute: 30),
    .coins(CoinCount(pennies: 1, quarters: 2)), .segments([0, 2]), .bars([1, 2]), .value(4),
    .pegs([1, 2]), .missing([4]), .touched("o2"),
  ]

  /// Controls of which each is other than at first, with "never" wherever that can be.
  static let changed: LearningControls = {
    var controls = LearningControls()
    controls.weeklyGoalMinutes = 60
    controls.sessionLimitMinutes = nil
    controls.breakReminderMinutes = 10
    controls.dailyLimitMinutes = 40
    controls.isNarrated = false
    controls.readsFacts = true
    controls.givesHints = false
    controls.reminderSeconds = nil
    controls.responseLimit = .six
    controls.factsToTen = true
    controls.asksForDifferentDays = true
    controls.isOnBoard = true
    return controls
  }()

  @Test("every input comes back from JSON as it was", arguments: inputs)
  func roundTrip(input: LearningInput) throws {
    #expect(try reread(input) == input)
    guard case .object(let members) = try SampleTemplates.plain(SkillSamples.text(input)) else {
      throw Missing()
    }
    #expect(members["do"]?.text?.isEmpty == false)
  }

  @Test(
    "an unknown input, and one with a missing or a wrong member, is refused",
    arguments: [
      #"{}"#, #"{"do": "dance"}"#, #"{"do": 3}"#, #"{"do": "fact", "item": 1, "given": 3}"#,
      #"{"do": "fact", "item": "x", "given": 3, "times": {"commit": 3}}"#,
      #"{"do": "fact", "item": 1, "given": 3, "times": {"firstKey": 3}}"#,
      #"{"do": "seen"}"#, #"{"do": "why", "item": true}"#, #"{"do": "drill"}"#,
      #"{"do": "drill", "drill": {"strategy": "magic", "band": 1}}"#,
      #"{"do": "touchNumber", "number": 3}"#, #"{"do": "choose", "item": 1}"#,
      #"{"do": "choose", "item": 1, "choice": "2"}"#, #"{"do": "goal"}"#,
      #"{"do": "goal", "correct": 1.5}"#, #"{"do": "hidden"}"#, #"{"do": "lesson"}"#,
      #"{"do": "lesson", "lesson": 3}"#, #"{"do": "review", "lesson": "KS6"}"#,
      #"{"do": "answer", "item": "a.1", "answer": {"number": 3}}"#,
      #"{"do": "answer", "item": "a.1", "attempt": 1}"#,
      #"{"do": "answer", "item": "a.1", "attempt": 1, "answer": {"number": "3"}}"#,
      #"{"do": "answer", "item": "a.1", "attempt": 1, "answer": 3}"#,
      #"{"do": "said", "item": "a.1", "attempt": 1}"#, #"{"do": "hint", "isSpoken": 3}"#,
      #"{"do": "mute"}"#, #"{"do": "mute", "isMuted": "yes"}"#, #"{"do": "controls"}"#,
      #"{"do": "controls", "controls": {"weeklyGoalMinutes": "many"}}"#,
      #"{"do": "controls", "controls": {"responseLimit": 4}}"#, #"{"do": "moved"}"#,
      #"{"do": "moved", "kind": "cat_moved"}"#, #"{"do": "screen"}"#, #"[]"#,
      #"{"do": "screen", "screen": "home", "child": 2}"#,
      #"{"do": "controls", "controls": {"weeklyGoalMinute": 30}}"#,
      #"{"do": "say"}"#, #"{"do": "say", "number": 7, "coin": "penny"}"#,
      #"{"do": "say", "coin": "cent"}"#,
      #"{"do": "say", "target": "o1"}"#,
    ])
  func refused(json: String) {
    #expect(throws: DecodingError.self) { try SkillSamples.read(LearningInput.self, json) }
  }

  @Test("a grown-up decides by controls and by putting a goal away; all else is a child's")
  func grownUps() {
    #expect(LearningActivity.isForGrownUps(.controls(LearningControls())))
    #expect(LearningActivity.isForGrownUps(.facts(.putGoalAway)))
    let others: [LearningInput] = [
      .facts(.run), .facts(.pickGoal(9)), .lesson(.next), .replay, .mute(true), .moved(.coin),
      .screen("home"),
    ]
    for input in others { #expect(!LearningActivity.isForGrownUps(input)) }
  }

  @Test("what may be missing is taken for what it is mostly")
  func defaults() throws {
    let read = { (json: String) in try SkillSamples.read(LearningInput.self, json) }
    #expect(try read(#"{"do": "practise"}"#) == .facts(.practise(nil)))
    #expect(try read(#"{"do": "hint"}"#) == .lesson(.hint(isSpoken: false)))
    #expect(try read(#"{"do": "controls", "controls": {}}"#) == .controls(LearningControls()))
    let never = #"{"do": "controls", "controls": {"reminderSeconds": null}}"#
    guard case .controls(let controls) = try read(never) else { throw Missing() }
    #expect(controls.reminderSeconds == nil && controls.sessionLimitMinutes == 15)
  }

  @Test("a grown-up's minutes and seconds are held to what can be set")
  func controls() throws {
    var rig = LearningRig()
    for minutes in [4, 241, -1, 0] {
      var controls = LearningControls()
      controls.weeklyGoalMinutes = minutes
      #expect(try rig.problem(.controls(controls)).field == "weeklyGoalMinutes")
      controls = LearningControls()
      controls.sessionLimitMinutes = minutes
      #expect(try rig.problem(.controls(controls)).field == "sessionLimitMinutes")
      controls = LearningControls()
      controls.breakReminderMinutes = minutes
      #expect(try rig.problem(.controls(controls)).field == "breakReminderMinutes")
      controls = LearningControls()
      controls.dailyLimitMinutes = minutes
      #expect(try rig.problem(.controls(controls)).field == "dailyLimitMinutes")
    }
    for seconds in [3, 61] {
      var controls = LearningControls()
      controls.reminderSeconds = seconds
      #expect(try rig.problem(.controls(controls)).field == "reminderSeconds")
    }
    #expect(Self.changed.problem == nil && Self.changed.sessionMinutes == 30)
    #expect(LearningControls().sessionMinutes == 15)
    for name in ["", String(repeating: "x", count: 41)] {
      #expect(try rig.problem(.screen(name)).field == "screen")
    }
    #expect(try rig(.screen("home")).data("screen_appeared")?["name"]?.text == "home")
  }
}
