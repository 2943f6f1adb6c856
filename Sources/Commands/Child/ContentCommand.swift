import ArgumentParser

struct ContentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "content",
    abstract: "Shows what children can see, touch and be offered.",
    discussion: """
      Example: meadow content stats
      Example: meadow content scene kitchen
      Example: meadow content offers banana --tier 2

      For whoever judges the content, such as a speech-language pathologist.
      """,
    subcommands: [
      ContentStatsCommand.self, ContentSceneCommand.self, ContentOffersCommand.self,
    ])
}

struct ContentStatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Counts words, things and follow-ups of the built-in content.",
    discussion: """
      Example: meadow content stats

      Words, zones, items, follow-ups and sentence patterns by scene, tier and function, and every
      word that has too few follow-ups.
      """)

  func run() async throws {
    try await reporting {
      for line in try CommandEnvironment.required().statistics() { Terminal.say(line) }
    }
  }
}
