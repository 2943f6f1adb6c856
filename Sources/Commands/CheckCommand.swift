import ArgumentParser

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks content files and says what is wrong with them.",
    discussion: """
      Example: meadow check
      Example: meadow check my-vocabulary.json

      Without files, checks the built-in vocabulary. Every problem is one line with its place.
      Exits 65 where something is wrong.
      """)

  @Argument(
    help:
      "Vocabulary or scene files, in the form of meadow-vocabulary.json and scenes/kitchen.json.",
    completion: .file(extensions: ["json"]))
  var files: [String] = []

  func run() async throws {
    try await reporting {
      let checked = try await CommandEnvironment.required().check(files)
      for file in checked {
        if file.problems.isEmpty { Terminal.say("\(file.path): good, \(file.summary)") }
        for problem in file.problems { Terminal.say("\(file.path): \(problem)") }
      }
      let count = checked.map(\.problems.count).reduce(0, +)
      if count > 0 {
        throw CommandFailure.badData(count == 1 ? "one problem" : "\(count) problems")
      }
    }
  }
}
