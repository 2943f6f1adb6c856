import ArgumentParser
import Foundation
import MeadowRuntime

struct VoicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "Lists the voices, lets you hear them, adds natural and recorded ones.",
    discussion: """
      Example: meadow voices
      Example: meadow voices --preview boy --rate 0.8
      Example: meadow voices add joe --server tcp://127.0.0.1:10200
      Example: meadow voices import mama.zip
      """,
    subcommands: [
      VoicesListCommand.self, VoicesFindCommand.self, VoicesAddCommand.self,
      VoicesImportCommand.self, VoicesExportCommand.self, VoicesRemoveCommand.self,
    ],
    defaultSubcommand: VoicesListCommand.self)
}

struct VoicesListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the voices, lets you hear one, or all of them one after the other.",
    discussion: """
      Example: meadow voices
      Example: meadow voices --preview boy --rate 0.8
      Example: meadow voices --compare --text "I want more juice"
      """)

  @Flag(help: "List them as JSON.")
  var json = false

  @Option(help: ArgumentHelp("Say the text in this voice.", valueName: "name"))
  var preview: String?

  @Flag(help: "Say the text in every voice, and show what each is like.")
  var compare = false

  @Option(help: "What a preview says.")
  var text = "Hi! I'm Meadow!"

  @OptionGroup var manner: ProsodyOptions
  @OptionGroup var data: DataOptions

  func validate() throws {
    guard preview == nil || !compare else {
      throw ValidationError("--preview and --compare exclude each other; give one.")
    }
  }

  func run() async throws {
    try await withHost(
      data, output: compare || preview != nil ? .server : nil,
      withoutSound: "write a file with meadow say --to hello.wav", work)
  }

  private func work(_ host: ActivityHost) async throws {
    let voices = host.speech.voices()
    if json { try printJSON(voices) } else if preview == nil { show(voices) }
    for voice in preview.map({ [$0] }) ?? (compare ? voices.map(\.id) : []) {
      if compare, !json { Terminal.say("… \(voice)") }
      var manner = manner.manner
      manner.voice = voice
      await host.heard(try await host.say(SpeechQuery(text: text, manner: manner)))
    }
  }

  private func show(_ voices: [VoiceSummary]) {
    let width = voices.map(\.id.count).max() ?? 0
    for voice in voices {
      let id = voice.id.padding(toLength: width, withPad: " ", startingAt: 0)
      Terminal.say("\(id)  \(voice.name): \(voice.description)")
      let indent = String(repeating: " ", count: width)
      let place = voice.host.map { "It is spoken on \($0), which hears every word." }
      for line in [place, voice.licence].compactMap(\.self) { Terminal.say("\(indent)  \(line)") }
      guard compare else { continue }
      let percent = Int(((voice.formantScale - 1) * 100).rounded())
      Terminal.say(
        "\(indent)  speaks at \(Int(voice.medianHertz.rounded())) Hz, vowels "
          + (percent >= 5 ? "\(percent) % higher than a grown-up's" : "of a grown-up"))
    }
  }
}

/// Prints a value as JSON with sorted keys.
func printJSON(_ value: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  Terminal.say(String(decoding: try encoder.encode(value), as: UTF8.self))
}
