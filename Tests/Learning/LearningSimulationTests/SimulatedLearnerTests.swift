import LearningSimulation
import MeadowFoundations
import MeadowLearning
import Testing

/// How simulated learners answer (learning §5).
@Suite struct SimulatedLearnerTests {
  static func learner(_ population: LearnerPopulation = .typical, seed: UInt64) -> SimulatedLearner
  {
    SimulatedLearner(population, memory: .halfLife, deck: .all, laws: LearningLaws(), seed: seed)
  }

  @Test("what is not recalled is counted out: about four seconds, one in six or so wrong by one")
  func counting() {
    var wrong = 0
    var seconds: [Double] = []
    for seed in UInt64(1)...400 {
      var learner = Self.learner(seed: seed)
      let fact = 400
      let response = learner.answer(fact, at: StudyTime(day: 0))
      #expect(!response.isRetrieved, "seed \(seed)")
      let answer = FactDeck.all.facts[fact].answer
      #expect(abs(response.given - answer) <= 1 && (0...20).contains(response.given))
      wrong += response.given == answer ? 0 : 1
      seconds.append(response.seconds - learner.traits.motorSeconds)
    }
    #expect((48...96).contains(wrong))
    #expect(abs(seconds.sorted()[200] - 4) < 0.4)
  }

  @Test("what was just met comes from memory, in about a second, and hardly ever slips")
  func retrieval() {
    var wrong = 0
    var seconds: [Double] = []
    for seed in UInt64(1)...400 {
      var learner = Self.learner(seed: seed)
      _ = learner.answer(400, at: StudyTime(day: 0))
      let response = learner.answer(400, at: StudyTime(day: 0, seconds: 1))
      guard response.isRetrieved else { continue }
      wrong += response.given == FactDeck.all.facts[400].answer ? 0 : 1
      seconds.append(response.seconds - learner.traits.motorSeconds)
    }
    #expect(seconds.count > 380 && wrong <= 16)
    #expect(abs(seconds.sorted()[seconds.count / 2] - 0.9) < 0.1)
  }

  @Test("nothing is answered below zero or above twenty")
  func bounds() {
    for seed in UInt64(1)...40 {
      var learner = Self.learner(seed: seed)
      for fact in FactDeck.all.facts.indices {
        let given = learner.answer(fact, at: StudyTime(day: 0)).given
        #expect((0...20).contains(given), "seed \(seed)")
      }
    }
  }

  @Test("the same seed is the same learner")
  func seeds() {
    var one = Self.learner(seed: 5)
    var two = Self.learner(seed: 5)
    for fact in 0..<100 {
      let time = StudyTime(day: fact / 40, seconds: Double(fact))
      #expect(one.answer(fact, at: time) == two.answer(fact, at: time))
    }
    #expect(Self.learner(seed: 6).traits != one.traits)
  }

  @Test("populations differ in their hands alone", arguments: LearnerPopulation.allCases)
  func populations(population: LearnerPopulation) {
    for seed in UInt64(1)...50 {
      let learner = Self.learner(population, seed: seed)
      #expect(population.motorSeconds.contains(learner.traits.motorSeconds), "seed \(seed)")
      #expect(learner.traits.access == (population == .scanning ? .scanning : .touch))
      #expect(learner.traits.known == Self.learner(seed: seed).traits.known)
    }
  }
}
