import ArgumentParser

struct LearnCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Shows what early maths teaches, and how.",
    discussion: """
      Example: meadow learn facts
      Example: meadow learn facts 13-8 --answer 21
      Example: meadow learn skills KS6
      Example: meadow learn play ks6.1 --guest
      Example: meadow learn progress

      For teachers and parents, and for whoever judges the content.
      """,
    subcommands: [
      LearnFactsCommand.self, LearnSkillsCommand.self, LearnPlayCommand.self,
      LearnProgressCommand.self, LearnExportCommand.self, LearnSimulateCommand.self,
    ])
}
