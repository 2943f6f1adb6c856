import ArgumentParser
import Foundation
import MeadowEngines

struct VoicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "Lists the voices.",
    discussion: """
      Example: meadow voices
      Example: meadow voices --json
      """)

  @Flag(help: "List them as JSON.")
  var json = false

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await reporting {
      var options = HouseOptions(output: nil, dataDirectory: data.directory)
      options.rendersBoard = false
      let open = try await House.required().open(options)
      let voices = await open.host.voices()
      await open.close()
      if json { return try printJSON(voices) }
      let width = voices.map(\.id.count).max() ?? 0
      for voice in voices {
        let id = voice.id.padding(toLength: width, withPad: " ", startingAt: 0)
        Terminal.say("\(id)  \(voice.name): \(voice.description)")
      }
    }
  }
}

/// Prints a value as JSON with sorted keys.
func printJSON(_ value: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  Terminal.say(String(decoding: try encoder.encode(value), as: UTF8.self))
}
