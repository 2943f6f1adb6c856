import CPulse
public import MeadowFoundations
import Synchronization

/// Records what a sink plays, at 48 kHz mono, with the time at which every block came.
///
/// It asks for fragments of 1 ms. That also makes the sink render in blocks of 1 ms for as long as
/// the monitor lives, and only then does a null sink's monitor show a rewritten queue truthfully:
/// with longer blocks the sink rewinds but its monitor has handed the old frames out already
/// (reference/pulseaudio.md §3.5; measured on 16.1).
///
/// Beginning waits for the server.
public final class PulseMonitor: SinkMonitor, @unchecked Sendable {
  // Proof: `context`, `stream` and `connection` are touched only with the main loop's lock held;
  // `state` is a Mutex; all else never changes.

  /// The name of the source that is recorded, such as `meadow_test.monitor`.
  public var source: String { state.withLock { $0.source } }
  /// Frames recorded since the beginning, holes included; the number of the next frame.
  public var end: Int { state.withLock { $0.recording.end } }
  /// Frames that were lost: the recorder was too slow or the server dropped them.
  public var lostFrames: Int { state.withLock { $0.recording.lost } }
  /// The frames in a fragment as the server granted it; 48 is 1 ms.
  public var fragment: Int { state.withLock { $0.fragment } }
  /// Why the recording ended, or nil while it goes on.
  public var failure: PulseMonitorError? { state.withLock { $0.failure } }
  /// The same in words.
  public var problem: String? { failure?.description }

  let state: Mutex<State>
  let loop: PulseLoop
  var context: OpaquePointer?
  var stream: OpaquePointer?
  /// Blocks until the server is asked again when its frames are played.
  var blocksUntilMark = 0

  struct State {
    var recording: MonitorRecording
    var source = ""
    var fragment = 0
    var failure: PulseMonitorError?
  }

  /// Starts recording the monitor of `sink` (nil: the default sink's) and returns when it runs;
  /// `seconds` of sound are kept. `server` is as in PULSE_SERVER; nil for the environment's.
  public init(
    sink: String? = nil, keeping seconds: Int = 60, server: String? = nil
  ) throws(PulseMonitorError) {
    let kept = seconds * SampleRate.mix.hertz
    state = Mutex(State(recording: MonitorRecording(keeping: kept, fragment: Self.fragment)))
    do { loop = try PulseLoop() } catch { throw .unavailable }
    loop.lock()
    let problem = open(sink: sink, server: server)
    loop.unlock()
    if let problem {
      close()
      throw problem
    }
  }

  deinit { close() }

  /// The samples of `range`, or nil where they are not there yet or no longer kept.
  public func read(_ range: Range<Int>) -> [Float]? {
    state.withLock { $0.recording.read(range) }
  }

  /// The blocks that arrived in `span`.
  public func blocks(in span: ClosedRange<MonotonicTime>) -> [MonitorBlock] {
    state.withLock { $0.recording.blocks(in: span) }
  }

  /// What the server said about the times of the frames it played in `span`.
  public func marks(in span: ClosedRange<MonotonicTime>) -> [PlayMark] {
    state.withLock { $0.recording.marks(in: span) }
  }

  /// Ends the recording; what was recorded can still be read. Not from a libpulse callback.
  public func close() {
    loop.lock()
    if let stream {
      pa_stream_set_state_callback(stream, nil, nil)
      pa_stream_set_read_callback(stream, nil, nil)
      pa_stream_disconnect(stream)
      pa_stream_unref(stream)
    }
    stream = nil
    if let context {
      pa_context_set_state_callback(context, nil, nil)
      pa_context_disconnect(context)
      pa_context_unref(context)
    }
    context = nil
    loop.unlock()
  }
}
