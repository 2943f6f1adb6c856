import ArgumentParser
import MeadowAudio
import MeadowCLI

/// The program: gives the commands their live house and lets them work.
@main
enum Meadow {
  static func main() async {
    LiveMemory.settle()
    // Before any other thread is there, so that all of the service inherits it.
    if CommandLine.arguments.dropFirst().first == "serve" { ThreadPriority.raiseProcess() }
    await House.$current.withValue(LiveHouse.house) {
      await MeadowCommand.main()
    }
  }
}
