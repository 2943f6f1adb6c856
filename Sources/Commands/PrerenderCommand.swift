import ArgumentParser
import Foundation
import MeadowRuntime

struct PrerenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prerender",
    abstract: "Renders the core words ahead and keeps them on disk.",
    discussion: """
      Example: meadow prerender --voice boy --rate 0.8
      Example: meadow prerender --jobs 2
      Example: meadow prerender --shard 1/4

      Of a voice that another program makes, the words of the scenes too. What is there already is not
      made again, so it can be stopped and resumed at any time. The shards of several machines or
      jobs add up to the same files, byte for byte.
      """)

  @OptionGroup var manner: MannerOptions

  @Option(help: "How many processes share the work; a speech engine is one per process.")
  var jobs = 1

  @Option(help: "Render one part of the whole, such as 1/4.")
  var shard: String?

  @OptionGroup var data: DataOptions

  func validate() throws {
    try require("--jobs", jobs, in: 1...64)
    guard jobs == 1 || shard == nil else {
      throw ValidationError("--jobs and --shard exclude each other; give one.")
    }
  }

  func run() async throws {
    try await reporting {
      let shards = try shard.map { [try Shard($0)] } ?? Shard.all(jobs)
      let helpers = try shards.dropFirst().map { try PrerenderHelper(shard: $0, manner, data) }
      var report = try await render(shards[0])
      for helper in helpers { report += try helper.report() }
      Terminal.say(report.line)
      if report.ready < report.wanted {
        let missing = report.wanted - report.ready
        throw CommandFailure.badData(
          "\(missing) words could not be made in the voice \(report.voice): "
            + (report.problem ?? "meadow say --voice \(report.voice) tells why"))
      }
      if report.unwritable > 0 {
        throw CommandFailure.badData(
          "the words could not be kept on disk: choose a directory you may write to with --data, "
            + "and see that the disk is not full")
      }
    }
  }

  private func render(_ shard: Shard) async throws -> PrerenderReport {
    let bar = ProgressBar("Rendering")
    return try await withHost(data) { host in
      try await host.prerender(manner: manner.manner, shard: shard) { bar.show($0, of: $1) }
    }
  }
}

/// Another process of this program that renders one shard.
private final class PrerenderHelper {
  private let process = Process()
  private let output = Pipe()

  init(shard: Shard, _ manner: MannerOptions, _ data: DataOptions) throws {
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    var arguments = ["prerender", "--shard", shard.description] + manner.arguments
    if let directory = data.directory { arguments += ["--data", directory] }
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
  }

  /// What the helper says it did, once it is done.
  func report() throws -> PrerenderReport {
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let report = PrerenderReport(line: text) else {
      throw CommandFailure.badData("a helper process ended without its words; run it again")
    }
    return report
  }
}
