package import MeadowFoundations

/// What a simulated learner remembers; two unlike models stand behind it, so that a policy has to win
/// under both (learning §5). Facts go by their numbers in the deck.
package protocol LearnerMemory: Sendable {
  /// The chance (0–1) that the fact is recalled at `time`; 0 for a fact never met.
  func recall(_ fact: Int, at time: StudyTime) -> Double

  /// The median seconds from seeing the fact to having its answer in mind, if it is recalled.
  func retrievalSeconds(_ fact: Int, at time: StudyTime) -> Double

  /// The fact was met at `time` and its answer was seen at last.
  mutating func meet(_ fact: Int, at time: StudyTime, as encounter: Encounter)
}

/// How a meeting with a fact went.
package struct Encounter: Equatable, Sendable {
  /// Whether the answer came from memory; otherwise it was counted out.
  package var isRetrieved: Bool
  /// Whether the answer was right.
  package var isCorrect: Bool

  /// A meeting.
  package init(isRetrieved: Bool, isCorrect: Bool) {
    self.isRetrieved = isRetrieved
    self.isCorrect = isCorrect
  }
}

/// Which memory model a course runs under.
public enum LearnerMemoryKind: String, CaseIterable, Sendable, Codable {
  /// Half-lives that grow with each encounter.
  case halfLife
  /// Activation that adds up over encounters (ACT-R).
  case activation

  /// What tables call it.
  package var title: String {
    switch self {
    case .halfLife: "half-life"
    case .activation: "ACT-R"
    }
  }

  /// The memory of a learner with `traits` before the course.
  package func memory(
    _ traits: LearnerTraits, deck: FactDeck, laws: LearningLaws, chance: inout Chance
  ) -> any LearnerMemory {
    switch self {
    case .halfLife: HalfLifeMemory(traits, deck: deck, laws: laws, chance: &chance)
    case .activation: ActivationMemory(traits, deck: deck, laws: laws, chance: &chance)
    }
  }
}
