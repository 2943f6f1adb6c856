import MeadowClient
import MeadowFoundations
import MeadowSound

/// Why a study cannot run.
public enum OnsetStudyError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sink cannot be recorded.
  case noRecorder(reason: String)
  /// The service does not answer, or stopped doing so.
  case noService(reason: String)
  /// The service plays elsewhere than where the recorder listens.
  case noMonitor(kind: String)
  /// The service has no core words to tap.
  case noWords

  public var description: String {
    switch self {
    case .noRecorder(let reason), .noService(let reason): reason
    case .noMonitor(let kind):
      "the service plays to \(kind), which has no monitor; start it with --output server"
    case .noWords: "GET /v1/vocabulary lists no core words; see the log of the service"
    }
  }
}

/// Measures a running service as its user hears it: taps over HTTP, listens at the sink's monitor.
///
/// ```swift
/// let study = try OnsetStudy(.init(port: 8080))
/// let findings = try study.run()
/// print(OnsetReport(findings).table)
/// ```
///
/// It blocks, for minutes; run it on a thread of its own. For as long as the study lives a recorder
/// listens: at PulseAudio with blocks of 1 ms, at PipeWire with those that the graph has without it.
public final class OnsetStudy {
  /// How many taps of each kind.
  public struct Counts: Sendable, Equatable {
    /// Taps; 0 leaves a condition out.
    public var warm = 100, cold = 40, sentence = 15, interruption = 40, busy = 60, peers = 30
    /// Taps within a conversation, and as many auditions in turn with them.
    public var conversation = 0
    /// Lessons begun and answers of each kind, and words into silence, into words and into narration.
    public var learning = 0

    /// The usual numbers.
    public init() {}

    /// `conversation` taps within a conversation, or so many of what learning says, and nothing else.
    public init(conversation: Int = 0, learning: Int = 0) {
      (warm, cold, sentence, interruption, busy, peers) = (0, 0, 0, 0, 0, 0)
      self.conversation = conversation
      self.learning = learning
    }
  }

  /// What to measure.
  public struct Configuration: Sendable, Equatable {
    /// Where the service listens; an IPv4 address.
    public var host = "127.0.0.1"
    /// Its port.
    public var port: Int
    /// The sink to listen at; nil takes the one the service names on /healthz.
    public var sink: String?
    /// How many taps of each kind.
    public var counts = Counts()
    /// Decides times and words. A seed used before repeats phrases that are cached by now, so use a
    /// fresh one for the cold conditions.
    public var seed = UInt64(MonotonicTime.now().nanoseconds)
    /// From one tap to the next, in ms.
    public var period = 340.0

    /// Measures the service at `port`, with a seed from the clock.
    public init(port: Int) { self.port = port }
  }

  /// How far a run is.
  public struct Progress: Sendable, Equatable {
    /// What is being measured.
    public var condition: OnsetCondition
    /// Taps done and to do in it.
    public var done, of: Int
  }

  let configuration: Configuration
  let service: MeasuredService
  let monitor: any SinkMonitor
  let words: [String]
  var clips: [String: [Float]] = [:]
  var offsets: [Double] = []
  var drifts: [Double] = []
  var findings: OnsetFindings
  var report: (Progress) -> Void = { _ in }

  /// Finds the service and starts the recorder.
  public init(_ configuration: Configuration) throws(OnsetStudyError) {
    self.configuration = configuration
    let service = MeasuredService(host: configuration.host, port: configuration.port)
    self.service = service
    findings = OnsetFindings(seed: configuration.seed)
    let answer = try Self.asking { () throws(ServiceClientError) in try service.health() }
    guard let health = answer else {
      throw .noService(reason: "GET /healthz is not answered as Meadow does; check the port")
    }
    words = try Self.asking { () throws(ServiceClientError) in try service.words() }
    monitor = try Self.monitor(of: health.output, sink: configuration.sink)
    if words.isEmpty { throw .noWords }
  }

  deinit { monitor.close() }

  /// A recorder of the sink that the service plays on.
  private static func monitor(
    of output: MeasuredService.Health.Output, sink: String?
  ) throws(OnsetStudyError) -> any SinkMonitor {
    switch OutputStatus.Kind(rawValue: output.kind) {
    case .pipewire:
      guard let sink = sink ?? output.sink else { throw .noRecorder(reason: "it plays nowhere") }
      do { return try PipeWireMonitor(sink: sink, keeping: 100) } catch {
        throw .noRecorder(reason: error.description)
      }
    case .pulse:
      do { return try PulseMonitor(sink: sink ?? output.sink, keeping: 100) } catch {
        throw .noRecorder(reason: error.description)
      }
    case .browser, .offline, .silent, nil: throw .noMonitor(kind: output.kind)
    }
  }

  /// The answer to a question to the service, or the study's own error.
  static func asking<Answer>(
    _ question: () throws(ServiceClientError) -> Answer
  ) throws(OnsetStudyError) -> Answer {
    do { return try question() } catch { throw .noService(reason: error.description) }
  }
}
