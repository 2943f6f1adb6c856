import ArgumentParser

struct SamplesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "samples",
    abstract: "Writes the sound files under samples/ that the program makes itself.",
    discussion: "Example: meadow samples samples",
    shouldDisplay: false)

  @Argument(help: "The samples directory.", completion: .directory)
  var directory: String

  func run() async throws {
    try await reporting {
      for path in try await CommandEnvironment.required().writeSamples(directory) {
        Terminal.say(path)
      }
    }
  }
}
