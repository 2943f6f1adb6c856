import MeadowFoundations
import MeadowLearning
import Testing

/// What holds of the rules of mastery whatever a child does, over 300 seeds.
@Suite struct SkillPropertyTests {
  /// What a child does by chance: `skilled` of ten answers are right.
  static func inputs(seed: UInt64, count: Int) -> [(input: SkillEngine.Input, at: WallTime)] {
    var chance = Chance(seed: seed)
    var now = SkillSamples.start
    let skilled = 3 + chance.index(below: 8)
    return (0..<count).map { _ in
      let gap: Int64 =
        switch chance.index(below: 40) {
        case 0: SkillSamples.days(chance.index(below: 20))
        case 1: 600_000
        case 2: -Int64(chance.index(below: 5_000_000))
        default: Int64(chance.index(below: 60_000))
        }
      now = now.plus(gap)
      return (input(&chance, skilled: skilled, now), now)
    }
  }

  private static func input(
    _ chance: inout Chance, skilled: Int, _ now: WallTime
  ) -> SkillEngine.Input {
    let skill = SkillSamples.skillIds[chance.index(below: 2)]
    return switch chance.index(below: 20) {
    case 0: .tick
    case 1: chance.happens(0.3) ? .stopped : .touched
    case 2: .began(skill: skill)
    case 3: .finished(skill: skill, lesson: "\(skill)-1", shown: ["a"], known: ["b"])
    default:
      .answered(
        SkillAnswer(
          skillId: skill, itemId: "i", isCorrect: chance.index(below: 10) < skilled,
          isFirstAttempt: chance.happens(0.9),
          hintPenalties: Array(repeating: 0.1, count: chance.happens(0.1) ? 2 : 0),
          purpose: chance.happens(0.5) ? .review : .lesson,
          day: "\(now.milliseconds / SkillSamples.days(1))"))
    }
  }

  @Test(
    "mastered only by two credits of two sessions; each credit is five scores of its session",
    arguments: UInt64(1)...300)
  func mastery(seed: UInt64) {
    var engine = SkillEngine(
      catalogue: SkillSamples.catalogue,
      rules: SkillRules(asksForDifferentDays: seed.isMultiple(of: 2)))
    var creditSessions: [String: [Int]] = [:]
    for (input, now) in Self.inputs(seed: seed, count: 400) {
      for effect in engine.handle(input, at: now) {
        switch effect {
        case .credited(let skill, _):
          creditSessions[skill, default: []].append(engine.state.lastSession)
          #expect(engine.state.record(of: skill).window.scores.count == 5, "seed \(seed)")
        case .mastered(let skill, let review, _):
          let credits = engine.state.record(of: skill).credits
          #expect(Set(creditSessions[skill] ?? []).count == 2, "seed \(seed)")
          #expect(credits.count == 2 && credits[0].session < credits[1].session, "seed \(seed)")
          if engine.rules.asksForDifferentDays {
            #expect(credits[0].day != credits[1].day, "seed \(seed)")
          }
          #expect(review > now, "seed \(seed)")
        case .lapsed(let skill): creditSessions[skill] = []
        case .sessionBegan, .sessionEnded, .began, .difficulty, .reviewDue, .reviewPassed,
          .reviewFailed:
          break
        }
      }
    }
  }

  @Test("whatever happens, difficulty stays within 1 to 5 and moves by one", arguments: 1...300)
  func difficulty(seed: Int) {
    var engine = SkillEngine(catalogue: SkillSamples.catalogue)
    var levels: [String: Int] = [:]
    for (input, now) in Self.inputs(seed: UInt64(seed), count: 300) {
      for case .difficulty(let skill, let level) in engine.handle(input, at: now) {
        #expect((1...5).contains(level), "seed \(seed)")
        #expect(abs(level - levels[skill, default: 1]) == 1, "seed \(seed)")
        levels[skill] = level
      }
      for (skill, record) in engine.state.records {
        #expect(record.difficulty.level == levels[skill, default: 1], "seed \(seed)")
        #expect(abs(record.difficulty.answersInRow) < 2, "seed \(seed)")
        #expect(record.attempts.count <= SkillRecord.chartLength, "seed \(seed)")
        let percent = SkillProgress(SkillSamples.skill(skill, of: ""), record).percent
        #expect((0...100).contains(percent), "seed \(seed)")
      }
    }
  }

  @Test("a record has a review exactly when it is mastered or reviewing", arguments: 1...200)
  func reviews(seed: Int) {
    var engine = SkillEngine(catalogue: SkillSamples.catalogue)
    for (input, now) in Self.inputs(seed: UInt64(seed), count: 300) {
      _ = engine.handle(input, at: now)
      for record in engine.state.records.values {
        let isMastered = record.status == .mastered || record.status == .reviewing
        #expect((record.review != nil) == isMastered, "seed \(seed)")
        #expect(record.credits.count == 2 || !isMastered, "seed \(seed)")
      }
    }
  }

  @Test("a state that is kept and read goes on as if it had not been", arguments: 1...200)
  func coding(seed: Int) throws {
    let inputs = Self.inputs(seed: UInt64(seed), count: 200)
    var engine = SkillEngine(catalogue: SkillSamples.catalogue)
    for (input, now) in inputs.prefix(120) { _ = engine.handle(input, at: now) }
    let state = try SkillSamples.kept(engine.state)
    #expect(state == engine.state, "seed \(seed)")
    var other = SkillEngine(catalogue: SkillSamples.catalogue, state: state)
    for (input, now) in inputs.dropFirst(120) {
      let kept = try SkillSamples.kept(input)
      #expect(kept == input, "seed \(seed)")
      #expect(other.handle(kept, at: now) == engine.handle(input, at: now), "seed \(seed)")
    }
    #expect(other == engine, "seed \(seed)")
  }

  @Test("two replays of the same inputs are equal, step by step", arguments: 1...200)
  func replays(seed: Int) {
    var one = SkillEngine(catalogue: SkillSamples.catalogue)
    var two = one
    for (input, now) in Self.inputs(seed: UInt64(seed), count: 200) {
      #expect(one.handle(input, at: now) == two.handle(input, at: now), "seed \(seed)")
    }
    #expect(one == two, "seed \(seed)")
  }

  @Test("a guesser among four options passes a window once in 64, and two sessions hardly ever")
  func guesser() {
    var chance = Chance(seed: 20)
    let learners = 10_000
    var (credited, mastered) = (0, 0)
    for _ in 0..<learners {
      var learner = SkillLearner()
      for _ in 0..<5 { _ = learner.answer(chance.happens(0.25)) }
      credited += learner.record().credits.count
      _ = learner.comeBack(afterDays: 1)
      for _ in 0..<5 { _ = learner.answer(chance.happens(0.25)) }
      if learner.record().status == .mastered { mastered += 1 }
    }
    // 4 or 5 of 5: 16 in 1024 (learning §3F); within four standard deviations.
    #expect(abs(credited - learners / 64) <= 50, "\(credited)")
    #expect(mastered <= 10, "\(mastered)")
  }
}
