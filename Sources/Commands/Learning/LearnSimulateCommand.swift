import ArgumentParser
import LearningSimulation
import MeadowFoundations
import MeadowLearning

struct LearnSimulateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Measures how well facts are chosen, on learners who exist only in the machine.",
    discussion: """
      Example: meadow learn simulate
      Example: meadow learn simulate --seed 4 --deck 200 --memory act-r
      Example: meadow learn simulate --skills

      A row for each way of choosing facts, Meadow's own among them, over 60 days; the same seed
      gives the same table. What the columns are, and what is assumed, stands in
      docs/learning-simulation.md. It says nothing about children.
      """)

  /// How the learners remember.
  enum Memory: String, CaseIterable, ExpressibleByArgument {
    case halfLife = "half-life"
    case activation = "act-r"

    var kind: LearnerMemoryKind {
      switch self {
      case .halfLife: .halfLife
      case .activation: .activation
      }
    }
  }

  /// Whom they are drawn from.
  enum Population: String, CaseIterable, ExpressibleByArgument {
    case typical, slow, scanning

    var learners: LearnerPopulation {
      switch self {
      case .typical: .typical
      case .slow: .slowMotor
      case .scanning: .scanning
      }
    }
  }

  @Option(help: "The first seed; each learner has one of its own.")
  var seed: UInt64 = 1

  @Option(help: "How many learners, 1 to 1000.")
  var learners = 64

  @Option(help: "How they remember: half-life or act-r. (default: both)")
  var memory: Memory?

  @Option(help: "How they answer: typical hands, slow ones, or scanning.")
  var population = Population.typical

  @Option(help: "How many facts there are to learn: 462 or 200.")
  var deck = 462

  @Flag(help: "Also when the bands passed: share of learners, median day and minutes.")
  var bands = false

  @Flag(help: "How often mastery of a skill is granted to learners who do not have it, instead.")
  var skills = false

  func validate() throws {
    try require("--learners", learners, in: 1...1000)
    guard deck == 462 || deck == 200 else {
      throw ValidationError("--deck takes 462 or 200, not \(deck).")
    }
  }

  func run() async throws {
    if skills { return SkillMasteryText.lines(seed: seed).forEach(Terminal.say) }
    for memory in memory.map({ [$0] }) ?? Memory.allCases {
      let table = table(memory)
      Terminal.say(table.text)
      if bands { Terminal.say(table.bandText) }
    }
  }

  private func table(_ memory: Memory) -> SimulationTable {
    var plan = SimulationPlan()
    plan.seed = seed
    plan.learners = learners
    plan.memory = memory.kind
    plan.population = population.learners
    return SimulationTable(
      plan, deck: deck == 200 ? .twoHundred : .all, policies: FactPolicyKind.allCases)
  }
}
