import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Starts the service and its page.",
    discussion: """
      Example: meadow serve
      Example: meadow serve --port 8090 --output browser

      Prints one line with its address when it accepts taps; open that in a browser. Only this
      machine can reach it unless --host says otherwise. Control-C ends it.

      Example: meadow serve --origin https://meadow.home

      Then a reverse proxy with TLS on this machine may pass on what it gets at that address; the
      README has a configuration.
      """)

  @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes a free one.")
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "The address of a reverse proxy with TLS; may be given several times.", valueName: "url"),
    transform: Self.origin)
  var origin: [WebOrigin] = []

  @Option(help: "Where the sound goes.")
  var output = OutputChoice.auto

  @Option(
    help: ArgumentHelp(
      "Without a tap for so long, the output wakes the machine less often.", valueName: "seconds"))
  var idleAfter = 30.0

  @Option(
    help: ArgumentHelp(
      "A file that takes every tap, for meadow replay; what it held is lost.",
      valueName: "file.jsonl"),
    completion: .file())
  var record: String?

  @OptionGroup var data: DataOptions

  func validate() throws {
    try require("--port", port, in: 0...65_535)
    guard idleAfter > 0, idleAfter <= 86_400 else {
      throw ValidationError("--idle-after takes seconds up to a day, not \(idleAfter).")
    }
  }

  @Sendable private static func origin(_ text: String) throws -> WebOrigin {
    do throws(InputProblem) { return try WebOrigin(text) } catch {
      throw ValidationError("\(error.reason); \(error.advice).")
    }
  }

  func run() async throws {
    try await reporting {
      let environment = try CommandEnvironment.required()
      var options = RuntimeOptions(output: output, dataDirectory: data.directory)
      options.idleAfterSeconds = idleAfter
      options.recordPath = record
      options.meetsChild = true
      let open = try await environment.open(options)
      let place = ServicePlace(address: host, port: port, origins: origin)
      let address = host.contains(":") ? "[\(host)]" : host
      let host = open.host
      let services = MeadowServices(
        host, gate: host.gate, insight: host.insight, words: host.words, speech: host.speech,
        recorded: host.recorded, loudness: host.loudness)
      try await environment.serve(services, place) { port in
        Terminal.say("Meadow is ready at http://\(address):\(port) (sound: \(open.sound))")
      }
      await open.close()
    }
  }
}
