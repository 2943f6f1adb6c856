import MeadowFoundations
import MeadowLearning
import Testing

/// What learning tells whoever listens (learning K20, R32, R33).
@Suite struct LearningNewsTests {
  @Test("every kind of news has its topic and its members")
  func kinds() throws {
    let answer = FactAnswer(
      fact: try fact("6+8"), given: 14, mode: .practice, responseMilliseconds: 1200,
      at: LearningSamples.start, session: 1)
    let news: [(LearningNews, String, [String: PlainJSON])] = [
      (.screenAppeared("home"), "screen_appeared", ["name": .text("home")]),
      (.sessionStart, "session_start", [:]),
      (.sessionStop(minutes: 7), "session_stop", ["minutes": .whole(7)]),
      (
        .lessonStarted(skill: "KS6", lesson: "KS6-1"), "lesson_started",
        ["skillId": .text("KS6"), "lessonId": .text("KS6-1")]
      ),
      (.lessonStarted(skill: "KS6", lesson: nil), "lesson_started", ["skillId": .text("KS6")]),
      (
        .lessonCompleted(skill: "KS6", lesson: nil, ending: .limit), "lesson_completed",
        ["skillId": .text("KS6"), "ending": .text("limit")]
      ),
      (
        .itemAnswered(skill: "KS6", item: "a@1", isCorrect: true, hintsUsed: 1), "item_answered",
        [
          "skillId": .text("KS6"), "itemId": .text("a@1"), "correct": .flag(true),
          "usedHint": .flag(true), "hintsUsed": .whole(1),
        ]
      ),
      (
        .hintUsed(skill: "KS6", item: "a@1"), "hint_used",
        ["skillId": .text("KS6"), "itemId": .text("a@1")]
      ),
      (
        .factAnswered(answer, KeyTimes(firstKey: 900, commit: 1500)), "fact_answered",
        [
          "factId": .text("6+8"), "mode": .text("practice"), "correct": .flag(true),
          "attempt": .whole(1), "interrupted": .flag(false), "rtFirstMs": .whole(900),
          "rtCommitMs": .whole(1500),
        ]
      ),
      (
        .timedRunFinished(try result(right: 3, wrong: 1)), "timed_run_finished",
        ["run": .whole(1), "correct": .whole(3), "answers": .whole(4), "complete": .flag(true)]
      ),
      (.badgeEarned("b"), "badge_earned", ["badgeId": .text("b")]),
      (.reviewDue(skill: "KS6"), "review_due", ["skillId": .text("KS6")]),
      (.reviewStarted(skill: "KS6"), "review_started", ["skillId": .text("KS6")]),
      (
        .reviewFinished(skill: "KS6", isPassed: false), "review_finished",
        ["skillId": .text("KS6"), "passed": .flag(false)]
      ),
      (.promptNarrated(item: "a@1"), "prompt_narrated", ["itemId": .text("a@1")]),
      (.placementStarted(.first), "placement_started", ["grade": .text("1")]),
      (
        .placementFinished(.first, skill: "GS1"), "placement_finished",
        ["grade": .text("1"), "skillId": .text("GS1")]
      ),
      (.placementFinished(.first, skill: nil), "placement_finished", ["grade": .text("1")]),
      (.narrating(nil), "narrating", ["line": .null]),
      (
        .narrating(NarrationLine("One.")), "narrating",
        ["line": .object(["text": .text("One."), "parts": .list([])])]
      ),
      (.limit("Rest."), "limit", ["text": .text("Rest.")]), (.changed, "changed", [:]),
    ]
    for (news, topic, data) in news {
      #expect(news.topic == topic && news.data == .object(data), "\(topic)")
    }
    let moves = [
      "base10_block_moved", "clock_hand_moved", "coin_dragged", "fraction_shaded",
      "number_line_hop", "graph_bar_changed",
    ]
    #expect(StageMove.allCases.map { LearningNews.moved($0).topic } == moves)
  }

  @Test("what is read is told with what lights up, and that nothing is read any more")
  func narrating() throws {
    var rig = LearningRig()
    let effects = try rig(.lesson(.lesson("GS6-2")))
    let line = try found(effects.narrating.last?["line"])
    #expect(line["text"]?.text == effects.reads.last)
    #expect(line["parts"]?.list?.first?["target"]?.text?.hasPrefix("segment:") == true)
    #expect(try rig.view["narration"] == line)
    #expect(rig.tell(.stopped).narrating == [.object(["line": .null])])
    try rig(.replay)
    rig.listen()
    let targets = rig.log.narrating.compactMap { $0["line", "parts"]?.list?.first?["target"]?.text }
    #expect(targets.suffix(4) == ["option:o1", "option:o2", "option:o3", "option:o4"])
  }

  @Test("badges, mastery, due reviews and their ends are told as they come")
  func mastery() throws {
    var rig = LearningRig()
    for _ in 0..<2 {
      try rig(.lesson(.lesson("KS6-2")))
      try rig.finishLesson()
      rig.wait(700)
    }
    #expect(rig.log.topics.contains("badge_earned") && rig.log.cues.contains(.medium))
    #expect(try rig.view["recap"]?.allTexts.contains { $0.contains("badge") } == true)
    rig.wait(3 * 86_400)
    #expect(rig.log.data("review_due")?["skillId"]?.text == "KS6")
    try rig(.lesson(.review("KS6")))
    try rig.finishLesson()
    #expect(rig.log.data("review_finished")?["passed"]?.flag == true)
    rig.wait(8 * 86_400)
    try rig(.lesson(.review("KS6")))
    try rig.answer(false)
    #expect(rig.log.data("review_finished")?["passed"]?.flag == false)
  }
}

extension [ActivityEffect] {
  /// What was told of what is read.
  fileprivate var narrating: [PlainJSON] {
    compactMap {
      guard case .tell(.activity(let news)) = $0, news.topic == "narrating" else { return nil }
      return news.data
    }
  }
}
