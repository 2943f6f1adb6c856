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
      Example: meadow learn simulate --seed 4 --deck 200 --memory act-r --svg plots
      Example: meadow learn simulate --policy meadow --times
      Example: meadow learn simulate --skills
      Example: meadow learn simulate --learner 'python3 samples/learners/forgetful.py' --skills

      A row for each way of choosing facts, Meadow's own among them, over 60 days; the same seed
      gives the same table. What the columns are, and what is assumed, stands in
      docs/learning-simulation.md. It says nothing about children.

      With --learner the child is a program of your own. It reads a line of JSON for each question
      and writes one in answer, as that page describes; the end of its input is the end of the course.
      Facts are asked, with --skills items of lessons, too; what was seen of it is printed.
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

  @Option(help: "How many learners, 1 to 1000. (default: 64)")
  var learners: Int?

  @Option(help: "How they remember: half-life or act-r. (default: both)")
  var memory: Memory?

  @Option(help: "How they answer: typical hands, slow ones, or scanning.")
  var population = Population.typical

  @Option(help: "How many facts there are to learn: 462 or 200.")
  var deck = 462

  @Option(help: "One way of choosing facts alone. (default: all; meadow for --learner)")
  var policy: ChosenPolicy?

  @Option(
    name: .customLong("with"), parsing: .singleValue,
    help: ArgumentHelp(
      "Another constant for Meadow, such as memory.fastFactor=1.9; may be given again.",
      valueName: "change"))
  var changes: [String] = []

  @Flag(help: "Also when the bands passed: share of learners, median day and minutes.")
  var bands = false

  @Flag(help: "Also how long each way of choosing took, in seconds.")
  var times = false

  @Option(
    help: ArgumentHelp(
      "Also plot recall by day, a file for each way of remembering.", valueName: "directory"),
    completion: .directory)
  var svg: String?

  @Flag(
    help: """
      How often mastery of a skill is granted to learners who do not have it, instead; with \
      --learner, ask items of lessons, too.
      """)
  var skills = false

  @OptionGroup(title: "A learner of your own") var own: LearnerOptions

  func validate() throws {
    if let learners { try require("--learners", learners, in: 1...1000) }
    guard deck == 462 || deck == 200 else {
      throw ValidationError("--deck takes 462 or 200, not \(deck).")
    }
    let simulated = [
      (memory != nil, "--memory"), (bands, "--bands"), (times, "--times"), (svg != nil, "--svg"),
      (!changes.isEmpty, "--with"), (learners != nil, "--learners"),
    ]
    if own.learner != nil, let (_, option) = simulated.first(where: \.0) {
      throw ValidationError("\(option) is for simulated learners: leave it out with --learner.")
    }
    if own.learner == nil, skills, let (_, option) = simulated.first(where: \.0) {
      throw ValidationError("--skills has learners and rules of its own: leave out \(option).")
    }
    if own.learner != nil, policy == .oracle {
      throw ValidationError(
        "--policy oracle looks into the learner's memory, and a program has none to look into.")
    }
  }

  func run() async throws {
    try await reporting {
      if let program = own.learner {
        return try own.play(
          program, policy: (policy ?? .meadow).kind, deck: facts, seed: seed, skills: skills)
      }
      if skills { return SkillMasteryText.lines(seed: seed).forEach(Terminal.say) }
      let parameters = try ParameterChanges(changes).parameters
      var plots = try svg.map { try PlotFiles(in: $0) }
      for memory in memory.map({ [$0] }) ?? Memory.allCases {
        let (table, seconds) = table(memory, parameters)
        Terminal.say(table.text)
        if bands { Terminal.say(table.bandText) }
        if times { Terminal.say(seconds) }
        try plots?.write(table, named: memory.rawValue)
      }
      for path in plots?.paths ?? [] { Terminal.say("\(path) is written.") }
    }
  }

  private var facts: FactDeck { deck == 200 ? .twoHundred : .all }

  /// The table, and how long each of its rows took.
  private func table(
    _ memory: Memory, _ parameters: FactParameters
  ) -> (SimulationTable, String) {
    var plan = SimulationPlan()
    plan.seed = seed
    if let learners { plan.learners = learners }
    plan.memory = memory.kind
    plan.population = population.learners
    var rows: [PolicyFigures] = []
    var seconds: [String] = []
    for kind in policy.map({ [$0.kind] }) ?? FactPolicyKind.allCases {
      let begin = ContinuousClock.now
      rows.append(
        kind == .meadow
          ? LearningSimulation.figures(parameters, plan, deck: facts)
          : LearningSimulation.figures(kind, plan, deck: facts))
      let taken = (ContinuousClock.now - begin) / Duration.seconds(1)
      let text = "\((taken * 100).rounded() / 100)"
      seconds.append(kind.title.padded(to: 17) + text.leftPadded(to: 7) + " s")
    }
    return (
      SimulationTable(plan, deck: facts.name, rows: rows), seconds.joined(separator: "\n") + "\n"
    )
  }
}
