import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct ChildrenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "children",
    abstract: "Lists a family's children, adds, switches, changes, erases one.",
    discussion: """
      Example: meadow children
      Example: meadow children add Ben --age 60 --modules facts
      Example: meadow children switch Ben

      Each has settings, places, a log and, where wanted, words of its own; one of them is active.
      """,
    subcommands: [
      ChildrenListCommand.self, ChildrenAddCommand.self, ChildrenSwitchCommand.self,
      ChildrenChangeCommand.self, ChildrenEraseCommand.self,
    ],
    defaultSubcommand: ChildrenListCommand.self)
}

struct ChildrenListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the children; a star is at the active one.",
    discussion: "Example: meadow children list")

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      for child in await host.children() { Terminal.say(Self.line(child)) }
    }
  }

  static func line(_ child: ChildSummary) -> String {
    let profile = child.profile
    var parts = [
      profile.name.isEmpty ? "no name" : profile.name,
      profile.ageMonths.map { counted($0, "month") } ?? "no age", "tier \(child.tier.line)",
      "voice \(child.voice)", profile.motor.rawValue,
    ]
    if !profile.modules.isEmpty { parts.append("opened: \(profile.openedNames)") }
    return "\(child.isActive ? "★" : " ") \(child.number)  " + parts.joined(separator: "; ")
  }
}

struct ChildrenAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Adds a child; the active one stays active.",
    discussion: """
      Example: meadow children add Ben --age 60
      Example: meadow children add Ben --age 60 --voice boy --motor slow --modules facts

      How loud Meadow may be, the routines and the gate's time are as they are for the active
      child; all else follows from age and tier.
      """)

  @Argument(help: "What the child is called, up to 40 characters.")
  var name: String

  @OptionGroup var options: ChildOptions
  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      var change = options.change
      change.name = name
      Terminal.say(ChildrenListCommand.line(try await host.addChild(change)))
    }
  }
}

struct ChildrenSwitchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "switch",
    abstract: "Makes another child the active one.",
    discussion: """
      Example: meadow children switch Ben
      Example: meadow children switch 2

      A service that runs meanwhile takes that up when a grown-up opens its gate or decides
      something there, or at its next start.
      """)

  @Argument(help: "The child, or its number.")
  var name: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let chosen = try await child(named: name, in: host)
      for child in try await host.switchChild(to: chosen.number) where child.isActive {
        Terminal.say(ChildrenListCommand.line(child))
      }
    }
  }
}

struct ChildrenChangeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "change",
    abstract: "Changes a child; what is not named stays.",
    discussion: """
      Example: meadow children change Ben --tier 3
      Example: meadow children change 2 --name Benjamin --modules facts,kindergarten
      """)

  @Argument(help: "The child, or its number.")
  var name: String

  @Option(name: .customLong("name"), help: "What the child is to be called, up to 40 characters.")
  var newName: String?

  @OptionGroup var options: ChildOptions
  @OptionGroup var data: DataOptions

  func validate() throws {
    guard change != ProfileChange() else {
      throw ValidationError(
        "Nothing to change; give --name, --age, --tier, --voice, --motor or --modules.")
    }
  }

  func run() async throws {
    try await withHost(data) { host in
      let chosen = try await child(named: name, in: host)
      Terminal.say(ChildrenListCommand.line(try await host.changeChild(chosen.number, change)))
    }
  }

  private var change: ProfileChange {
    var change = options.change
    change.name = newName
    return change
  }
}

struct ChildrenEraseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "erase",
    abstract: "Erases a child from every file.",
    discussion: """
      Example: meadow children erase Ben --yes

      Without --yes it only says what would be gone; there is no way back. The last child is not
      erased: meadow reset everything begins with a new one.
      """)

  @Argument(help: "The child, or its number.")
  var name: String

  @Flag(help: "Do it.")
  var yes = false

  @OptionGroup var data: DataOptions

  func validate() throws {
    guard yes else {
      throw ValidationError(
        "Everything of the child will be gone: name, settings, where it was, the words that are its "
          + "own with photos and recordings, and its log. Add --yes to do it.")
    }
  }

  func run() async throws {
    try await withHost(data) { host in
      let chosen = try await child(named: name, in: host)
      try await host.eraseChild(chosen.number)
      let called = chosen.profile.name.isEmpty ? "The child" : chosen.profile.name
      Terminal.say("\(called) is erased.")
    }
  }
}
