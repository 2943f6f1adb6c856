import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct LearnProgressCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: "Shows how a child fares with early maths.",
    discussion: """
      Example: meadow learn progress
      Example: meadow learn progress --child 2 --json

      Minutes, skills, bands of facts, what needs practice and what comes next. It is on this machine
      only; Meadow sends it nowhere.
      """)

  @Option(help: "The child's number, as meadow children lists it. (default: the active one)")
  var child: Int?

  @Flag(help: "Show all of it as JSON.")
  var json = false

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let report = try await host.learning("progress", child: child)
      if json { return try printJSON(report) }
      for line in LearningProgressText(report).lines { Terminal.say(line) }
    }
  }
}

extension ActivityHost {
  /// What early maths answers about `topic`, for the child with this number or the active one.
  func learning(_ topic: String, child: Int? = nil) async throws -> PlainJSON {
    let question = PlainJSON.object(["about": .text(topic)])
    guard let child else { return try await ask(question, of: "learning") }
    guard children().contains(where: { $0.number == child }) else {
      throw InputProblem(
        .unknown, field: "child", reason: "there is no child \(child)",
        advice: "meadow children lists them")
    }
    return try await ask(question, of: "learning", child: child)
  }
}
