import ArgumentParser
import MeadowFoundations

struct FeelCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feel",
    abstract: "Says a phrase of a running service's feelings tray, or opens or closes it.",
    discussion: """
      Example: meadow feel "I love you"
      Example: meadow feel --open

      The tray offers what fits the scene and the tier; opening it shows what that is.
      """)

  @Argument(help: "The phrase, as the tray has it.")
  var phrase: String?

  @Flag(help: "Open the tray.")
  var open = false

  @Flag(help: "Close the tray.")
  var close = false

  @OptionGroup var options: ServiceOptions

  func validate() throws {
    guard [phrase != nil, open, close].count(where: { $0 }) == 1 else {
      throw ValidationError("Give a phrase, --open or --close.")
    }
  }

  private struct Answer: Decodable {
    struct Said: Decodable { var text: String }
    var said: Said?
  }

  func run() async throws {
    try await reporting {
      let service = try options.service()
      let action: PlainJSON =
        phrase.map { .object(["choose": .text($0)]) } ?? .object(["open": .flag(open)])
      let body = try service.post("/v1/avatar", action)
      if options.json { return Terminal.say(String(decoding: body, as: UTF8.self)) }
      if let said = try service.read(Answer.self, body).said {
        Terminal.say("\"\(said.text)\" is said.")
      } else {
        let state = try service.read(ServiceState.self, try service.get("/v1/state"))
        Terminal.say("The feelings tray is \(state.tray)")
      }
    }
  }
}
