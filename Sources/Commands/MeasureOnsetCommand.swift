import ArgumentParser
import Foundation
import OnsetLab

struct MeasureOnsetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "onset",
    abstract: "Measures tap to sound: HTTP request written to first audible sample at the sink.",
    discussion: """
      Example: meadow measure onset --taps 100 --json onset.json --svg onset.svg
      Example: .ci/private-pulse meadow measure onset --busy --peers

      Starts a service of its own on the sound server in use, or measures the one at --port. It
      listens at the sink's monitor, so a real sink must play: on a machine without one, use a
      private server as in the second example.
      """)

  @Option(help: "Taps on words whose sound is at hand; the other kinds are scaled to it.")
  var taps = 100

  @Option(help: "Measure the service on this port instead of starting one.")
  var port: Int?

  @Option(help: "Write every tap and all figures as JSON.", completion: .file())
  var json: String?

  @Option(help: "Write a chart.", completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(
    help: ArgumentHelp(
      "Only core words with all of a conversation around them and as auditions, in turn.",
      discussion: "So many of each. The child of the service has to be at Tier 2 or 3.",
      valueName: "taps"))
  var conversation: Int?

  @Option(
    help: ArgumentHelp(
      "Only what learning says, and core words into it, into words and into silence in turn.",
      discussion: "So many of each. Facts and lessons have to be open for the service's child.",
      valueName: "times"))
  var learning: Int?

  @Flag(help: "Also while both cores are kept busy by other processes.")
  var busy = false

  @Flag(help: "Also espeak-ng and spd-say through the same sink, where they are installed.")
  var peers = false

  func validate() throws {
    try require("--taps", taps, in: 10...10_000)
    if let conversation { try require("--conversation", conversation, in: 10...10_000) }
    if let learning { try require("--learning", learning, in: 10...1_000) }
  }

  func run() async throws {
    try await reporting {
      let service = try port == nil ? OwnService() : nil
      defer { service?.stop() }
      let configuration = configuration(port: try port ?? service?.port() ?? 0)
      let findings = try await Self.study(configuration)
      let report = OnsetReport(findings)
      Terminal.write(report.table + "\n", to: STDOUT_FILENO)
      try json.map { try FileFormat.write(Array(report.json.utf8), to: $0) }
      try svg.map { try FileFormat.write(Array(report.svg.utf8), to: $0) }
    }
  }

  private func configuration(port: Int) -> OnsetStudy.Configuration {
    var configuration = OnsetStudy.Configuration(port: port)
    if conversation != nil || learning != nil {
      configuration.counts = OnsetStudy.Counts(
        conversation: conversation ?? 0, learning: learning ?? 0)
      return configuration
    }
    configuration.counts.warm = taps
    configuration.counts.cold = max(5, taps * 2 / 5)
    configuration.counts.sentence = max(5, taps * 3 / 20)
    configuration.counts.interruption = max(5, taps * 2 / 5)
    configuration.counts.busy = busy ? max(5, taps * 3 / 5) : 0
    configuration.counts.peers = peers ? 88 : 0  // every core word: their leading silence differs
    return configuration
  }

  /// Runs the study, which blocks for minutes, on a thread of its own.
  private static func study(
    _ configuration: OnsetStudy.Configuration
  ) async throws -> OnsetFindings {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        let result = Result { () throws(OnsetStudyError) -> OnsetFindings in
          let study = try OnsetStudy(configuration)
          let bar = MeasureProgress()
          return try study.run { bar.show($0) }
        }
        continuation.resume(
          with: result.mapError { CommandFailure.unavailable($0.description) })
      }
    }
  }
}

/// One bar for each condition, while a person watches.
private final class MeasureProgress: Sendable {
  private let bars = OnsetCondition.allCases.map { ($0, ProgressBar($0.title)) }

  func show(_ progress: OnsetStudy.Progress) {
    bars.first { $0.0 == progress.condition }?.1.show(progress.done, of: progress.of)
  }
}

/// A service started for the measurement, with data of its own.
private final class OwnService {
  private let process = Process()
  private let output = Pipe()
  private let data: URL

  init() throws {
    data = FileManager.default.temporaryDirectory.appending(
      path: "meadow-measure-\(ProcessInfo.processInfo.processIdentifier)")
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["serve", "--port", "0", "--output", "server", "--data", data.path]
    process.standardOutput = output
    try process.run()
  }

  /// The port it listens on, once it is ready.
  func port() throws -> Int {
    var line = Data()
    while !line.contains(10) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else {
        throw CommandFailure.unavailable(
          "no service could be started to measure; run under .ci/private-pulse, or name one by --port"
        )
      }
      line += more
    }
    let text = String(decoding: line, as: UTF8.self)
    guard let match = text.firstMatch(of: /http:\/\/[^ ]*:(\d+)/), let port = Int(match.1) else {
      throw CommandFailure.unavailable("the service said \"\(text)\" instead of its address")
    }
    return port
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: data)
  }
}
