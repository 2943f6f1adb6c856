import MeadowCommands
import MeadowFoundations
import MeadowSound

/// Opens the output that the options ask for.
enum LiveOutput {
  static func open(_ options: RuntimeOptions) throws -> any AudioOutput {
    switch options.output {
    case .pipewire:
      do { return try pipeWire(options) } catch {
        throw CommandFailure.unavailable(explain(error, options))
      }
    case .pulse:
      do { return try pulse(options) } catch {
        throw CommandFailure.unavailable(explain(error, options))
      }
    case .server:
      do { return try server(options) } catch {
        throw CommandFailure.unavailable(explain(error, options))
      }
    case .auto:
      do { return try server(options) } catch { return BrowserOutput() }
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

  /// PipeWire where its daemon answers and has a sink, else PulseAudio: beside PulseAudio a PipeWire
  /// may run that serves only cameras and screens.
  private static func server(_ options: RuntimeOptions) throws(PulseError) -> any AudioOutput {
    if PipeWireDaemon.isThere, let output = try? pipeWire(options) { return output }
    return try pulse(options)
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

  private static func explain(_ error: PipeWireError, _ options: RuntimeOptions) -> String {
    switch error {
    case .noServer(let reason):
      "no PipeWire answers (\(reason)); start it, or " + options.insteadOfSound
    case .noSink:
      "PipeWire has no sink; plug a speaker in, look at wpctl status, or " + options.insteadOfSound
    case .refused, .lost, .unavailable: error.description
    }
  }

  private static func pulse(_ options: RuntimeOptions) throws(PulseError) -> PulseOutput {
    var configuration = PulseConfiguration()
    configuration.idleAfter = .seconds(options.idleAfterSeconds)
    return try PulseOutput(configuration)
  }

  private static func pipeWire(
    _ options: RuntimeOptions
  ) throws(PipeWireError) -> PipeWireOutput {
    var configuration = PipeWireConfiguration()
    configuration.idleAfter = .seconds(options.idleAfterSeconds)
    return try PipeWireOutput(configuration)
  }
}
