import ArgumentParser

struct MeasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measures the runtime on this machine.",
    discussion: "Example: meadow measure onset --taps 100",
    subcommands: [
      MeasureOnsetCommand.self, MeasureConversationCommand.self, MeasureLearningCommand.self,
      MeasureRenderCommand.self,
    ])
}
