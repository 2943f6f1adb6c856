import Foundation
import Testing

/// What the program says of itself, held as whole texts (architecture §9: every command has --help
/// with an example).
@Suite(.timeLimit(.minutes(10))) struct HelpTests {
  /// The commands by their snapshot's name.
  static let commands = [
    "meadow", "serve", "say", "voices", "voices-list", "voices-find", "voices-add",
    "voices-import", "voices-export", "voices-remove", "pronounce", "prerender", "measure",
    "measure-conversation",
    "measure-learning", "measure-onset", "measure-render", "check", "replay", "samples", "words",
    "words-list",
    "words-add",
    "words-change", "words-remove", "words-import", "words-export", "profile", "profile-show",
    "profile-set", "children", "children-list", "children-add", "children-switch",
    "children-change",
    "children-erase", "settings", "settings-show", "settings-set", "settings-clear",
    "settings-undo",
    "settings-redo", "settings-history", "setups", "setups-list", "setups-keep", "setups-use",
    "setups-remove", "insight", "gate",
    "gate-status", "gate-code", "reset", "content", "content-stats", "content-scene",
    "content-offers", "learn", "learn-export", "learn-facts",
    "learn-play", "learn-progress", "learn-skills", "learn-simulate", "state", "go", "feel",
  ]

  @Test("the help of a command is as it was", arguments: commands)
  func help(command: String) async throws {
    let program = Program(in: try Home())
    let words = command == "meadow" ? [] : command.split(separator: "-").map(String.init)
    let result = try await program.run(words + ["--help"])
    #expect(result.code == 0)
    #expect(result.complaint == "")
    try Snapshot.expect(
      result.output, is: Snapshot.directory.appending(path: "\(command).txt"))
  }

  @Test("every command that the program lists has its help held here, with an example")
  func nothingIsForgotten() async throws {
    let program = Program(in: try Home())
    var listed = ["meadow", "samples"]  // samples is for those who work on Meadow, so not listed
    for command in try await Self.subcommands(program, []) {
      listed.append(command)
      listed += try await Self.subcommands(program, [command]).map { "\(command)-\($0)" }
    }
    #expect(Set(listed) == Set(Self.commands))
    for command in Self.commands where !Snapshot.isRenewed {
      let file = Snapshot.directory.appending(path: "\(command).txt")
      #expect(try String(contentsOf: file, encoding: .utf8).contains("Example: meadow"))
    }
  }

  /// The commands that the help of a command lists.
  private static func subcommands(_ program: Program, _ words: [String]) async throws -> [String] {
    let help = try await program.run(words + ["--help"]).output
    // The commands may stand in several groups, each under its own heading.
    return help.components(separatedBy: "SUBCOMMANDS:\n").dropFirst().flatMap { list in
      list.split(separator: "\n").prefix { $0.hasPrefix("  ") }
        .filter { !$0.hasPrefix("   ") && !$0.hasPrefix("  See ") }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
    }
  }

  @Test("no word at all shows the help, and --version the version")
  func bare() async throws {
    let program = Program(in: try Home())
    let bare = try await program.run()
    let help = try await program.run("--help")
    #expect(bare.code == 0)
    #expect(lineDifference(bare.output, help.output) == nil)
    let version = try await program.run("--version")
    #expect(version.code == 0)
    #expect(version.output == "meadow 0.1.0\n")
  }

  @Test(
    "the completions are there and the shell can read them", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) async throws {
    let home = try Home()
    let program = Program(in: home)
    let result = try await program.run("--generate-completion-script", shell)
    #expect(result.code == 0)
    for command in [
      "serve", "say", "voices", "pronounce", "prerender", "check", "replay", "settings", "feel",
    ] {
      #expect(result.output.contains(command))
    }
    let paths = ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(shell)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      return print("SKIPPED: whether \(shell) can read its completions; \(shell) is not installed")
    }
    let script = try home.write(result.output, as: "completions.\(shell)")
    let check = try await program.run(URL(filePath: path), ["-n", script])
    #expect(check.code == 0, "\(check.complaint)")
  }
}
