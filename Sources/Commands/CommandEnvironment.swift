public import MeadowLearning
public import MeadowRuntime
public import OnsetLab

/// What the commands need of the live program; `meadow` provides it, tests provide their own.
public struct CommandEnvironment: Sendable {
  /// Opens the runtime with an output; the caller closes it.
  public var open: @Sendable (RuntimeOptions) async throws -> OpenRuntime
  /// Serves over HTTP until the process is told to stop; reports the port once it accepts.
  public var serve:
    @Sendable (
      _ services: MeadowServices, _ place: ServicePlace,
      _ ready: @escaping @Sendable (Int) -> Void
    )
      async throws -> Void
  /// Opens a replay of sessions in virtual time.
  public var openReplay: @Sendable (RuntimeOptions) async throws -> SessionReplay
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
  /// Measures learning with a long log, which is kept in the data directory at the path.
  public var measureLearning:
    @Sendable (_ plan: LearningFindings.Plan, _ path: String) async throws -> LearningFindings
  /// All lessons that come with Meadow.
  public var lessons: @Sendable () throws -> LearningContent
  /// Starts a program that plays a learner, given by its line for the shell and the seconds it may
  /// think; the caller ends it.
  public var startLearner:
    @Sendable (_ program: String, _ seconds: Int) throws(LearnerProgramFailure)
      -> any LearnerProgram
  /// Finds and adds voices that other programs make.
  public var voiceServers: VoiceServers
  /// Takes recorded voices in and out.
  public var voicePacks: VoicePacks

  /// An environment of these parts.
  public init(
    open: @escaping @Sendable (RuntimeOptions) async throws -> OpenRuntime,
    serve:
      @escaping @Sendable (
        MeadowServices, ServicePlace, @escaping @Sendable (Int) -> Void
      ) async throws -> Void,
    openReplay: @escaping @Sendable (RuntimeOptions) async throws -> SessionReplay,
    check: @escaping @Sendable ([String]) async throws -> [CheckedFile],
    statistics: @escaping @Sendable () throws -> [String],
    writeSamples: @escaping @Sendable (String) async throws -> [String],
    measureConversation:
      @escaping @Sendable (ConversationFindings.Plan) throws -> ConversationFindings,
    largeVocabulary: @escaping @Sendable (ConversationFindings.Plan) throws -> [UInt8],
    measureLearning:
      @escaping @Sendable (LearningFindings.Plan, String) async throws -> LearningFindings,
    lessons: @escaping @Sendable () throws -> LearningContent,
    startLearner:
      @escaping @Sendable (String, Int) throws(LearnerProgramFailure) -> any LearnerProgram,
    voiceServers: VoiceServers, voicePacks: VoicePacks
  ) {
    self.open = open
    self.serve = serve
    self.openReplay = openReplay
    self.check = check
    self.statistics = statistics
    self.writeSamples = writeSamples
    self.measureConversation = measureConversation
    self.largeVocabulary = largeVocabulary
    self.measureLearning = measureLearning
    self.lessons = lessons
    self.startLearner = startLearner
    self.voiceServers = voiceServers
    self.voicePacks = voicePacks
  }

  /// The environment that commands work in.
  @TaskLocal public static var current: CommandEnvironment?

  static func required() throws -> CommandEnvironment {
    guard let current else { throw CommandFailure.noEnvironment }
    return current
  }
}
