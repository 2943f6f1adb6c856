package import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// Memory of activation: every encounter leaves a trace that fades by a power of its age, and a trace
/// laid while the fact was still active fades faster: spacing pays (learning §3A, the ACT-R equations
/// of SlimStampen). Ages run slower between sessions.
package struct ActivationMemory: LearnerMemory {
  private struct Trace: Sendable {
    package var second: Double
    package var decay: Double
    package var weight: Double
  }

  private let deck: FactDeck
  private let laws: LearningLaws
  private let intercepts: [Double]
  private var traces: [[Trace]]
  private var isMet: [Bool]

  /// What a learner with `traits` remembers before the course.
  package init(
    _ traits: LearnerTraits, deck: FactDeck, laws: LearningLaws, chance: inout Chance
  ) {
    self.deck = deck
    self.laws = laws
    // An able learner forgets more slowly, about as much as under half-lives.
    let base = laws.decayIntercept - Self.abilityEffect * log(traits.ability)
    intercepts = deck.facts.indices.map { _ in base + 0.02 * chance.normal() }
    traces = deck.facts.indices.map { _ in [] }
    isMet = deck.facts.indices.map(traits.known.contains)
    for fact in traits.known.sorted() {
      let age = chance.uniform(10...40) * StudyTime.secondsPerDay * laws.betweenSessions
      let weight = chance.logNormal(median: Self.priorMeetings, deviation: 0.3)
      traces[fact] = [Trace(second: -age, decay: intercepts[fact], weight: weight)]
    }
  }

  package func recall(_ fact: Int, at time: StudyTime) -> Double {
    guard isMet[fact] else { return 0 }
    return 1 / (1 + exp((laws.threshold - activation(fact, at: time)) / laws.activationNoise))
  }

  package func retrievalSeconds(_ fact: Int, at time: StudyTime) -> Double {
    // What is recalled at all is recalled from about the threshold up.
    laws.latencySeconds * exp(-max(laws.threshold, activation(fact, at: time)))
  }

  package mutating func meet(_ fact: Int, at time: StudyTime, as encounter: Encounter) {
    isMet[fact] = true
    trace(fact, at: time, weight: 1)
    if let partner = deck.commuted[fact] {
      trace(partner, at: time, weight: laws.commutedTransfer)
    }
    for inverse in deck.inverses[fact] { trace(inverse, at: time, weight: laws.inverseTransfer) }
  }

  private mutating func trace(_ fact: Int, at time: StudyTime, weight: Double) {
    let decay = laws.decayScale * exp(min(2, activation(fact, at: time))) + intercepts[fact]
    traces[fact].append(Trace(second: age(time), decay: decay, weight: weight))
  }

  /// ln Σ w·Δt^(−d), minus infinity where there is no trace.
  private func activation(_ fact: Int, at time: StudyTime) -> Double {
    let now = age(time)
    var sum = 0.0
    for trace in traces[fact] {
      sum += trace.weight * pow(max(1, now - trace.second), -trace.decay)
    }
    return log(sum)
  }

  /// Seconds that forgetting has had since the course began.
  private func age(_ time: StudyTime) -> Double {
    Double(time.day) * StudyTime.secondsPerDay * laws.betweenSessions + time.seconds
  }

  /// How much less a trace fades per unit of the logarithm of ability.
  private static let abilityEffect = 0.04
  /// The meetings that make a fact known before the course.
  private static let priorMeetings = 30.0
}
