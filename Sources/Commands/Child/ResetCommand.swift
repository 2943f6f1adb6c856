public import ArgumentParser
public import MeadowRuntime

struct ResetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Puts the settings, or everything, back to the beginning.",
    discussion: """
      Example: meadow reset settings --yes
      Example: meadow reset everything --yes

      Without --yes it only says what would be gone. meadow settings undo takes a reset of the
      settings back; from a reset of everything there is no way back.

      Forgot the grown-up code? It is kept as a hash and nobody can read it. Resetting everything
      takes it away with all the rest; whoever may use this program may also remove it alone, with
      meadow gate code none.

      A service that runs meanwhile does not bring it back. It goes on with what it knows until a
      grown-up opens its gate, or until its next start.
      """)

  @Argument(help: "What is put back.")
  var scope: ResetScope

  @Flag(help: "Do it.")
  var yes = false

  @OptionGroup var data: DataOptions

  func validate() throws {
    guard yes else { throw ValidationError("\(scope.loss) Add --yes to do it.") }
  }

  func run() async throws {
    try await withHost(data) { host in
      try await host.reset(scope)
      Terminal.say(scope.done)
    }
  }
}

extension ResetScope: ExpressibleByArgument {
  /// What will be gone.
  fileprivate var loss: String {
    switch self {
    case .settings:
      "Everything set in the settings will be gone; the child with age, tier and voice, the "
        + "grown-up code, My Words and the log stay."
    case .everything:
      "Everything will be gone: the child, all settings, the grown-up code, My Words with photos "
        + "and recordings, and the log."
    }
  }

  /// What was done.
  fileprivate var done: String {
    switch self {
    case .settings: "The settings are as at the beginning."
    case .everything: "Everything is as at the beginning."
    }
  }
}
