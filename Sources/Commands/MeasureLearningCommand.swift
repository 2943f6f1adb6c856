import ArgumentParser
import OnsetLab

struct MeasureLearningCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learning",
    abstract: "Measures what comes next in early maths, with a long log of answers.",
    discussion: """
      Example: meadow measure learning
      Example: meadow measure learning --answers 100000 --keep data

      A child who exists only in the machine practises, plays runs of a minute and does lessons, in
      virtual time; all of it goes into a sealed log as it does at home, is opened again and goes on.
      What children hear is not in it: see meadow measure onset.
      """)

  @Option(help: "Answers in the log when it is opened; once for each length, rising.")
  var answers: [Int] = [100_000, 1_000_000]

  @Option(help: "Decides what the child answers.")
  var seed: UInt64 = 1

  @Option(help: "Keep the log in this data directory, for a service to start with.")
  var keep: String?

  func validate() throws {
    for count in answers { try require("--answers", count, in: 100...10_000_000) }
  }

  func run() async throws {
    try await reporting {
      let environment = try CommandEnvironment.required()
      let scratch = try keep == nil ? ScratchDirectory() : nil
      defer { scratch?.remove() }
      var plan = LearningFindings.Plan()
      plan.answers = answers.sorted()
      plan.seed = seed
      let found = try await environment.measureLearning(plan, keep ?? scratch?.path ?? "")
      for line in found.lines { Terminal.say(line) }
    }
  }
}
