import ArgumentParser
import Foundation
import MeadowFoundations
import MeadowRuntime

struct LearnExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a child's answers as a table, for grown-ups.",
    discussion: """
      Example: meadow learn export > answers.csv
      Example: meadow learn export --child 2 --format json --out answers.json

      A row an answer: when, what, how long, with which hints. What the child says is no part of it.
      """)

  @Option(help: "The child's number, as meadow children lists it. (default: the active one)")
  var child: Int?

  @Option(help: "csv or json.")
  var format = "csv"

  @Option(help: "The file to write; without it, standard output.", completion: .file())
  var out: String?

  @OptionGroup var data: DataOptions

  func validate() throws {
    guard LearningExport.Format(rawValue: format) != nil else {
      throw ValidationError("--format is csv or json.")
    }
  }

  func run() async throws {
    try await withHost(data) { host in
      var export = LearningExport(LearningExport.Format(rawValue: format) ?? .csv)
      // Where the child is not there, this says so.
      _ = try await host.learning("member", child: child)
      try await host.log(of: "learning", child: child) { export.add($0) }
      guard let out else { return FileHandle.standardOutput.write(Data(export.bytes)) }
      do { try Data(export.bytes).write(to: URL(filePath: out)) } catch {
        throw CommandFailure.badData("\(out) cannot be written: \(error.localizedDescription)")
      }
      Terminal.say("\(out) is written.")
    }
  }
}
