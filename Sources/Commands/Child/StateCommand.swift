import ArgumentParser

struct StateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "state",
    abstract: "Shows where the child is in a running service, and what it sees.",
    discussion: """
      Example: meadow state
      Example: meadow state --url http://127.0.0.1:8090 --json
      """)

  @OptionGroup var options: ServiceOptions

  func run() async throws {
    try await reporting {
      let service = try options.service()
      try service.show(state: try service.get("/v1/state"), json: options.json)
    }
  }
}

extension RunningService {
  /// Prints a state that the service has sent, in plain words or as it came.
  func show(state body: [UInt8], json: Bool) throws {
    if json { return Terminal.say(String(decoding: body, as: UTF8.self)) }
    for line in try read(ServiceState.self, body).lines { Terminal.say(line) }
  }
}
