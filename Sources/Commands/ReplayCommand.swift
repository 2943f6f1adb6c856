import ArgumentParser
import MeadowFoundations
import MeadowRuntime

#if canImport(Glibc)
  import Glibc
#endif

struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replays a recorded session in virtual time and prints what happened.",
    discussion: """
      Example: meadow replay samples/sessions/first-words.jsonl
      Example: meadow replay session.jsonl --to session.flac

      Record a session with meadow serve --record session.jsonl, or write one: a line for each input,
      with its second.

        {"at":0.5,"tap":{"word":"more"}}
        {"at":1.2,"stop":true}
      """)

  @Argument(help: "The session, one input a line.", completion: .file(extensions: ["jsonl"]))
  var file: String

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "Write what was heard to a file, .wav, .flac or .ogg.", valueName: "file"),
    completion: .file())
  var soundFile: String?

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await reporting {
      let format = try soundFile.map { try FileFormat(path: $0).name }
      let inputs = try SessionFile.read(path: file)
      let options = RuntimeOptions(output: nil, dataDirectory: data.directory)
      let replay = try await CommandEnvironment.required().openReplay(options)
      let lines: [String]
      do {
        lines = try await replay.play(inputs)
      } catch let problem as InputProblem {
        throw CommandFailure.badData("\(file), \(problem.sentences)")
      }
      for line in lines { Terminal.say(line) }
      if let soundFile {
        try FileFormat.write(try replay.sound(format: format), to: soundFile)
      }
    }
  }
}

/// Reading a recorded session.
enum SessionFile {
  static func read(path: String) throws -> [RecordedInput] {
    guard let file = fopen(path, "rb") else { throw unreadable(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    // A directory opens like a file and fails only here.
    if ferror(file) != 0 { throw unreadable(path) }
    do {
      return try RecordedInput.decode(lines: bytes)
    } catch {
      throw CommandFailure.badData("\(path), \(error.sentences)")
    }
  }

  private static func unreadable(_ path: String) -> CommandFailure {
    .badData("\(path) cannot be read: \(String(cString: strerror(errno)))")
  }
}
