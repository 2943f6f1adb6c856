import LearningSimulation
import MeadowFoundations
import MeadowLearning
import Testing

/// What simulated learners remember (learning §5, §3A).
@Suite struct LearnerMemoryTests {
  static let right = Encounter(isRetrieved: true, isCorrect: true)
  static let counted = Encounter(isRetrieved: false, isCorrect: true)

  static func memory(
    _ kind: LearnerMemoryKind, known: Bool = false, laws: LearningLaws = LearningLaws()
  ) -> any LearnerMemory {
    var laws = laws
    laws.mostPriorShare = known ? 0.6 : 0
    var chance = Chance(seed: 3)
    let traits = LearnerTraits(.typical, deck: .all, laws: laws, chance: &chance)
    return kind.memory(traits, deck: .all, laws: laws, chance: &chance)
  }

  @Test(
    "a fact never met is not recalled, and one just met is", arguments: LearnerMemoryKind.allCases)
  func meeting(kind: LearnerMemoryKind) {
    var memory = Self.memory(kind)
    #expect(memory.recall(7, at: StudyTime(day: 0)) == 0)
    memory.meet(7, at: StudyTime(day: 0), as: Self.counted)
    #expect(memory.recall(7, at: StudyTime(day: 0, seconds: 2)) > 0.9)
  }

  @Test("recall falls with time and never leaves 0 to 1", arguments: LearnerMemoryKind.allCases)
  func forgetting(kind: LearnerMemoryKind) {
    var memory = Self.memory(kind)
    for day in 0..<6 { memory.meet(7, at: StudyTime(day: day), as: Self.right) }
    var last = 1.0
    for day in 6...80 {
      let recall = memory.recall(7, at: StudyTime(day: day))
      #expect((0...last).contains(recall), "day \(day)")
      last = recall
    }
    #expect(last < 0.6)
  }

  @Test(
    "meetings spread over days last longer than as many in one session",
    arguments: LearnerMemoryKind.allCases)
  func spacing(kind: LearnerMemoryKind) {
    var spaced = Self.memory(kind)
    var massed = Self.memory(kind)
    for time in 0..<8 {
      spaced.meet(7, at: StudyTime(day: time), as: Self.right)
      massed.meet(7, at: StudyTime(day: 7, seconds: Double(time) * 30), as: Self.right)
    }
    let later = StudyTime(day: 21)
    #expect(spaced.recall(7, at: later) > 1.5 * massed.recall(7, at: later))
  }

  @Test("what is recalled well comes fast", arguments: LearnerMemoryKind.allCases)
  func speed(kind: LearnerMemoryKind) {
    var memory = Self.memory(kind)
    memory.meet(7, at: StudyTime(day: 0), as: Self.counted)
    let soon = memory.retrievalSeconds(7, at: StudyTime(day: 0, seconds: 20))
    let late = memory.retrievalSeconds(7, at: StudyTime(day: 3))
    #expect(soon < late && soon > 0 && late < 2)
  }

  @Test("a half-life is what its name says, and its growth is that of the published law")
  func halfLife() {
    var laws = LearningLaws()
    laws.commutedTransfer = 0
    var memory = Self.memory(.halfLife, laws: laws)
    memory.meet(7, at: StudyTime(day: 0), as: Self.counted)
    let half = (1...20_000).first {
      memory.recall(7, at: StudyTime(day: 0, seconds: Double($0))) < 0.5
    }
    let before = Double(half ?? 0) / StudyTime.secondsPerDay
    // Wrong and counted out: 1.1 · √a · 0.35 · 0.4 more.
    let pace = Self.ability.squareRoot() * 1.1 * 0.35
    #expect(abs(before / (1 + pace) - 0.05) < 0.04)
    memory.meet(7, at: StudyTime(day: 1), as: Encounter(isRetrieved: false, isCorrect: false))
    let grown = before * (1 + pace * 0.4)
    let recall = memory.recall(7, at: StudyTime(day: 1, seconds: grown * StudyTime.secondsPerDay))
    #expect(abs(recall - 0.5) < 0.01)
  }

  static var ability: Double {
    var chance = Chance(seed: 3)
    return LearnerTraits(.typical, deck: .all, laws: LearningLaws(), chance: &chance).ability
  }

  @Test(
    "a part of what is learnt goes to the sum turned round", arguments: LearnerMemoryKind.allCases)
  func transfer(kind: LearnerMemoryKind) throws {
    let fact = try #require(Fact(6, .plus, 8))
    let sum = try #require(FactDeck.all.number(of: fact))
    let turned = try #require(FactDeck.all.commuted[sum])
    func later(practising: Bool) -> Double {
      var memory = Self.memory(kind)
      memory.meet(turned, at: StudyTime(day: 0), as: Self.right)
      if practising {
        for day in 0..<6 { memory.meet(sum, at: StudyTime(day: day), as: Self.counted) }
      }
      return memory.recall(turned, at: StudyTime(day: 6))
    }
    #expect(later(practising: true) > later(practising: false))
  }

  @Test(
    "what is known before the course is recalled when it begins",
    arguments: LearnerMemoryKind.allCases)
  func prior(kind: LearnerMemoryKind) {
    var known = 0
    var sum = 0.0
    for seed in UInt64(1)...20 {
      let learner = SimulatedLearner(
        .typical, memory: kind, deck: .all, laws: LearningLaws(), seed: seed)
      for fact in learner.traits.known {
        known += 1
        sum += learner.memory.recall(fact, at: StudyTime(day: 0))
        #expect(FactDeck.all.bands[fact] <= .countOn, "seed \(seed)")
      }
    }
    #expect(known > 200 && sum / Double(known) > 0.9)
  }
}
