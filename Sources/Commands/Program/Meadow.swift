import ArgumentParser
import MeadowCommands
import MeadowSound

/// The program: gives the commands their live environment and lets them work.
@main
enum Meadow {
  static func main() async {
    let isService = CommandLine.arguments.dropFirst().first == "serve"
    LiveMemory.settle(isLong: isService)
    // Before any other thread is there, so that all of the service inherits it.
    if isService { ThreadPriority.raise(to: .service) }
    await CommandEnvironment.$current.withValue(LiveEnvironment.environment) {
      await MeadowCommand.main()
    }
  }
}
