import ArgumentParser
import MeadowFoundations
import MeadowRuntime

#if canImport(Glibc)
  import Glibc
#endif

struct SayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Says a text, or writes its sound to a file.",
    discussion: """
      Example: meadow say "I want more" --voice girl --rate 0.85
      Example: meadow say banana --to banana.flac
      Example: meadow say Siobhan --hint shi-VAWN

      Returns when the text has been heard, or the file is whole.
      """)

  @Argument(help: "What to say.")
  var text: String

  @OptionGroup var manner: MannerOptions

  @Option(
    help: ArgumentHelp(
      "How to pronounce it, such as shi-VAWN; meadow pronounce says more of hints.",
      valueName: "hint"))
  var hint: String?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "Write a file instead, .wav, .flac or .ogg; nothing is played.", valueName: "file"),
    completion: .file())
  var file: String?

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await reporting {
      let format = try file.map { try FileFormat(path: $0).name }
      let query = SpeechQuery(text: text, manner: manner.manner, hint: hint, format: format)
      try await withHost(
        data, output: file == nil ? .server : nil,
        withoutSound: "write a file with --to words.wav"
      ) { host in
        guard let file else { return await host.heard(try await host.say(query)) }
        let sound = try await host.speech.file(of: query)
        for limit in sound.reached?.limits ?? [] { Terminal.note(limit) }
        try FileFormat.write(sound.bytes, to: file)
      }
    }
  }
}

/// The format a file name asks for.
struct FileFormat {
  var name: String

  init(path: String) throws {
    let known = ["wav", "flac", "ogg"]
    guard let dot = path.lastIndex(of: "."),
      known.contains(path[path.index(after: dot)...].lowercased())
    else {
      throw CommandFailure.badData("--to \(path): end the name in .wav, .flac or .ogg")
    }
    name = path[path.index(after: dot)...].lowercased()
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else {
      throw CommandFailure.badData(
        "--to \(path) cannot be written: \(String(cString: strerror(errno)))")
    }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else {
      throw CommandFailure.badData("--to \(path) could not be written whole: is the disk full?")
    }
  }
}
