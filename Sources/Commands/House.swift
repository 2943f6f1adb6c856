public import MeadowFoundations
public import MeadowRuntime
public import OnsetLab

/// What the commands need of the live program; `meadow` provides it, tests provide their own.
public struct House: Sendable {
  /// Opens a house with an output; the caller closes it.
  public var open: @Sendable (HouseOptions) async throws -> OpenHouse
  /// Serves a door over HTTP until the process is told to stop; reports the port once it accepts.
  public var serve:
    @Sendable (
      _ door: any MeadowDoor, _ place: ServicePlace,
      _ ready: @escaping @Sendable (Int) -> Void
    )
      async throws -> Void
  /// Opens a stage that replays sessions in virtual time.
  public var openStage: @Sendable (HouseOptions) async throws -> ReplayStage
  /// Checks content files; without paths, the built-in vocabulary.
  public var check: @Sendable (_ paths: [String]) async throws -> [CheckedFile]
  /// The coverage of the built-in content, as lines of a table.
  public var statistics: @Sendable () throws -> [String]
  /// Writes the files under samples/ that the program makes itself.
  public var writeSamples: @Sendable (_ directory: String) async throws -> [String]
  /// Measures the content and the session; blocks for seconds.
  public var measureConversation:
    @Sendable (_ plan: ConversationFindings.Plan) throws -> ConversationFindings
  /// The large vocabulary of that measurement, as a family's own file.
  public var largeVocabulary: @Sendable (_ plan: ConversationFindings.Plan) throws -> [UInt8]

  /// A house of these parts.
  public init(
    open: @escaping @Sendable (HouseOptions) async throws -> OpenHouse,
    serve:
      @escaping @Sendable (
        any MeadowDoor, ServicePlace, @escaping @Sendable (Int) -> Void
      ) async throws -> Void,
    openStage: @escaping @Sendable (HouseOptions) async throws -> ReplayStage,
    check: @escaping @Sendable ([String]) async throws -> [CheckedFile],
    statistics: @escaping @Sendable () throws -> [String],
    writeSamples: @escaping @Sendable (String) async throws -> [String],
    measureConversation:
      @escaping @Sendable (ConversationFindings.Plan) throws -> ConversationFindings,
    largeVocabulary: @escaping @Sendable (ConversationFindings.Plan) throws -> [UInt8]
  ) {
    self.open = open
    self.serve = serve
    self.openStage = openStage
    self.check = check
    self.statistics = statistics
    self.writeSamples = writeSamples
    self.measureConversation = measureConversation
    self.largeVocabulary = largeVocabulary
  }

  /// The house that commands work in.
  @TaskLocal public static var current: House?

  static func required() throws -> House {
    guard let current else { throw CommandFailure.noHouse }
    return current
  }
}

/// How a house is to be opened.
public struct HouseOptions: Sendable, Equatable {
  /// Where sound goes; nil where none is needed.
  public var output: OutputChoice?
  /// Where the family's data and the rendered words live; nil for the user's own directory.
  public var dataDirectory: String?
  /// Seconds without a tap after which the output relaxes.
  public var idleAfterSeconds: Double = 30
  /// A file that takes every input for a later replay.
  public var recordPath: String?
  /// What the user can do without a sound server, as the end of a sentence.
  public var insteadOfSound = "use --output browser to hear it in the page"
  /// Whether a child will use the house: it is served.
  public var meetsChild = false
  /// Whether the board is rendered ahead at once.
  public var rendersBoard = true

  /// A house with `output`.
  public init(output: OutputChoice?, dataDirectory: String? = nil) {
    self.output = output
    self.dataDirectory = dataDirectory
  }
}

/// Where sound may go.
public enum OutputChoice: String, CaseIterable, Sendable {
  /// PulseAudio where a server answers, else the browser.
  case auto
  /// PulseAudio or PipeWire.
  case pulse
  /// The page's own speakers.
  case browser
  /// Nowhere, on a real clock.
  case silent
}

/// Where a service is found.
public struct ServicePlace: Sendable {
  /// The address it listens on.
  public var address: String
  /// The port; 0 takes a free one.
  public var port: Int
  /// The origins of reverse proxies with TLS in front of it.
  public var origins: [WebOrigin]

  /// A place.
  public init(address: String, port: Int, origins: [WebOrigin] = []) {
    self.address = address
    self.port = port
    self.origins = origins
  }
}

/// A house that is open.
public struct OpenHouse: Sendable {
  /// The host.
  public var host: SessionHost
  /// The output, in a few words: "pulse, sink NAME".
  public var sound: String
  /// Closes the output and ends the host.
  public var close: @Sendable () async -> Void

  /// An open house.
  public init(host: SessionHost, sound: String, close: @escaping @Sendable () async -> Void) {
    self.host = host
    self.sound = sound
    self.close = close
  }
}

/// What was found in a content file.
public struct CheckedFile: Sendable, Equatable {
  /// The file.
  public var path: String
  /// What it holds, in a few words.
  public var summary: String
  /// What is wrong with it, each with its place.
  public var problems: [String]

  /// A file with its problems.
  public init(path: String, summary: String, problems: [String]) {
    self.path = path
    self.summary = summary
    self.problems = problems
  }
}
