import CPipeWire
import Dispatch
public import MeadowFoundations
import Synchronization

/// Records what a PipeWire sink plays, at 48 kHz mono, and asks for no quantum, so that it sees the graph
/// as whoever plays has set it.
///
/// The graph hands it each cycle's frames in that cycle, with the cycle's own beginning on CLOCK_MONOTONIC.
/// Beginning waits for the daemon.
///
/// `@unchecked Sendable`: the connection and the stream are touched only with the loop's lock held, the
/// rest has locks of its own.
public final class PipeWireMonitor: SinkMonitor, @unchecked Sendable {
  /// The frames of a block that is expected, for the room to keep blocks in.
  private static let usualBlock = 128

  /// What the graph's thread has brought and nobody has taken over yet.
  private struct Inbox {
    var samples: [Float] = []
    var blocks: [(start: MonotonicTime, count: Int)] = []

    init() {
      samples.reserveCapacity(SampleRate.mix.hertz)
      blocks.reserveCapacity(SampleRate.mix.hertz / 64)
    }
  }

  private struct State {
    var recording: MonitorRecording
    var last: PipeWireCycle?
    var spare = Inbox()
    var problem: String?
  }

  public let source: String
  private let loop: PipeWireLoop
  private let inbox: Mutex<Inbox>
  private let state: Mutex<State>
  private let timer: any DispatchSourceTimer
  private var connection: PipeWireConnection?
  private var stream: PipeWireStream?

  /// Starts recording the monitor of `sink` and returns when it runs; `seconds` of sound are kept.
  /// `remote` is the path of the daemon's socket; nil for the environment's.
  public init(
    sink: String, keeping seconds: Int = 60, remote: String? = nil
  ) throws(PipeWireError) {
    source = "\(sink).monitor"
    let kept = seconds * SampleRate.mix.hertz
    inbox = Mutex(Inbox())
    state = Mutex(
      State(recording: MonitorRecording(keeping: kept, fragment: Self.usualBlock)))
    loop = try PipeWireLoop("meadow-monitor")
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now(), repeating: .milliseconds(100))
    timer.setEventHandler { [weak self] in self?.empty() }
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

  public var end: Int { reading { $0.recording.end } }
  public var lostFrames: Int { reading { $0.recording.lost } }
  public var fragment: Int { reading { $0.last?.frames ?? 0 } }
  public var problem: String? { reading { $0.problem } }

  public func read(_ range: Range<Int>) -> [Float]? { reading { $0.recording.read(range) } }

  public func blocks(in span: ClosedRange<MonotonicTime>) -> [MonitorBlock] {
    reading { $0.recording.blocks(in: span) }
  }

  public func marks(in span: ClosedRange<MonotonicTime>) -> [PlayMark] { [] }

  public func close() {
    timer.cancel()
    loop.lock()
    stream?.close()
    stream = nil
    connection?.close()
    connection = nil
    loop.unlock()
  }

  private func reading<Value: Sendable>(_ value: (State) -> Value) -> Value {
    empty()
    return state.withLock { value($0) }
  }

  /// Takes over what the graph's thread has brought, which waits no longer for it than two arrays
  /// take to change places.
  private func empty() {
    state.withLock { state in
      inbox.withLock { swap(&$0, &state.spare) }
      var first = 0
      for block in state.spare.blocks {
        let hole = state.last?.missed(until: block.start, tick: nil, frames: block.count) ?? 0
        if hole > 0 { state.recording.appendHole(hole, at: block.start) }
        state.spare.samples[first..<first + block.count].withUnsafeBufferPointer {
          state.recording.append($0, at: block.start)
        }
        first += block.count
        state.last = PipeWireCycle(
          at: block.start, tick: nil, frames: block.count, after: state.last)
      }
      state.spare.samples.removeAll(keepingCapacity: true)
      state.spare.blocks.removeAll(keepingCapacity: true)
    }
  }

  /// Connects and waits until frames come; returns why they do not. Loop's lock held.
  private func open(_ sink: String, _ remote: String?) -> PipeWireError? {
    // The calls end with close(), which comes before self goes.
    do {
      let made = try PipeWireConnection(loop, remote: remote) { [unowned(unsafe) self] in changed()
      }
      connection = made
      stream = try PipeWireStream(
        "Onset lab", to: made, SPA_DIRECTION_INPUT,
        properties: [
          PW_KEY_MEDIA_TYPE: "Audio", PW_KEY_MEDIA_CATEGORY: "Capture",
          PW_KEY_STREAM_CAPTURE_SINK: "true", PW_KEY_TARGET_OBJECT: sink,
          PW_KEY_NODE_DONT_RECONNECT: "true",
        ],
        block: { [unowned(unsafe) self] block, moment in took(block, at: moment.start) },
        changed: { [unowned(unsafe) self] in changed() })
    } catch { return error }
    let limit = MonotonicTime.now().nanoseconds + 5_000_000_000
    while stream?.isStreaming != true {
      if let problem = stream?.failure ?? connection?.failure { return .refused(reason: problem) }
      if MonotonicTime.now().nanoseconds > limit { return .refused(reason: "no answer") }
      loop.wait(seconds: 1)
    }
    return nil
  }

  /// On the loop's thread.
  private func changed() {
    if let failure = connection?.failure ?? stream?.failure {
      let problem = PipeWireError.lost(reason: failure).description
      state.withLock { if $0.problem == nil { $0.problem = problem } }
    }
    loop.signal()
  }

  /// On the graph's thread.
  private func took(_ block: UnsafeMutableBufferPointer<Float>, at start: MonotonicTime) {
    guard !block.isEmpty else { return }
    inbox.withLock { inbox in
      inbox.samples.append(contentsOf: block)
      inbox.blocks.append((start, block.count))
    }
  }
}
