import ArgumentParser
import Foundation
import MeadowFoundations
import MeadowRuntime
import OnsetLab

struct PronounceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pronounce",
    abstract: "Shows how a voice reads a text, and says it.",
    discussion: """
      Example: meadow pronounce Siobhan --candidates
      Example: meadow pronounce Siobhan --hint shi-VAWN
      Example: meadow pronounce Siobhan --hint "ipa:ʃɪˈvɔːn" --plot siobhan.svg --quiet

      A hint is a respelling with capitals for the stress (shi-VAWN), or ipa:, arpabet:, xsampa: or
      espeak: and the sounds in that alphabet.
      """)

  @Argument(help: "What to pronounce.")
  var text: String

  @OptionGroup var manner: MannerOptions

  @Option(
    help: ArgumentHelp("How to pronounce it, such as shi-VAWN.", valueName: "hint"))
  var hint: String?

  @Flag(help: "List ways a name may be said, and say each.")
  var candidates = false

  @Option(
    help: ArgumentHelp(
      "Draw waveform, spectrogram and pitch of the sound.", valueName: "file.svg"),
    completion: .file(extensions: ["svg"]))
  var plot: String?

  @Flag(help: "Show it as JSON.")
  var json = false

  @Flag(help: "Show it only; say nothing.")
  var quiet = false

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(
      data, output: quiet ? nil : .server, withoutSound: "add --quiet to see it only"
    ) { host in
      if candidates { try await choose(host) } else { try await show(host) }
    }
  }

  private func query(hint: String?) -> SpeechQuery {
    var query = SpeechQuery(text: text, manner: manner.manner, hint: hint)
    // Without a hint it is the voice's own reading that is shown and heard.
    query.usesMyWords = false
    return query
  }

  private func show(_ host: ActivityHost) async throws {
    let reading = try await host.speech.pronounce(query(hint: hint))
    if let plot { try await draw(reading, to: plot, host) }
    if json { try printJSON(reading) } else { Self.describe(reading) }
    if !quiet { await host.heard(try await host.say(query(hint: hint))) }
  }

  private func choose(_ host: ActivityHost) async throws {
    let choices = try await host.speech.candidates(query(hint: nil))
    if json { return try printJSON(choices) }
    for (index, choice) in choices.enumerated() {
      let name = choice.respelling ?? choice.hint
      Terminal.say("\(index + 1)  \(name)  /\(choice.ipa)/  \(choice.why)")
      Terminal.say("   --hint \"\(choice.hint)\"")
      if !quiet { await host.heard(try await host.say(query(hint: choice.hint))) }
    }
  }

  private static func describe(_ reading: PronunciationReply) {
    Terminal.say(reading.text)
    let rows: [(String, String?)] = [
      ("IPA", reading.ipa), ("respelling", reading.respelling), ("ARPAbet", reading.arpabet),
      ("phonemes", reading.phonemes),
    ]
    for (name, value) in rows {
      guard let value, !value.isEmpty else { continue }
      Terminal.say("  \(name.padding(toLength: 10, withPad: " ", startingAt: 0)) \(value)")
    }
    for warning in reading.warnings { Terminal.say("  note: \(warning.message)") }
    for limit in reading.reached?.limits ?? [] { Terminal.say("  note: \(limit)") }
  }

  private func draw(
    _ reading: PronunciationReply, to path: String, _ host: ActivityHost
  ) async throws {
    let sound = try await host.speech.sound(query(hint: hint))
    let plot = SoundPlot(
      title: reading.text, subtitle: "/\(reading.ipa)/, \(reading.voice)", clip: sound,
      pitch: await host.speech.pitch(of: sound).map { SoundPlot.PitchPoint(seconds: $0, hertz: $1) }
    )
    do {
      try Data(plot.svg.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw CommandFailure.badData("--plot \(path) cannot be written: choose another place")
    }
  }
}
