import ArgumentParser

struct LearnCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Shows what early maths teaches, and how.",
    discussion: """
      Example: meadow learn facts
      Example: meadow learn facts 13-8 --answer 21
      Example: meadow learn simulate --seed 4

      For teachers, and for whoever judges the content.
      """,
    subcommands: [LearnFactsCommand.self, LearnSimulateCommand.self])
}
