import MeadowFoundations
import MeadowLearning
import Testing

/// What holds of a course whatever a child does, over 200 seeds (learning R14).
@Suite struct SkillCoursePropertyTests {
  @Test(
    "whatever happens, points never fall, nothing is paid twice, and a kept course goes on the same",
    arguments: UInt64(1)...200)
  func properties(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    var pupil = SkillCourseTests.Pupil()
    var other = pupil.course
    for number in 0..<150 {
      let input = Self.input(&chance, pupil)
      let before = pupil.course.state
      pupil.now = pupil.now.plus(chance.happens(0.01) ? SkillSamples.days(3) : 5000)
      if number == 70 {
        let kept = try SkillSamples.kept(other.state)
        #expect(kept == other.state, "seed \(seed)")
        other = SkillCourse(catalogue: SkillSamples.catalogue, state: kept)
      }
      let effects = pupil.course.handle(input, at: pupil.now)
      let replayed = other.handle(try SkillSamples.kept(input), at: pupil.now)
      #expect(effects == replayed, "seed \(seed)")
      let earned = effects.compactMap {
        if case .points(let award) = $0 { award.points } else { nil }
      }
      #expect(
        pupil.course.state.points.total == before.points.total + earned.reduce(0, +),
        "seed \(seed)")
      let scored = effects.filter {
        if case .lesson(.scored) = $0 { true } else { false }
      }
      #expect(scored.count <= 1, "seed \(seed)")
      if let lesson = pupil.course.state.lesson {
        #expect(lesson.steps.indices.contains(lesson.position), "seed \(seed)")
        #expect(lesson.stepper.number <= lesson.stepper.count, "seed \(seed)")
      }
    }
    #expect(other == pupil.course, "seed \(seed)")
  }

  private static func input(_ chance: inout Chance, _ pupil: SkillCourseTests.Pupil)
    -> SkillCourse.Input
  {
    let skill = SkillSamples.skillIds[chance.index(below: 2)]
    guard let lesson = pupil.course.state.lesson, lesson.ending == nil, !chance.happens(0.02) else {
      let seed = UInt64(chance.index(below: 1000))
      return chance.happens(0.3)
        ? .startReview(skill: skill, seed: seed)
        : .startLesson("\(skill)-\(1 + chance.index(below: 2))", seed: seed)
    }
    let answer = LessonAnswer(
      itemId: lesson.step.item.id, attempt: lesson.step.attempts + chance.index(below: 2),
      isCorrect: chance.happens(0.7), option: "x", responseMilliseconds: chance.index(below: 4000),
      day: pupil.day)
    let inputs: [LessonEngine.Input] = [
      .answered(answer), .answered(answer), .answered(answer), .answered(answer), .next, .next,
      .next, .previous, .skip, .touched, .talking(chance.happens(0.3)), .promptEnded,
      .hint(isSpoken: chance.happens(0.3)), .tick, chance.happens(0.1) ? .limitReached : .tick,
      chance.happens(0.1) ? .left : .tick, .resumed,
    ]
    return .lesson(inputs[chance.index(below: inputs.count)])
  }
}
