import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct SettingsUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Takes the last change of the settings back.",
    discussion: """
      Example: meadow settings undo

      So does a second time with the change before it, up to 20. The child's name, My Words and what
      was said are no settings. A service that runs meanwhile takes the change when a grown-up opens
      its gate or decides something there, or at its next start.
      """)

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      try await showTurned("Taken back", try await host.undo(), of: host)
    }
  }
}

struct SettingsRedoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Makes the change again that was taken back last.",
    discussion: """
      Example: meadow settings redo

      Nothing can be made again once another setting was changed.
      """)

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      try await showTurned("Made again", try await host.redo(), of: host)
    }
  }
}

struct SettingsHistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Shows the last changes of the settings, the latest first.",
    discussion: """
      Example: meadow settings history

      meadow settings undo takes the first of them back.
      """)

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let history = await host.settingsHistory()
      guard !history.done.isEmpty else { return Terminal.say("Nothing was changed.") }
      for step in history.done.reversed() { Terminal.say(step.line) }
    }
  }
}

extension SettingsStep {
  /// The change in words, for one line.
  fileprivate var line: String {
    let what = keys.joined(separator: ", ")
    return switch cause {
    case .change: what
    case .reset: "settings put back to the beginning: \(what)"
    case .setUp: "a set-up taken up: \(what)"
    }
  }
}

/// Prints what was turned and how it is now.
private func showTurned(
  _ done: String, _ undone: SettingsUndone, of host: ActivityHost
) async throws {
  Terminal.say("\(done): \(undone.step.line)")
  try await showSettings(undone.step.keys, of: host)
}
