import MeadowCommands
import MeadowFoundations
import MeadowSound

/// Opens the output that the options ask for.
enum LiveOutput {
  static func open(_ options: RuntimeOptions) throws -> any AudioOutput {
    switch options.output {
    case .pulse:
      do { return try pulse(options) } catch {
        throw CommandFailure.unavailable(explain(error, options))
      }
    case .auto:
      do { return try pulse(options) } catch { return BrowserOutput() }
    case .browser: return BrowserOutput()
    case .silent: return SilentOutput()
    case nil: return OfflineOutput(keepsRecording: false)
    }
  }

  /// The output in a few words, for the line that `serve` prints.
  static func describe(_ output: any AudioOutput) -> String {
    let status = output.status
    return status.sink.map { "\(status.kind.rawValue), sink \($0)" } ?? status.kind.rawValue
  }

  /// What is wrong with the sound server, with the way out that the command has.
  private static func explain(_ error: PulseError, _ options: RuntimeOptions) -> String {
    switch error {
    case .noServer(let reason):
      "no sound server answers (\(reason)); start PulseAudio or PipeWire, or "
        + options.insteadOfSound
    case .refused, .unavailable: error.description
    }
  }

  private static func pulse(_ options: RuntimeOptions) throws(PulseError) -> PulseOutput {
    var configuration = PulseConfiguration()
    configuration.idleAfter = .seconds(options.idleAfterSeconds)
    return try PulseOutput(configuration)
  }
}
