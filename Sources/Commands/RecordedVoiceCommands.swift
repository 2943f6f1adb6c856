import ArgumentParser

struct VoicesImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Takes a voice in that was recorded elsewhere.",
    discussion: """
      Example: meadow voices import mama.zip
      Example: meadow voices import recordings/ --name Nana --speaker "Rosa Diaz" --consent "Rosa Diaz"
      Example: meadow voices import list.csv --name Nana --speaker "Rosa Diaz" --consent "Rosa Diaz"
      Example: meadow voices import palabras/ --name Nana --speaker "Rosa Diaz" --consent "Rosa Diaz" --language es-419

      A pack says itself whose voice it is. Of other recordings each file is called by its text, as in
      "i want.wav", or a table says it, with columns text and file; WAV, FLAC and Ogg are read. Each
      is cut to its word and made as loud as all others. --consent names who allows that the voice is
      used: the speaker, or who may speak for them.

      A service that runs offers the voice once a grown-up looks at its settings.
      """)

  @Argument(help: "A pack, a ZIP or a folder of sound files, or a table of them.")
  var path: String

  @Option(help: "What the voice is called.")
  var name: String?

  @Option(help: "Who is heard.")
  var speaker: String?

  @Option(help: ArgumentHelp("Who allows that the voice is used.", valueName: "name"))
  var consent: String?

  @Flag(help: "The companion speaks with it, not the child.")
  var companion = false

  @Option(help: "The language of files that are called by their texts: en or es-419. (default: en)")
  var language: String?

  @Option(help: "The voice that says what is missing.")
  var near: String?

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await reporting {
      var wish = VoicePacks.Wish()
      (wish.name, wish.speaker, wish.consentBy) = (name, speaker, consent)
      (wish.isCompanions, wish.near, wish.language) = (companion, near, language)
      let packs = try CommandEnvironment.required().voicePacks
      for line in try await packs.take(path, wish, data.directory) { Terminal.say(line) }
    }
  }
}

struct VoicesExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a recorded voice as a pack: voice.json, its sounds, its licence.",
    discussion: "Example: meadow voices export mama mama.zip")

  @Argument(help: "What the voice is called.")
  var voice: String

  @Argument(help: "The pack's file.")
  var path: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await reporting {
      let packs = try CommandEnvironment.required().voicePacks
      Terminal.say(try await packs.give(voice, path, data.directory))
    }
  }
}
