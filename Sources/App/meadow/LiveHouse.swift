import Foundation
import Logging
import MeadowAudio
import MeadowCLI
import MeadowContent
import MeadowEngines
import MeadowFamily
import MeadowModel
import MeadowServer
import MeadowSpeech
import SoundFiles

/// The one place that knows every live type.
enum LiveHouse {
  static let house = House(
    open: open, serve: serve, openStage: openStage, check: check, writeSamples: LiveSamples.write)

  /// Opens the studio and the output side by side: neither needs the other.
  private static func open(_ options: HouseOptions) async throws -> OpenHouse {
    let data = try HouseDirectory.data(options.dataDirectory)
    async let studio = studio(in: data)
    let output = try LiveOutput.open(options)
    let keeper = SettingsKeeper(
      SettingsFile(path: data.appending(path: "settings.json").path))
    let recorder = try options.recordPath.map { try SessionRecorder(path: $0) }
    let family = family(in: data)
    var parts = SessionHost.Parts(
      output: output, studio: try await studio, vocabulary: try vocabulary(),
      keep: { keeper.keep($0) })
    parts.family = family.parts
    parts.parentese = try parentese()
    if let recorder { parts.record = { recorder.write($0) } }
    let host = SessionHost(
      parts: parts, settings: keeper.read(voices: try await studio.voices),
      rendersBoard: options.rendersBoard)
    await host.start()
    return OpenHouse(host: host, sound: LiveOutput.describe(output)) {
      await host.shutDown()
      output.close()
      await family.close()
      recorder?.close()
      keeper.close()
    }
  }

  private static func serve(
    _ door: any MeadowDoor, _ address: String, _ port: Int,
    _ ready: @escaping @Sendable (Int) -> Void
  ) async throws {
    var logger = Logger(label: "meadow") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = .warning
    let server = MeadowServer(
      door: door, host: address, port: port, logger: logger, version: MeadowVersion.current)
    do {
      try await server.run(onReady: ready)
    } catch let error as ServerError {
      throw CommandFailure.unavailable(error.description)
    }
  }

  private static func openStage(_ options: HouseOptions) async throws -> ReplayStage {
    let data = try HouseDirectory.data(options.dataDirectory)
    let output = OfflineOutput()
    let timers = VirtualTimers()
    var parts = SessionHost.Parts(
      output: output, studio: try await studio(in: data), vocabulary: try vocabulary(),
      timers: timers)
    parts.synthesisLead = .zero
    parts.tapPriority = .likely
    parts.parentese = try parentese()
    let host = SessionHost(parts: parts, rendersBoard: false)
    await host.start()
    return ReplayStage(host: host, output: output, timers: timers)
  }

  private static func check(_ paths: [String]) async throws -> [CheckedFile] {
    let urls = paths.isEmpty ? [try VocabularyFile.bundledURL()] : paths.map { URL(filePath: $0) }
    return urls.enumerated().map { index, url in
      let path = paths.isEmpty ? VocabularyFile.name : paths[index]
      do throws(VocabularyFileError) {
        let data = try VocabularyFile.read(url)
        return CheckedFile(
          path: path, summary: "\(data.coreVocabulary.count) core words",
          problems: ContentCheck.problems(
            in: data, figures: paths.isEmpty ? .promised : nil
          ).map(\.description))
      } catch {
        // The error names the file, and so does whoever shows the problems.
        let name = url.lastPathComponent + ": "
        let problem = error.description
        return CheckedFile(
          path: path, summary: "",
          problems: [problem.hasPrefix(name) ? String(problem.dropFirst(name.count)) : problem])
      }
    }
  }

  static func studio(in data: URL) async throws -> SpeechStudio {
    do {
      return try await SpeechStudio.open(
        voices: HouseDirectory.home().appending(path: "voices").path, cache: data.path,
        recordings: LiveFamily.recordings(in: data))
    } catch let error as SynthesisError {
      throw CommandFailure.unavailable(error.description)
    } catch let error as VoiceLibraryError {
      throw CommandFailure.badData(error.description)
    }
  }

  /// The family's store; what is wrong with it is said once and shown wherever words are.
  private static func family(in data: URL) -> LiveFamily {
    let family = LiveFamily(in: data)
    if let problem = family.problem { note(problem) }
    return family
  }

  private static func parentese() throws -> ParenteseTable {
    do { return try ParenteseFile.bundled() } catch {
      throw CommandFailure.badData(error.description)
    }
  }

  private static func vocabulary() throws -> VocabularyService {
    do {
      return VocabularyService(try VocabularyFile.bundled())
    } catch {
      throw CommandFailure.badData(error.description)
    }
  }

  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
