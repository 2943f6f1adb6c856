import MeadowFoundations
package import MeadowLearning

/// Who decides which fact a learner meets next; facts go by their numbers in the deck.
package protocol FactPolicy: Sendable {
  /// A session begins.
  mutating func begin(session: Int, at time: StudyTime)

  /// What is asked next. `truth` is what the learner really remembers: only an oracle looks.
  mutating func next(at time: StudyTime, truth: (any LearnerMemory)?) -> PolicyChoice

  /// `answer` to the fact of number `fact` came at `time`.
  mutating func learn(_ answer: FactAnswer, of fact: Int, at time: StudyTime)

  /// The bands it holds for mastered, or nil where it leaves that to the common gates.
  var mastered: Set<FactBand>? { get }

  /// What it thinks of the learner at `time`, or nil where it keeps no such thing.
  func standing(at time: StudyTime) -> FactStanding?
}

extension FactPolicy {
  package var mastered: Set<FactBand>? { nil }

  package func standing(at time: StudyTime) -> FactStanding? { nil }
}

/// What a policy asks.
package struct PolicyChoice: Equatable, Sendable {
  /// The fact.
  package var fact: Int
  /// For practice, or to find out where the child stands.
  package var mode: FactMode

  /// A question.
  package init(_ fact: Int, mode: FactMode = .practice) {
    self.fact = fact
    self.mode = mode
  }
}

/// The policies that are compared (learning §5).
public enum FactPolicyKind: String, CaseIterable, Sendable, Codable {
  /// Any fact, evenly.
  case random
  /// Band after band, the facts of one in turn until it passes.
  case blocked
  /// Boxes of 0, 1, 2, 4, 8, 16 and 32 days.
  case leitner
  /// The mix of document 002, read literally: weights, a ladder, no gate (learning R8).
  case literalMix
  /// The mix with the gates of learning §3A, as written there.
  case gatedMix
  /// Meadow's own scheduler, which adds order, turned-round sums and misses that must return.
  case meadow
  /// One rule: what is nearest to being forgotten by the estimate of recall, else something new.
  case recallModel
  /// The same rule with the learner's true recall.
  case oracle

  /// What tables call it.
  public var title: String {
    switch self {
    case .random: "random"
    case .blocked: "blocked by band"
    case .leitner: "Leitner"
    case .literalMix: "mix, literal"
    case .gatedMix: "mix + gates"
    case .meadow: "Meadow"
    case .recallModel: "recall model"
    case .oracle: "oracle"
    }
  }

  /// The policy for a learner who answers by `access`.
  package func policy(
    _ deck: FactDeck, access: LearnerTraits.Access, seed: UInt64
  ) -> any FactPolicy {
    let chance = Chance(seed: seed)
    return switch self {
    case .random: RandomPolicy(deck, chance: chance)
    case .blocked: BlockedPolicy(deck, gates: BandGates(deck, access: access), chance: chance)
    case .leitner: LeitnerPolicy(deck)
    case .literalMix:
      LiteralMixPolicy(deck, gates: BandGates(deck, access: access), chance: chance)
    case .gatedMix: GatedMixPolicy(deck, gates: BandGates(deck, access: access), chance: chance)
    case .meadow: MeadowPolicy(deck, access: access, seed: seed)
    case .recallModel: RecallPolicy(deck, isOracle: false)
    case .oracle: RecallPolicy(deck, isOracle: true)
    }
  }
}
