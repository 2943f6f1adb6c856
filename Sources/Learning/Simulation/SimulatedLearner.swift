import MeadowFoundations
import MeadowLearning

/// A learner who answers facts: from memory where it serves, else by counting (learning §5).
package struct SimulatedLearner: Sendable {
  /// Who it is.
  package let traits: LearnerTraits
  /// What it remembers; only the measures and the oracle look in.
  package private(set) var memory: any LearnerMemory
  /// Seconds a tap takes, as the warm-up measures it (learning §3D).
  package let measuredMotorSeconds: Double
  private let deck: FactDeck
  private let laws: LearningLaws
  private var chance: Chance

  /// What an answer was like.
  package struct Response: Equatable, Sendable {
    /// The answer.
    package var given: Int
    /// Seconds until the first key, the tap included.
    package var seconds: Double
    /// Whether it came from memory.
    package var isRetrieved: Bool
  }

  /// The learner of `seed`; the same whatever the policy.
  package init(
    _ population: LearnerPopulation, memory kind: LearnerMemoryKind, deck: FactDeck,
    laws: LearningLaws, seed: UInt64
  ) {
    var chance = Chance(seed: seed)
    let traits = LearnerTraits(population, deck: deck, laws: laws, chance: &chance)
    memory = kind.memory(traits, deck: deck, laws: laws, chance: &chance)
    measuredMotorSeconds = chance.logNormal(median: traits.motorSeconds, deviation: 0.05)
    self.traits = traits
    self.deck = deck
    self.laws = laws
    self.chance = chance
  }

  /// Answers `fact`, shown at `time`, and learns from it.
  package mutating func answer(_ fact: Int, at time: StudyTime) -> Response {
    let response = respond(to: fact, at: time)
    let isCorrect = response.given == deck.facts[fact].answer
    let encounter = Encounter(isRetrieved: response.isRetrieved, isCorrect: isCorrect)
    memory.meet(fact, at: time, as: encounter)
    return response
  }

  private mutating func respond(to fact: Int, at time: StudyTime) -> Response {
    let answer = deck.facts[fact].answer
    let isRetrieved = chance.happens(memory.recall(fact, at: time))
    let isWrong = chance.happens(isRetrieved ? laws.slip : laws.countingError)
    let thought =
      isRetrieved
      ? laws.encodingSeconds
        + chance.logNormal(
          median: memory.retrievalSeconds(fact, at: time), deviation: laws.timeDeviation)
      : chance.logNormal(median: laws.countingSeconds, deviation: laws.timeDeviation)
    let side = answer == 0 || (answer < Fact.limit && chance.happens(0.5)) ? 1 : -1
    return Response(
      given: isWrong ? answer + side : answer, seconds: traits.motorSeconds + thought,
      isRetrieved: isRetrieved)
  }
}
