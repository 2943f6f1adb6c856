import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct SetUpsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setups",
    abstract: "Keeps the settings under a name, and takes them up again.",
    discussion: """
      Example: meadow setups
      Example: meadow setups keep "Meals, words only"
      Example: meadow setups use "Meals, words only"

      A set-up holds what a therapist decides: the board, what words do, how Meadow joins in, how a
      touch counts, how speech sounds, the tier. The child's name, age and voice, favourites, routines,
      My Words, what was said, the gate and the volume are not in it.
      """,
    subcommands: [
      SetUpsListCommand.self, SetUpsKeepCommand.self, SetUpsUseCommand.self,
      SetUpsRemoveCommand.self,
    ],
    defaultSubcommand: SetUpsListCommand.self)
}

struct SetUpsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the set-ups, and what taking each up would change.",
    discussion: "Example: meadow setups list")

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let all = try await host.setUps()
      guard !all.isEmpty else { return Terminal.say("There is no set-up yet.") }
      for setUp in all {
        let changes =
          setUp.changes.isEmpty ? "as it is now" : setUp.changes.joined(separator: ", ")
        Terminal.say("\(setUp.id)  \(setUp.name): \(changes)")
      }
    }
  }
}

struct SetUpsKeepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep",
    abstract: "Keeps the settings as they are now under a name.",
    discussion: "Example: meadow setups keep \"Meals, words only\"")

  @Argument(help: "What the set-up is to be called, up to 40 characters.")
  var name: String

  @Flag(help: "Replace the set-up that is called so.")
  var replace = false

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let (setUp, isNew) = try await host.keepSetUp(named: name, replaces: replace)
      Terminal.say("\(setUp.name) is \(isNew ? "kept" : "replaced").")
    }
  }
}

struct SetUpsUseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "use",
    abstract: "Takes a set-up up.",
    discussion: """
      Example: meadow setups use "Meals, words only"

      What it leaves open follows age and tier again; what is not in it stays. meadow settings undo
      takes that back.
      """)

  @Argument(help: "The set-up, or its number.")
  var name: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let setUp = try await setUp(named: name, in: host)
      _ = try await host.takeUpSetUp(setUp.id)
      let changes = setUp.changes.isEmpty ? "nothing" : setUp.changes.joined(separator: ", ")
      Terminal.say("\(setUp.name) is taken up. Changed: \(changes)")
    }
  }
}

struct SetUpsRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Removes a set-up; the settings stay as they are.",
    discussion: "Example: meadow setups remove \"Meals, words only\"")

  @Argument(help: "The set-up, or its number.")
  var name: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let setUp = try await setUp(named: name, in: host)
      try await host.removeSetUp(setUp.id)
      Terminal.say("\(setUp.name) is removed.")
    }
  }
}

/// The set-up called `name`, or with that number.
private func setUp(named name: String, in host: ActivityHost) async throws -> SetUpSummary {
  let all = try await host.setUps()
  if let named = all.first(where: { $0.name.lowercased() == name.lowercased() }) { return named }
  if let numbered = all.first(where: { $0.id == Int(name) }) { return numbered }
  throw InputProblem(
    .unknown, field: "name", reason: "there is no set-up \"\(name.prefix(40))\"",
    advice: "meadow setups lists those there are")
}
