import ArgumentParser

/// How a speech server is named on the command line.
struct ServerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Its address: tcp://127.0.0.1:10200, unix:///PATH or http://127.0.0.1:8880.",
      valueName: "address"))
  var server: String?

  @Option(
    help: ArgumentHelp(
      "Allow a machine other than this one, by its name in the address. Every word that is said, the "
        + "family's names too, is sent to it.", valueName: "host"))
  var allow: String?

  @Argument(
    parsing: .postTerminator,
    help: "Behind --: a program that Meadow starts and that speaks Wyoming on its standard input.")
  var program: [String] = []

  func validate() throws {
    guard (server == nil) != program.isEmpty else {
      throw ValidationError("Give --server with its address, or a program behind --; one of both.")
    }
  }

  var wish: VoiceServers.Wish {
    var wish = VoiceServers.Wish()
    (wish.server, wish.allowed, wish.program) = (server, allow, program)
    return wish
  }
}

struct VoicesFindCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Lists the voices that a speech server on this machine offers.",
    discussion: "Example: meadow voices find --server tcp://127.0.0.1:10200")

  @OptionGroup var place: ServerOptions
  @OptionGroup var data: DataOptions

  func run() async throws {
    try await reporting {
      let lines = try await CommandEnvironment.required().voiceServers.offers(
        place.wish, data.directory)
      if lines.isEmpty {
        Terminal.say(
          "The server does not tell its voices; name one with meadow voices add --voice.")
      }
      for line in lines { Terminal.say(line) }
    }
  }
}

struct VoicesAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Adds a natural voice: as it is, and as a girl, a boy and Meadow.",
    discussion: """
      Example: meadow voices add joe --server tcp://127.0.0.1:10200 --voice en_US-joe-medium
      Example: meadow voices add joe --voice en_US-joe-medium -- wyoming-piper --voice en_US-joe-medium --data-dir voices

      Meadow listens to some words of it and writes files into the data directory's voices/. A service
      that runs offers them after its next start.
      """)

  @Argument(help: "What the voice is called: a-z, 0-9 and -.")
  var name: String

  @Option(help: "Its name at the server; without it the one that the server speaks with.")
  var voice: String?

  @Option(help: "Its speaker, where the voice has several.")
  var speaker: String?

  @Option(
    help: ArgumentHelp(
      "Who made it and under which licence; shown with the voice.", valueName: "text"))
  var licence: String?

  @OptionGroup var place: ServerOptions
  @OptionGroup var data: DataOptions

  func run() async throws {
    try await reporting {
      var wish = place.wish
      (wish.name, wish.voice, wish.speaker, wish.licence) = (name, voice, speaker, licence)
      let lines = try await CommandEnvironment.required().voiceServers.add(wish, data.directory)
      for line in lines { Terminal.say(line) }
      Terminal.say("Hear one: meadow voices --preview \(name)-girl")
    }
  }
}

struct VoicesRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Removes a natural voice that was added, or erases a recorded one.",
    discussion: """
      Example: meadow voices remove joe

      Of a recorded voice all is erased: its file, every take, and every clip that Meadow had made. A
      service that runs erases the rest once a grown-up looks at its settings.
      """)

  @Argument(help: "What the voice is called.")
  var name: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await reporting {
      let lines = try await CommandEnvironment.required().voiceServers.remove(
        name, data.directory)
      for line in lines { Terminal.say(line) }
    }
  }
}
