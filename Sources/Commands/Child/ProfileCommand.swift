import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct ProfileCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Shows or changes the child: name, age, tier, voice.",
    discussion: """
      Example: meadow profile
      Example: meadow profile set --name Mia --age 24
      """,
    subcommands: [ProfileShowCommand.self, ProfileSetCommand.self],
    defaultSubcommand: ProfileShowCommand.self)
}

struct ProfileShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Shows the child and the tier its age suggests.",
    discussion: "Example: meadow profile show")

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in await Self.show(host.profile()) }
  }

  static func show(_ reply: ProfileReply) {
    if let problem = reply.storeProblem { Terminal.note(problem) }
    let profile = reply.profile
    Terminal.say("name    \(profile.name.isEmpty ? "not said" : profile.name)")
    Terminal.say("age     \(profile.ageMonths.map { counted($0, "month") } ?? "not said")")
    Terminal.say("tier    \(reply.tier.line)")
    Terminal.say("voice   \(reply.voice)")
    if profile.motor != .touch { Terminal.say("motor   \(profile.motor.rawValue)") }
    if !profile.modules.isEmpty { Terminal.say("opened  \(profile.openedNames)") }
    Terminal.say("set up  \(profile.hasCompletedOnboarding ? "yes" : "not yet")")
    if let months = profile.ageMonths, let suggested = reply.suggestedTier {
      Terminal.say("Suggested for \(counted(months, "month")): \(suggested.line).")
    }
    if let note = reply.note { Terminal.say(note) }
  }
}

struct ProfileSetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Changes the child; what is not named stays.",
    discussion: """
      Example: meadow profile set --name Mia --age 24 --done
      Example: meadow profile set --tier 3 --voice boy

      Settings that nobody has set follow age and tier. This changes the files; a service that runs
      meanwhile takes the change when a grown-up opens its gate or decides something there, or at
      its next start.
      """)

  @Option(help: "What the child is called, up to 40 characters; \"\" for no name.")
  var name: String?

  @Option(help: ArgumentHelp("The age in months, 6 to 120.", valueName: "months"))
  var age: Int?

  @Option(help: "1 First Words, 2 Word Combinations or 3 Sentences.")
  var tier: Int?

  @Option(help: "The child's voice; meadow voices lists them.")
  var voice: String?

  @Flag(inversion: .prefixedNo, help: "Whether Meadow has been set up.")
  var done: Bool?

  @OptionGroup var data: DataOptions

  func validate() throws {
    guard change != ProfileChange() else {
      throw ValidationError(
        "Nothing to change; give --name, --age, --tier, --voice, --done or --no-done.")
    }
  }

  func run() async throws {
    try await withHost(data) { host in
      ProfileShowCommand.show(try await host.change(change))
    }
  }

  private var change: ProfileChange {
    var change = ProfileChange()
    change.name = name
    change.ageMonths = age
    change.tier = tier
    change.voice = voice
    change.hasCompletedOnboarding = done
    return change
  }
}

extension Tier {
  /// The tier as it is called on its card (document 001).
  var line: String {
    switch self {
    case .firstWords: "1, First Words"
    case .combinations: "2, Word Combinations"
    case .sentences: "3, Sentences"
    }
  }
}
