import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct InsightCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "insight",
    abstract: "Shows how the child used Meadow: words, messages, what they were for.",
    discussion: """
      Example: meadow insight
      Example: meadow insight --days 7
      Example: meadow insight --from 2026-11-01 --through 2026-11-21 --json

      For grown-ups to read. It is on this machine only; Meadow sends it nowhere.
      """)

  @Option(help: "The last so many days, today among them. (default: 30)")
  var days: Int?

  @Option(help: ArgumentHelp("The first day, as in 2026-11-21.", valueName: "day"))
  var from: String?

  @Option(help: ArgumentHelp("The last day, as in 2026-11-21.", valueName: "day"))
  var through: String?

  @Option(
    help: ArgumentHelp(
      "The child; meadow children lists them. (default: the active one)", valueName: "number"))
  var child: Int?

  @Flag(help: "Show it as JSON, day by day.")
  var json = false

  @OptionGroup var data: DataOptions

  func validate() throws {
    guard days == nil || (from == nil && through == nil) else {
      throw ValidationError("--days and --from or --through exclude each other; give one.")
    }
  }

  func run() async throws {
    try await withHost(data) { host in
      let report = try await host.insight.insight(range, of: child)
      if json { return try printJSON(report) }
      for line in InsightText(report).lines { Terminal.say(line) }
    }
  }

  private var range: InsightRange {
    from == nil && through == nil
      ? .last(days: days ?? 30) : .days(from: from, through: through)
  }
}
