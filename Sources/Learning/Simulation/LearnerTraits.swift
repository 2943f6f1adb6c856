package import MeadowFoundations
import MeadowLearning

/// Who learns: how fast, with which hands, and what is known already (learning §5).
package struct LearnerTraits: Equatable, Sendable {
  /// How answers are given.
  public enum Access: Equatable, Sendable {
    /// With fingers.
    case touch
    /// By waiting until a moving mark is in the right place.
    case scanning
  }

  /// Multiplies what an encounter teaches, by its root; 1 is the median.
  package var ability: Double
  /// Seconds a tap takes that needs no thought.
  package var motorSeconds: Double
  /// How answers are given.
  package var access: Access
  /// The share of the first three bands that is known before the course, 0–0.6.
  package var priorShare: Double
  /// The numbers of the facts known before the course.
  package var known: Set<Int>

  /// Draws a learner of `population` for `deck`.
  package init(
    _ population: LearnerPopulation, deck: FactDeck, laws: LearningLaws, chance: inout Chance
  ) {
    ability = chance.logNormal(median: 1, deviation: 0.35)
    motorSeconds = chance.uniform(population.motorSeconds)
    access = population == .scanning ? .scanning : .touch
    let share = chance.uniform(0...laws.mostPriorShare)
    priorShare = share
    let early = deck.facts.indices.filter { deck.bands[$0] <= .countOn }
    known = Set(early.filter { _ in chance.happens(share) })
  }
}

/// Whom a learner is drawn from.
public enum LearnerPopulation: String, CaseIterable, Sendable, Codable {
  /// Children whose taps take 0.55 to 1 s.
  case typical
  /// Children whose taps take 1.5 to 3 s.
  case slowMotor
  /// Children who choose by scanning, 4 to 8 s a choice; only accuracy is gated (learning §3D).
  case scanning

  package var motorSeconds: ClosedRange<Double> {
    switch self {
    case .typical: 0.55...1.0
    case .slowMotor: 1.5...3.0
    case .scanning: 4.0...8.0
    }
  }
}
