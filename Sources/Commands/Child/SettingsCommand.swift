import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct SettingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Shows or changes the settings, and says where each comes from.",
    discussion: """
      Example: meadow settings
      Example: meadow settings set celebrations=subtle bedtime=19:30
      Example: meadow settings clear celebrations
      Example: meadow settings undo
      """,
    subcommands: [
      SettingsShowCommand.self, SettingsSetCommand.self, SettingsClearCommand.self,
      SettingsUndoCommand.self, SettingsRedoCommand.self, SettingsHistoryCommand.self,
    ],
    defaultSubcommand: SettingsShowCommand.self)
}

struct SettingsShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Shows all settings in their groups.",
    discussion: """
      Example: meadow settings show

      Behind each value stands where it comes from: set by a grown-up, by age and tier, or as for
      every child.
      """)

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let report = await host.settingsReport()
      for group in SettingGroup.allCases {
        Terminal.say(group.rawValue)
        for line in try await group.notes(host) { Terminal.say("  \(line)") }
        for entry in SettingCatalogue.all where entry.group == group {
          Terminal.say(entry.line(in: report))
        }
        if group == .child { await Self.showWords(host) }
      }
      Terminal.say("About")
      Terminal.say("  meadow \(MeadowVersion.current)")
      Terminal.say("  meadow reset puts the settings back to the beginning")
    }
  }

  private static func showWords(_ host: ActivityHost) async {
    let words = await host.words.words().words
    let counts = MyWordGroup.allCases.map { group in
      "\(words.count { $0.word.content.group == group }) \(group.rawValue)"
    }
    Terminal.say("My Words")
    Terminal.say("  \(counts.joined(separator: ", ")); meadow words lists them")
  }
}

extension SettingGroup {
  /// What stands in the group and is no setting of its own.
  fileprivate func notes(_ host: ActivityHost) async throws -> [String] {
    switch self {
    case .child:
      let reply = await host.profile()
      let name = reply.profile.name.isEmpty ? "not said" : reply.profile.name
      let origin: SettingOrigin = reply.profile.tier == nil ? .ageAndTier : .grownUp
      return [
        "name".padded(to: 25) + name,
        "tier".padded(to: 25) + reply.tier.line.padded(to: 20) + "  " + origin.rawValue,
      ]
    case .vocabulary: return ["\"\(CoreWord.alwaysVisible)\" is always there"]
    case .gate:
      let method = await host.gate.gate().hasCode ? "hold, then the grown-up code" : "hold"
      return ["opens by".padded(to: 25) + method]
    case .communication, .learning, .access, .sound, .routines: return []
    }
  }
}
