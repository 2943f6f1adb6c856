import ArgumentParser
import MeadowEngines

struct PronounceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pronounce",
    abstract: "Shows how a voice reads a text, and says it.",
    discussion: """
      Example: meadow pronounce Siobhan
      Example: meadow pronounce Siobhan --hint "espeak:SI2v'O:n"
      Example: meadow pronounce potty --json --quiet
      """)

  @Argument(help: "What to pronounce.")
  var text: String

  @OptionGroup var manner: MannerOptions

  @Option(
    help: ArgumentHelp(
      "How to pronounce it: espeak: and eSpeak NG's phonemes.", valueName: "hint"))
  var hint: String?

  @Flag(help: "Show it as JSON.")
  var json = false

  @Flag(help: "Show it only; say nothing.")
  var quiet = false

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await reporting {
      var options = HouseOptions(output: quiet ? nil : .pulse, dataDirectory: data.directory)
      options.rendersBoard = false
      options.insteadOfSound = "add --quiet to see it only"
      let open = try await House.required().open(options)
      let query = SpeechQuery(
        text: text, voice: manner.voice, rate: manner.rate, pitch: manner.pitch,
        range: manner.range, hint: hint)
      let reading = try await open.host.pronounce(query)
      if json {
        try printJSON(reading)
      } else {
        Terminal.say("\(reading.text)\n  IPA       \(reading.ipa)\n  phonemes  \(reading.phonemes)")
      }
      if !quiet { await open.host.heard(try await open.host.say(query)) }
      await open.close()
    }
  }
}
