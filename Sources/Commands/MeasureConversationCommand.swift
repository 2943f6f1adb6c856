import ArgumentParser
import OnsetLab

struct MeasureConversationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conversation",
    abstract: "Measures reading the content, and the step for a touch with follow-ups.",
    discussion: """
      Example: meadow measure conversation
      Example: meadow measure conversation --seed 7 --steps 50000
      Example: meadow measure conversation --large meadow-vocabulary.json

      A child at Tier 2 touches all words of all scenes in random order and chooses some of what is
      offered, with Meadow's own content and with one of 50 000 words, in turn. What children hear is
      not in it: see meadow measure onset.
      """)

  @Option(help: "Touches in a round.")
  var steps = 20_000

  @Option(help: "Rounds with each of the two vocabularies.")
  var rounds = 5

  @Option(help: "Decides the order of words and what is chosen.")
  var seed: UInt64 = 1

  @Option(
    help: "Measure nothing; write the large vocabulary as a family's own file.",
    completion: .file(extensions: ["json"]))
  var large: String?

  func validate() throws {
    try require("--steps", steps, in: 100...10_000_000)
    try require("--rounds", rounds, in: 1...1_000)
  }

  func run() async throws {
    try await reporting {
      let environment = try CommandEnvironment.required()
      if let large { return try FileFormat.write(try environment.largeVocabulary(plan), to: large) }
      for line in try environment.measureConversation(plan).lines { Terminal.say(line) }
    }
  }

  private var plan: ConversationFindings.Plan {
    var plan = ConversationFindings.Plan()
    plan.steps = steps
    plan.rounds = rounds
    plan.seed = seed
    return plan
  }
}
