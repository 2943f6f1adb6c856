import MeadowLearning
import Testing

/// What is said and read: short, plain, of the work and never of the child's nature (learning K23).
@Suite struct SkillWordsTests {
  private func recap(
    _ ending: LessonRecap.Ending, right: Int = 8, shown: Bool = false
  ) throws -> SkillRecap {
    var course = SkillCourse(catalogue: SkillSamples.catalogue)
    var effects = course.handle(.startLesson("KS1-2", seed: 1), at: SkillSamples.start)
    func answer(_ isCorrect: Bool) {
      guard let step = course.state.lesson?.step else { return }
      effects += course.handle(
        .lesson(
          .answered(
            LessonAnswer(
              itemId: step.item.id, attempt: step.attempts + 1, isCorrect: isCorrect, day: "d"))),
        at: SkillSamples.start)
    }
    for _ in 0..<right {
      answer(true)
      effects += course.handle(.lesson(.next), at: SkillSamples.start)
    }
    if shown { for isCorrect in [false, false] { answer(isCorrect) } }
    switch ending {
    case .completed: break
    case .left: effects += course.handle(.lesson(.left), at: SkillSamples.start)
    case .limit:
      effects += course.handle(.lesson(.limitReached), at: SkillSamples.start)
      effects += course.handle(.lesson(.skip), at: SkillSamples.start)
    case .idle: effects += course.handle(.tick, at: SkillSamples.start.plus(600_000))
    }
    return try #require(
      effects.compactMap { if case .recap(let recap) = $0 { recap } else { nil } }.first)
  }

  @Test("a recap names what was done, whatever ended the lesson")
  func recaps() throws {
    #expect(
      SkillWords.recap(try recap(.completed)) == ["You got 8 of 8 right.", "85 points for you."])
    #expect(
      SkillWords.recap(try recap(.left, right: 1, shown: true)) == [
        "You got 1 of 2 right.", "10 points for you.", "You can go on later.",
        "Some items come back next time.",
      ])
    #expect(
      SkillWords.recap(try recap(.idle, right: 0)) == [
        "You worked on Skill KS1.", "You can go on later.",
      ])
    #expect(
      SkillWords.recap(try recap(.limit, right: 2)).last
        == "That is enough for today. See you next time.")
    var tried = try recap(.completed)
    tried.lesson.atOnceCount = 6
    #expect(SkillWords.recap(tried).first == "You did 8 of 8, 6 at the first try.")
    var earned = try recap(.completed)
    earned.badges = [SkillBadge.documented[1]]
    #expect(SkillWords.recap(earned).contains("You earned a badge: Pattern Pro."))
  }

  @Test("where a child is, and what comes next")
  func places() throws {
    var child = try #require(LessonChild())
    #expect(SkillWords.place(child.engine.state.stepper) == "1 of 8")
    let lag = try #require(child.copy().returns["KS1-2-1"])
    _ = child.pass(lag)
    #expect(SkillWords.place(child.engine.state.stepper) == "Once more")
    let cards = [
      NextUp.resume(skill: "KS1", lesson: nil), .review(skill: "KS1"),
      .lesson(skill: "KS1", lesson: "KS1-1"), .nothing,
    ].map { SkillWords.card($0, skillName: "Counting") }
    #expect(
      cards == ["Go on: Counting", "Review: Counting", "Next: Counting", "Nothing to do now."])
  }

  @Test("every sentence is at most twelve words, and each thing has words of its own")
  func short() {
    let corrections = [
      LessonCorrection.tryAgain(faded: nil), .model(faded: nil), .copy,
    ].map(SkillWords.correction)
    let leads = LessonRole.allCases.compactMap(SkillWords.lead)
    let badges = SkillBadge.documented.map(SkillWords.rule)
    let statuses = SkillStatus.allCases.map(SkillWords.title)
    let medals = SkillMedal.allCases.map(SkillWords.meaning)
    let buttons = [
      SkillWords.startLesson, SkillWords.review, SkillWords.practiceLater, SkillWords.next,
      SkillWords.startReview,
    ]
    for group in [SkillWords.pointRules, corrections, leads, statuses, medals, buttons] {
      #expect(Set(group).count == group.count)
    }
    #expect(
      badges == [
        "Get gold in this skill.", "Get gold in all 2 skills.", "Get gold in all 2 skills.",
      ])
    for text in SkillWords.pointRules + corrections + leads + statuses + medals + badges + buttons {
      for sentence in text.split(separator: ".") {
        #expect(sentence.split(separator: " ").count <= 12, "\(sentence)")
      }
    }
    #expect(SkillWords.lead(.test) == nil && leads.count == 2)
  }
}
