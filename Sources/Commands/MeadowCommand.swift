public import ArgumentParser
import MeadowRuntime

/// The `meadow` command.
public struct MeadowCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "meadow",
    abstract: "Says a child's words at once: the speech runtime of Meadow.",
    discussion: """
      Example: meadow serve
      Then open the address it prints and tap a word.

      Completions: meadow --generate-completion-script bash > meadow.bash (or zsh, or fish).

      Exit codes: 0 done; 64 bad usage; 65 bad data, such as an unknown voice or a file that cannot
      be read or written; 69 something is missing or taken: the sound server, eSpeak NG's data, the
      port; 70 Meadow itself failed.

      Environment: MEADOW_HOME is the directory that holds voices/, where that is not beside the
      program. PULSE_SERVER and ESPEAK_DATA_PATH mean what they mean everywhere.
      """,
    version: "meadow \(MeadowVersion.current)",
    subcommands: [
      ServeCommand.self, SayCommand.self, VoicesCommand.self, PronounceCommand.self,
      PrerenderCommand.self, MeasureCommand.self, ReplayCommand.self, SamplesCommand.self,
    ],
    groupedSubcommands: [
      CommandGroup(
        name: "Family",
        subcommands: [
          WordsCommand.self, ProfileCommand.self, ChildrenCommand.self, SettingsCommand.self,
          SetUpsCommand.self,
          InsightCommand.self, GateCommand.self, ResetCommand.self,
        ]),
      CommandGroup(
        name: "Content",
        subcommands: [ContentCommand.self, LearnCommand.self, CheckCommand.self]),
      CommandGroup(
        name: "Service", subcommands: [StateCommand.self, GoCommand.self, FeelCommand.self]),
    ])

  public init() {}
}

/// The version of the program.
public enum MeadowVersion {
  /// As printed by `meadow --version` and on /healthz.
  public static let current = "0.1.0"
}

/// Refuses `value` of the option `name` outside of `range`.
func require(_ name: String, _ value: Int, in range: ClosedRange<Int>) throws {
  guard !range.contains(value) else { return }
  throw ValidationError("\(name) takes \(range.lowerBound) to \(range.upperBound), not \(value).")
}

/// Options of every command that opens the runtime.
struct DataOptions: ParsableArguments {
  @Option(
    name: .customLong("data"),
    help: ArgumentHelp(
      "Where settings and rendered words live. (default: ~/.local/share/meadow)",
      valueName: "directory"),
    completion: .directory)
  var directory: String?

  func validate() throws {
    if directory?.isEmpty == true { throw ValidationError("--data needs a directory's name.") }
  }
}

/// Options that say how something is said, whatever the voice.
struct ProsodyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Speed as a factor of the voice's own, 0.5 to 1.6.", valueName: "factor"))
  var rate: Double?

  @Option(
    help: ArgumentHelp("Pitch as a factor of the voice's own, 0.7 to 1.6.", valueName: "factor"))
  var pitch: Double?

  @Option(
    help: ArgumentHelp(
      "Liveliness as a factor of the voice's own; 0 is flat, 2 twice as lively.",
      valueName: "factor"))
  var range: Double?

  @Option(
    help: ArgumentHelp(
      "Silence between the words of a phrase, 0 to 600 ms.", valueName: "milliseconds"))
  var pause: Double?

  /// What the options override.
  var manner: Manner {
    Manner(rate: rate, pitch: pitch, range: range, pauseMilliseconds: pause)
  }

  /// The options as another process of this program takes them.
  var arguments: [String] {
    let numbers = [("--rate", rate), ("--pitch", pitch), ("--range", range), ("--pause", pause)]
    return numbers.flatMap { name, value in value.map { [name, "\($0)"] } ?? [] }
  }
}

/// Options that say how something is said.
struct MannerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The voice; meadow voices lists them. What is not said here is as the settings have it.",
      valueName: "name"))
  var voice: String?

  @OptionGroup var prosody: ProsodyOptions

  /// What the options override.
  var manner: Manner {
    var manner = prosody.manner
    manner.voice = voice
    return manner
  }

  /// The options as another process of this program takes them.
  var arguments: [String] { (voice.map { ["--voice", $0] } ?? []) + prosody.arguments }
}

extension OutputChoice: ExpressibleByArgument {
  /// What `serve --help` says of each.
  public static var allValueDescriptions: [String: String] {
    [
      auto.rawValue: "the sound server where one answers, else the browser",
      server.rawValue: "the sound server: PipeWire, else PulseAudio",
      pipewire.rawValue: "PipeWire",
      pulse.rawValue: "PulseAudio, or PipeWire's PulseAudio server",
      browser.rawValue: "the page's own speakers",
      silent.rawValue: "nowhere; taps are answered all the same",
    ]
  }
}
