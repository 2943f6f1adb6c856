import CPipeWire
import Dispatch
public import MeadowFoundations

/// Records what a PipeWire sink plays, at 48 kHz mono, and asks for no quantum, so that it sees the graph
/// as whoever plays has set it.
///
/// The graph hands it each cycle's frames in that cycle, with the cycle's own beginning on CLOCK_MONOTONIC.
/// Beginning waits for the daemon.
///
/// `@unchecked Sendable`: the connection, the stream and `ending` are touched only with the loop's lock
/// held, the rest has locks of its own.
public final class PipeWireMonitor: SinkMonitor, @unchecked Sendable {
  public let source: String
  private let loop: PipeWireLoop
  private let recording: PipeWireRecording
  private let timer: any DispatchSourceTimer
  private var connection: PipeWireConnection?
  private var stream: PipeWireStream?
  /// Why an ended recording ended.
  private var ending: String?

  /// Starts recording the monitor of `sink` and returns when it runs; `seconds` of sound are kept.
  /// `remote` is the path of the daemon's socket; nil for the environment's.
  public init(
    sink: String, keeping seconds: Int = 60, remote: String? = nil
  ) throws(PipeWireError) {
    source = "\(sink).monitor"
    let recording = PipeWireRecording(keeping: seconds)
    self.recording = recording
    loop = try PipeWireLoop("meadow-monitor")
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now(), repeating: .milliseconds(100))
    timer.setEventHandler { recording.takeOver() }
    timer.resume()
    loop.lock()
    let failure = open(sink, remote)
    loop.unlock()
    if let failure {
      close()
      throw failure
    }
  }

  deinit { close() }

  public var end: Int { recording.reading { $0.recording.end } }
  public var lostFrames: Int { recording.reading { $0.recording.lost } }
  public var fragment: Int { recording.reading { $0.last?.frames ?? 0 } }
  public var problem: String? {
    loop.lock()
    defer { loop.unlock() }
    return failure ?? ending
  }

  public func read(_ range: Range<Int>) -> [Float]? {
    recording.reading { $0.recording.read(range) }
  }

  public func blocks(in span: ClosedRange<MonotonicTime>) -> [MonitorBlock] {
    recording.reading { $0.recording.blocks(in: span) }
  }

  public func marks(in span: ClosedRange<MonotonicTime>) -> [PlayMark] { [] }

  public func close() {
    timer.cancel()
    loop.lock()
    ending = failure ?? ending
    stream?.close()
    stream = nil
    connection?.close()
    connection = nil
    loop.unlock()
  }

  /// Connects and waits until frames come; returns why they do not. Loop's lock held.
  private func open(_ sink: String, _ remote: String?) -> PipeWireError? {
    do {
      let (loop, recording) = (loop, recording)
      let made = try PipeWireConnection(loop, remote: remote) { loop.signal() }
      connection = made
      stream = try PipeWireStream(
        "Onset lab", to: made, SPA_DIRECTION_INPUT,
        properties: [
          PW_KEY_MEDIA_TYPE: "Audio", PW_KEY_MEDIA_CATEGORY: "Capture",
          PW_KEY_STREAM_CAPTURE_SINK: "true", PW_KEY_TARGET_OBJECT: sink,
          PW_KEY_NODE_DONT_RECONNECT: "true",
        ],
        block: { block, moment in recording.append(block, at: moment.start) },
        changed: { loop.signal() })
    } catch { return error }
    let limit = MonotonicTime.now().nanoseconds + 5_000_000_000
    while stream?.isStreaming != true {
      if let problem = stream?.failure ?? connection?.failure { return .refused(reason: problem) }
      if MonotonicTime.now().nanoseconds > limit { return .refused(reason: "no answer") }
      loop.wait(seconds: 1)
    }
    return nil
  }

  /// Why no more frames come, or nil while they do. Loop's lock held.
  private var failure: String? {
    (connection?.failure ?? stream?.failure).map { PipeWireError.lost(reason: $0).description }
  }
}
