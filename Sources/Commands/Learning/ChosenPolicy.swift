import ArgumentParser
import LearningSimulation

/// A way of choosing facts, as it is written on the command line.
enum ChosenPolicy: String, CaseIterable, ExpressibleByArgument {
  case random, blocked, leitner, meadow, oracle
  case literalMix = "literal-mix"
  case gatedMix = "gated-mix"
  case recallModel = "recall-model"

  var kind: FactPolicyKind {
    switch self {
    case .random: .random
    case .blocked: .blocked
    case .leitner: .leitner
    case .literalMix: .literalMix
    case .gatedMix: .gatedMix
    case .meadow: .meadow
    case .recallModel: .recallModel
    case .oracle: .oracle
    }
  }
}
