import MeadowFoundations
import MeadowLearning
import Testing

/// Lessons, mastery, points and badges together (learning K18, K25, R17, R19).
@Suite struct SkillCourseTests {
  /// A child in a course; two seconds pass between two things it does.
  struct Pupil {
    var course = SkillCourse(catalogue: SkillSamples.catalogue)
    var now = SkillSamples.start
    var day = SkillSamples.day

    mutating func handle(_ input: SkillCourse.Input, after: Int64 = 2000) -> [SkillCourse.Effect] {
      now = now.plus(after)
      return course.handle(input, at: now)
    }

    mutating func say(_ isCorrect: Bool) -> [SkillCourse.Effect] {
      guard let step = course.state.lesson?.step else { return [] }
      return handle(
        .lesson(
          .answered(
            LessonAnswer(
              itemId: step.item.id, attempt: step.attempts + 1, isCorrect: isCorrect, day: day))))
    }

    /// Does all that is left of the lesson, right.
    mutating func finish() -> [SkillCourse.Effect] {
      var effects: [SkillCourse.Effect] = []
      while course.state.lesson?.ending == nil {
        if course.state.lesson?.step.role != .model { effects += say(true) }
        effects += handle(.lesson(.next))
      }
      return effects
    }

    mutating func lesson(_ id: String) -> [SkillCourse.Effect] {
      handle(.startLesson(id, seed: 1)) + finish()
    }

    mutating func night(days: Int = 1) {
      _ = handle(.stopped)
      now = now.plus(SkillSamples.days(days))
      day = "\(now.milliseconds / SkillSamples.days(1))"
    }
  }

  @Test("two lessons on two days master a skill, with points, badge and recap")
  func wayToMastery() throws {
    var pupil = Pupil()
    let first = pupil.lesson("KS1-1")
    #expect(
      first.contains(.skill(.sessionBegan(1))) && first.contains(.skill(.began(skill: "KS1"))))
    #expect(first.contains(.skill(.credited(skill: "KS1", credits: 1))))
    let recap = try #require(first.recap)
    #expect(recap.points == 75 && recap.badges.isEmpty && recap.nextReview == nil)
    #expect(recap.progress.medal == .silver && recap.progress.percent == 50)
    #expect(recap.lesson.learned.count == 7)
    pupil.night()
    let second = pupil.lesson("KS1-2")
    let badge = try #require(SkillBadge.documented.first)
    #expect(second.contains(.badge(badge)))
    let end = try #require(second.recap)
    #expect(end.badges == [badge] && end.progress.medal == .gold && end.points == 85)
    #expect(end.nextReview == pupil.course.state.skills.record(of: "KS1").review?.due)
    #expect(pupil.course.state.points.total == 160 && pupil.course.state.points.streak == 13)
    #expect(pupil.course.state.badges.has("number-novice"))
    #expect(pupil.course.state.skills.record(of: "KS1").finishedLessons == ["KS1-1", "KS1-2"])
  }

  @Test("a review on its day moves the ladder, and its answers are paid")
  func review() throws {
    var pupil = Pupil()
    _ = pupil.lesson("KS1-1")
    pupil.night()
    _ = pupil.lesson("KS1-2")
    pupil.night(days: 4)
    #expect(pupil.course.nextUp(.math, [.kindergarten], at: pupil.now) == .review(skill: "KS1"))
    let effects = pupil.handle(.startReview(skill: "KS1", seed: 7)) + pupil.finish()
    #expect(effects.contains(.skill(.reviewDue(skill: "KS1"))))
    let recap = try #require(effects.recap)
    #expect(recap.lesson.lessonId == nil && recap.lesson.itemCount == 3)
    let next = try #require(recap.nextReview)
    #expect(effects.contains(.skill(.reviewPassed(skill: "KS1", next: next))))
    #expect(recap.points >= 30)
  }

  @Test("items that had to be shown come back in the next lesson, and then no more")
  func carried() throws {
    var pupil = Pupil()
    _ = pupil.handle(.startLesson("KS1-2", seed: 1))
    while pupil.course.state.lesson?.position != 7 {
      _ = pupil.say(true) + pupil.handle(.lesson(.next))
    }
    _ = pupil.say(false) + pupil.say(false) + pupil.say(true)
    #expect(pupil.handle(.lesson(.next)).recap?.lesson.shown == ["KS1-2-8"])
    #expect(pupil.course.state.skills.record(of: "KS1").carriedItems == ["KS1-2-8"])
    _ = pupil.handle(.startLesson("KS1-1", seed: 1))
    #expect(pupil.course.state.lesson?.steps[3].item.id == "KS1-2-8")
    let effects = pupil.finish()
    #expect(effects.contains(.lesson(.succeeded(item: "KS1-2-8", hints: 0))), "paid")
    let scored = effects.compactMap { effect -> String? in
      if case .lesson(.scored(let answer)) = effect { answer.itemId } else { nil }
    }
    #expect(!scored.contains("KS1-2-8") && scored.count == 8, "and not scored again")
    #expect(pupil.course.state.skills.record(of: "KS1").carriedItems.isEmpty)
  }

  @Test("a lesson that was left is not finished, and one tap resumes it")
  func left() throws {
    var pupil = Pupil()
    _ = pupil.handle(.startLesson("KS1-2", seed: 1))
    _ = pupil.say(true)
    let effects = pupil.handle(.stopped)
    #expect(effects.recap?.lesson.ending == .left && effects.last == .skill(.sessionEnded(1)))
    #expect(pupil.course.state.skills.record(of: "KS1").finishedLessons.isEmpty)
    #expect(
      pupil.course.nextUp(.math, [.kindergarten, .first], at: pupil.now)
        == .resume(skill: "KS1", lesson: "KS1-2"))
    _ = pupil.handle(.lesson(.resumed))
    #expect(pupil.course.state.lesson?.ending == nil)
    _ = pupil.handle(.lesson(.next))
    #expect(pupil.finish().recap?.points == 85, "from its beginning on")
  }

  @Test("stopping before anything was begun begins no session")
  func stoppedBefore() {
    var pupil = Pupil()
    #expect(pupil.handle(.stopped).isEmpty && pupil.course.state == SkillCourseState())
    _ = pupil.lesson("KS1-2")
    #expect(pupil.handle(.stopped) == [.skill(.sessionEnded(1))])
  }

  @Test("beginning another lesson leaves the one that goes on; what is over is left no more")
  func another() {
    var pupil = Pupil()
    _ = pupil.handle(.startLesson("KS1-2", seed: 1))
    let effects = pupil.handle(.startReview(skill: "KS5", seed: 1))
    #expect(effects.recap?.lesson.ending == .left)
    #expect(pupil.course.state.lesson?.skillId == "KS5")
    _ = pupil.finish()
    #expect(pupil.handle(.startLesson("KS1-1", seed: 1)).recap == nil)
  }

  @Test("ten idle minutes end lesson and session, and begin no new one")
  func idle() throws {
    var pupil = Pupil()
    _ = pupil.handle(.startLesson("KS1-2", seed: 1))
    #expect(pupil.course.deadline == pupil.now.plus(9000))
    let effects = pupil.handle(.tick, after: 600_000)
    #expect(effects.recap?.lesson.ending == .idle)
    #expect(effects.first == .skill(.sessionEnded(1)))
    #expect(pupil.course.state.skills.session == nil && pupil.course.deadline == nil)
  }

  @Test("time alone, the prompt's end and the limit are no signs of a child")
  func signs() {
    for input: LessonEngine.Input in [.tick, .promptEnded, .limitReached] {
      var pupil = Pupil()
      _ = pupil.handle(.startLesson("KS1-2", seed: 1))
      let end = pupil.now.plus(600_000)
      _ = pupil.handle(.lesson(input))
      #expect(pupil.course.state.skills.session?.number == 1)
      #expect(pupil.course.handle(.tick, at: end).contains(.skill(.sessionEnded(1))))
    }
    for input: LessonEngine.Input in [.touched, .talking(true), .hint(isSpoken: true), .skip] {
      var pupil = Pupil()
      _ = pupil.handle(.startLesson("KS1-2", seed: 1))
      let end = pupil.now.plus(600_000)
      _ = pupil.handle(.lesson(input))
      #expect(!pupil.course.handle(.tick, at: end).contains(.skill(.sessionEnded(1))))
    }
  }

  @Test("what cannot be begun or done is told and changes nothing")
  func problems() {
    var pupil = Pupil()
    let before = pupil.course
    for (input, field) in [
      (SkillCourse.Input.startLesson("none", seed: 1), "lesson"),
      (.startReview(skill: "none", seed: 1), "skill"), (.lesson(.next), "lesson"),
    ] {
      #expect(pupil.course.problem(with: input)?.field == field)
      #expect(pupil.handle(input).isEmpty)
    }
    for input: SkillCourse.Input in [
      .stopped, .tick, .rules(SkillRules()), .settings(LessonSettings()),
      .startLesson("KS1-1", seed: 1), .startReview(skill: "KS1", seed: 1),
    ] {
      #expect(pupil.course.problem(with: input) == nil)
    }
    #expect(pupil.course == before)
    _ = pupil.handle(.startLesson("KS1-2", seed: 1))
    #expect(pupil.course.problem(with: .lesson(.next))?.field == "next")
  }

  @Test("what a parent chooses holds from then on, also in the lesson that goes on")
  func choices() {
    var pupil = Pupil()
    _ = pupil.handle(.rules(SkillRules(asksForDifferentDays: true)))
    _ = pupil.handle(.startLesson("KS1-2", seed: 1))
    _ = pupil.handle(.settings(LessonSettings(reminderSeconds: nil, givesHints: false)))
    #expect(pupil.course.problem(with: .lesson(.hint(isSpoken: false)))?.field == "hint")
    _ = pupil.finish() + pupil.handle(.stopped) + pupil.lesson("KS1-2")
    #expect(pupil.course.state.skills.record(of: "KS1").credits.count == 1)
    _ = pupil.handle(.startLesson("KS1-1", seed: 1))
    #expect(pupil.course.problem(with: .lesson(.hint(isSpoken: false)))?.field == "hint")
  }

  @Test("a lesson whose skill has gone from the content can still be ended")
  func goneSkill() throws {
    var pupil = Pupil()
    _ = pupil.handle(.startLesson("KS1-2", seed: 1))
    var smaller = SkillSamples.catalogue
    smaller.skills.removeAll { $0.id == "KS1" }
    pupil.course = SkillCourse(catalogue: smaller, state: pupil.course.state)
    _ = pupil.say(true)
    let recap = try #require(pupil.handle(.lesson(.left)).recap)
    #expect(recap.progress.name == "KS1" && recap.lesson.learned == ["KS1-2-1"])
  }
}

extension [SkillCourse.Effect] {
  /// The last screen, where a lesson is over.
  fileprivate var recap: SkillRecap? {
    compactMap { if case .recap(let recap) = $0 { recap } else { nil } }.first
  }
}
