package import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// Memory of half-lives: recall halves with each of them, and each encounter lengthens it, the more
/// the nearer the recall was to failing (learning §5).
package struct HalfLifeMemory: LearnerMemory {
  private let deck: FactDeck
  private let laws: LearningLaws
  private let pace: Double
  private var halfLives: [Double]
  /// The day of the last meeting, or nil.
  private var met: [Double?]

  /// What a learner with `traits` remembers before the course.
  package init(
    _ traits: LearnerTraits, deck: FactDeck, laws: LearningLaws, chance: inout Chance
  ) {
    self.deck = deck
    self.laws = laws
    pace = laws.gain * sqrt(traits.ability)
    halfLives = deck.facts.indices.map { _ in
      chance.logNormal(median: laws.firstHalfLifeDays, deviation: 0.25)
    }
    met = deck.facts.indices.map { _ in nil }
    for fact in traits.known.sorted() {
      halfLives[fact] = chance.logNormal(median: laws.priorHalfLifeDays, deviation: 0.4)
      met[fact] = -chance.uniform(0...3)
    }
  }

  package func recall(_ fact: Int, at time: StudyTime) -> Double {
    guard let last = met[fact] else { return 0 }
    return exp2((last - time.days) / halfLives[fact])
  }

  package func retrievalSeconds(_ fact: Int, at time: StudyTime) -> Double {
    0.55 + 0.8 * (1 - recall(fact, at: time))
  }

  package mutating func meet(_ fact: Int, at time: StudyTime, as encounter: Encounter) {
    let missing = 1 - recall(fact, at: time)
    let ease = encounter.isRetrieved ? pow(missing, laws.gainExponent) : laws.countingGain
    let gain = pace * ease * (encounter.isCorrect ? 1 : laws.wrongGain)
    lengthen(fact, by: gain)
    met[fact] = time.days
    if let partner = deck.commuted[fact] { lengthen(partner, by: gain * laws.commutedTransfer) }
    for inverse in deck.inverses[fact] { lengthen(inverse, by: gain * laws.inverseTransfer) }
  }

  private mutating func lengthen(_ fact: Int, by gain: Double) {
    halfLives[fact] = min(Self.longestDays, halfLives[fact] * (1 + gain))
  }

  /// Nothing is forgotten more slowly than by half in a year.
  private static let longestDays = 365.0
}
