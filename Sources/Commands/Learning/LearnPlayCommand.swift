import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct LearnPlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Plays a lesson in the terminal, spoken.",
    discussion: """
      Example: meadow learn play ks6.1
      Example: meadow learn play --guest
      Example: meadow learn play --placement kindergarten

      Without a lesson, goes on with what comes next. Answer with what the item asks for: a number, an
      option's number or words, numbers with blanks between them. ? is a hint, ! says it once more,
      > goes past an item, an empty line goes on, q leaves.
      --placement asks up to three items of each skill, to find where a child begins.
      With --guest nothing is kept and everything is open.
      """)

  @Argument(help: "A lesson, as meadow learn skills KS6 lists it.")
  var lesson: String?

  @Option(help: "Find where to begin in kindergarten or grade1, in place of a lesson.")
  var placement: String?

  @Flag(help: "Keep nothing, and open everything.")
  var guest = false

  @OptionGroup var data: DataOptions
  @Option(help: "Where it is heard.")
  var output = OutputChoice.auto

  func run() async throws {
    let scratch = guest ? try ScratchDirectory() : nil
    defer { scratch?.remove() }
    let place = try scratch.map { try DataOptions.parse(["--data", $0.path]) } ?? data
    try await withHost(place, output: output, withoutSound: "play it with --output silent") {
      host in
      if guest { try await Self.openAll(host) }
      try await LessonInTerminal(host: host).play(lesson, placement: placement)
    }
  }

  private static func openAll(_ host: ActivityHost) async throws {
    var change = ProfileChange()
    change.modules = ChildModule.allCases.map(\.rawValue)
    _ = try await host.change(change)
  }
}
