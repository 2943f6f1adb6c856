import ArgumentParser
import Foundation
import MeadowFoundations
import MeadowRuntime

struct WordsImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Takes words in from a lexicon: PLS 1.0 or CSV.",
    discussion: """
      Example: meadow words import family.pls --dry-run
      Example: meadow words import names.csv

      Says of every entry whether it was accepted, changed or refused, and why. A file in which
      everything was refused ends with exit code 65.
      """)

  @Argument(help: "The file.", completion: .file())
  var file: String

  @Option(help: "pls or csv; without it, what the file looks like.")
  var format: String?

  @Flag(help: "Report only; keep nothing.")
  var dryRun = false

  @Flag(help: "Report as JSON.")
  var json = false

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let bytes = try WordOptions.read("the file", file)
      let reply = try await host.words.importWords(bytes, format: format, isDryRun: dryRun)
      if json { try printJSON(reply) } else { Self.show(reply) }
      if !reply.entries.isEmpty, reply.entries.allSatisfy({ $0.outcome == .refused }) {
        throw CommandFailure.badData("\(file): no entry could be used")
      }
    }
  }

  private static func show(_ reply: ImportReply) {
    for note in reply.notes { Terminal.say("note: \(note)") }
    for entry in reply.entries {
      let message = entry.message.isEmpty ? "" : ": \(entry.message)"
      Terminal.say("line \(entry.line): \(entry.word) \(entry.outcome.rawValue)\(message)")
    }
    let refused = reply.entries.count { $0.outcome == .refused }
    let done = reply.isDryRun ? "would be " : ""
    Terminal.say("\(reply.added) \(done)added, \(reply.changed) \(done)changed, \(refused) refused")
  }
}

struct WordsExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes the family's words as a lexicon: PLS 1.0 or CSV.",
    discussion: """
      Example: meadow words export family.pls
      Example: meadow words export family.csv

      Photos and recordings stay here; a lexicon holds text.
      """)

  @Argument(help: "The file, .pls or .csv.", completion: .file())
  var file: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard ["pls", "csv", "xml"].contains(ending) else {
        throw CommandFailure.badData("\(file): end the name in .pls or .csv")
      }
      let lexicon = try await host.words.exportWords(format: ending == "csv" ? "csv" : "pls")
      do {
        try Data(lexicon.bytes).write(to: URL(filePath: file), options: .atomic)
      } catch {
        throw CommandFailure.badData("\(file) cannot be written: choose another place")
      }
    }
  }
}
