import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct GateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate",
    abstract: "Shows how the parent gate opens, sets or removes the grown-up code.",
    discussion: """
      Example: meadow gate
      Example: meadow gate code 1234

      The gate guards settings, My Words, insight and reset on the page; it never guards a word.
      """,
    subcommands: [GateStatusCommand.self, GateCodeCommand.self],
    defaultSubcommand: GateStatusCommand.self)
}

struct GateStatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Shows how the gate opens and for how long.",
    discussion: "Example: meadow gate status")

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in await Self.show(host.gate.gate()) }
  }

  static func show(_ gate: GateStatus) {
    let hold = "two fingers on the gear for \(counted(gate.holdMilliseconds / 1000, "second"))"
    Terminal.say("opens by    \(hold)\(gate.hasCode ? ", then the grown-up code" : "")")
    Terminal.say("code        \(gate.hasCode ? "set" : "none")")
    let open =
      gate.autoLock.seconds.map { "\($0 / 60) minutes" } ?? "until Meadow ends"
    Terminal.say("stays open  \(open)")
    guard gate.cooldownSeconds > 0 else { return }
    let seconds = counted(gate.cooldownSeconds, "second")
    Terminal.say("Three codes were wrong; for \(seconds) not even the right one is taken.")
  }
}

struct GateCodeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code",
    abstract: "Sets the grown-up code, or removes it.",
    discussion: """
      Example: meadow gate code 1234
      Example: meadow gate code none

      Only a hash of the code is kept. Shells keep what is typed in their history: set it on the
      page where that matters.
      """)

  @Argument(help: "Four digits, or none.")
  var code: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      GateStatusCommand.show(try await host.gate.setGateCode(code == "none" ? nil : code))
    }
  }
}
