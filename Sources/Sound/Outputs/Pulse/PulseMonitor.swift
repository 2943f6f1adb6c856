import CPulse
import Glibc
public import MeadowFoundations
import Synchronization

/// Records what a sink plays, at 48 kHz mono, with the time at which every block came.
///
/// It asks for fragments of 1 ms. That also makes the sink render in blocks of 1 ms for as long as
/// the monitor lives, and only then does a null sink's monitor show a rewritten queue truthfully:
/// with longer blocks the sink rewinds but its monitor has handed the old frames out already
/// (reference/pulseaudio.md §3.5; measured on 16.1).
///
/// All calls may come from any thread; none blocks for longer than a block takes to copy, except
/// ``init(sink:keeping:server:)`` and ``wait(until:patience:)``.
public final class PulseMonitor: @unchecked Sendable {
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

  /// Waits until the block that arrived at `time` or later is recorded; false when `patience`
  /// milliseconds after `time` it still is not, or the recording has ended.
  public func wait(until time: MonotonicTime, patience: Int = 500) -> Bool {
    let limit = time.nanoseconds + Int64(patience) * 1_000_000
    while true {
      let now = MonotonicTime.now()
      if !blocks(in: time...max(time, now)).isEmpty { return true }
      if failure != nil || now.nanoseconds > limit { return false }
      var pause = timespec(
        tv_sec: 0, tv_nsec: Int(max(1_000_000, time.nanoseconds - now.nanoseconds)))
      if pause.tv_nsec > 999_999_999 {
        pause = timespec(tv_sec: pause.tv_nsec / 1_000_000_000, tv_nsec: 0)
      }
      nanosleep(&pause, nil)
    }
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
