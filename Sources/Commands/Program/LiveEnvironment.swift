import EspeakNG
import Foundation
import LearningFiles
import Logging
import MeadowCommands
import MeadowContent
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowService
import MeadowSound
import MeadowSpeech
import NaturalVoices
import RecordedVoices
import SoundFiles

/// The one place that knows every live type.
enum LiveEnvironment {
  static let environment = CommandEnvironment(
    open: open, serve: serve, openReplay: openReplay, check: LiveContent.check,
    statistics: LiveContent.statistics, writeSamples: LiveSamples.write,
    measureConversation: LiveConversationStudy.run,
    largeVocabulary: LiveConversationStudy.largeFile, measureLearning: LiveLearningStudy.run,
    lessons: { LearningLibrary(own: nil).content }, startLearner: LiveLearner.start,
    voiceServers: LiveVoiceServers.servers, voicePacks: LiveVoicePacks.packs)

  /// Opens synthesis and content beside the output and the family: none needs another.
  private static func open(_ options: RuntimeOptions) async throws -> OpenRuntime {
    let data = try ProgramDirectories.data(options.dataDirectory)
    let takes = LiveFamily.takes(in: data)
    async let synthesis = synthesis(in: data, takes)
    async let reading = try LiveContent.load(from: data)
    let output = try LiveOutput.open(options)
    let recorder = try options.recordPath.map { try SessionRecorder(path: $0) }
    let family = LiveFamily(in: data, takes: takes)
    let content = try await reading
    let notes = family.notes + content.notes + (try await synthesis).voiceProblems
    for note in notes + family.problems { Self.note(note) }
    var parts = ActivityHost.Parts(
      output: output, synthesis: try await synthesis, vocabulary: content.vocabulary,
      keep: { record, child in family.parts.profiles?.keep(record, of: child) })
    parts.family = family.parts
    parts.place = family.place
    parts.milestones = family.milestones
    parts.notes = notes
    parts.meetsChild = options.meetsChild
    parts.seed = UInt64.random(in: 0...(.max))
    // A thousand events in a millisecond are more than there can be: a later start counts from higher.
    parts.revision = Int(Date().timeIntervalSince1970 * 1000) * 1000
    try equip(&parts, own: data.path + "/content/learning")
    if let recorder { parts.record = { recorder.write($0) } }
    let host = ActivityHost(
      parts: parts, record: record(of: family, voices: try await synthesis.voices),
      rendersBoard: options.rendersBoard)
    await host.start()
    return OpenRuntime(host: host, sound: LiveOutput.describe(output)) {
      await host.shutDown()
      output.close()
      await family.close()
      recorder?.close()
    }
  }

  /// What a grown-up had decided, with a voice that is there.
  private static func record(
    of family: LiveFamily, voices: [VoiceDefinition]
  ) -> ProfileRecord {
    var record = family.parts.profiles?.record ?? ProfileRecord()
    if !voices.contains(where: { $0.id == record.speech.voice }), let first = voices.first {
      note("The voice \(record.speech.voice) of the settings is not there; \(first.id) speaks.")
      record.speech.voice = first.id
    }
    return record
  }

  /// Gives `parts` the tables by age and the activities, with the lessons a family has of its `own`.
  private static func equip(_ parts: inout ActivityHost.Parts, own: String?) throws {
    parts.activities = ActivityTable.all(own: own)
    do {
      parts.parentese = try ParenteseFile.bundled()
      parts.defaults = try DefaultsFile.bundled()
      parts.pronunciations = try PronunciationFile.bundled()
      parts.language = { try? LanguageFile.bundled($0) }
    } catch {
      throw CommandFailure.badData(error.description)
    }
  }

  private static func serve(
    _ services: MeadowServices, _ place: ServicePlace,
    _ ready: @escaping @Sendable (Int) -> Void
  ) async throws {
    var logger = Logger(label: "meadow") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .warning
    let server = MeadowServer(
      services: services, host: place.address, port: place.port, origins: place.origins,
      logger: logger,
      version: MeadowVersion.current)
    let tidying = Task.detached(priority: .utility) { await LiveMemory.tidy() }
    defer { tidying.cancel() }
    do {
      try await server.run(onReady: ready)
    } catch let error as ServerError {
      throw CommandFailure.unavailable(error.description)
    }
  }

  private static func openReplay(_ options: RuntimeOptions) async throws -> SessionReplay {
    let data = try ProgramDirectories.data(options.dataDirectory)
    let output = OfflineOutput()
    let timers = VirtualTimers()
    var parts = ActivityHost.Parts(
      output: output, synthesis: try await synthesis(in: data, LiveFamily.takes(in: data)),
      vocabulary: try LiveContent.load(from: nil).vocabulary, timers: timers)
    parts.synthesisLead = .zero
    parts.tapPriority = .likely
    try equip(&parts, own: nil)
    let host = ActivityHost(parts: parts, rendersBoard: false)
    await host.start()
    return SessionReplay(host: host, output: output, timers: timers)
  }

  static func synthesis(in data: URL, _ takes: TakeStore? = nil) async throws -> SpeechService {
    do {
      return try await SpeechService.open(
        voices: ProgramDirectories.home().appending(path: "voices").path,
        ownVoices: data.path + "/voices", cache: data.path,
        engines: engines(takes ?? LiveFamily.takes(in: data)),
        recordings: LiveFamily.recordings(in: data))
    } catch let error as SynthesisError {
      throw CommandFailure.unavailable(error.description)
    } catch let error as VoiceLibraryError {
      throw CommandFailure.badData(error.description)
    }
  }

  /// The engines there are; the first says voices whose files name none.
  static func engines(_ takes: TakeStore) -> [VoiceEngineKind] {
    [.espeakNG, .wyoming, .speechAPI, .recorded(takes)]
  }

  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
