import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct SettingsSetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Sets some settings; all of them or, on a mistake, none.",
    discussion: """
      Example: meadow settings set celebrations=subtle bedtime=19:30 naps=9:30,13:00
      Example: meadow settings set densities.kitchen=low hiddenWords.kitchen=peas,corn
      Example: meadow settings set 'densities={"kitchen":"low","bedroom":"medium"}'

      A value is JSON, or else a text or texts with commas between them. Of a setting by scene only
      the scenes that are named change.

      This changes the files; a service that runs meanwhile takes the change when a grown-up opens
      its gate or decides something there, or at its next start.
      """)

  @Argument(
    help: ArgumentHelp(
      "What is set to what; meadow settings shows what there is.", valueName: "key=value"))
  var assignments: [String]

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      _ = try await host.change(SettingAssignment.change(of: assignments))
      let keys = assignments.map { $0.prefix { $0 != "=" && $0 != "." } }
      try await showSettings(keys.map(String.init), of: host)
    }
  }
}

struct SettingsClearCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear",
    abstract: "Has settings follow age and tier again.",
    discussion: """
      Example: meadow settings clear celebrations bedtime

      A service that runs meanwhile takes the change when a grown-up opens its gate or decides
      something there, or at its next start.
      """)

  @Argument(help: ArgumentHelp("The settings.", valueName: "key"))
  var keys: [String]

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      var change = SettingsChange()
      change.cleared = Set(try keys.map { try SettingAssignment.setting($0).key })
      _ = try await host.change(change)
      try await showSettings(keys, of: host)
    }
  }
}

/// Prints the settings called `keys`, each once.
func showSettings(_ keys: [String], of host: ActivityHost) async throws {
  let report = await host.settingsReport()
  for entry in SettingCatalogue.all where keys.contains(entry.key) {
    Terminal.say(entry.line(in: report))
  }
}
