import CPipeWire
import Dispatch
public import MeadowFoundations
import Synchronization

/// Plays the timeline as a stream of the PipeWire graph itself, past PipeWire's PulseAudio server.
///
/// The graph cannot take back what it was given, so nothing is queued ahead: its own real-time thread
/// renders one short quantum at the beginning of each cycle, and an edit is heard with the next one. When
/// nobody taps the quantum grows. When its sink goes, WirePlumber moves the stream to another; a lost daemon is looked for from 100 ms to 800 ms apart. Meanwhile the clock stands still,
/// a tap of the last half second is heard whole, and what is older is never replayed.
///
/// `@unchecked Sendable`: `shared` has its own lock, all other variables are touched only with the
/// loop's lock held. The loop's lock is never taken with `shared`'s held.
public final class PipeWireOutput: AudioOutput, @unchecked Sendable {
  let loop: PipeWireLoop
  let configuration: PipeWireConfiguration
  let observers = ObserverBox()
  let shared: PipeWireShared
  let supervisor = DispatchQueue(label: "meadow.pipewire.supervisor")

  var connection: PipeWireConnection?
  var stream: PipeWireStream?
  var sink: PipeWireSinkWatch?
  /// The quantum that was asked for last.
  var quantum = Frames.zero
  var wasHeard = false
  var isClosed = false
  var retry = ServerRetry()
  /// Whether a look for the daemon is due; there is never more than one.
  var isRetryDue = false
  var connectionAttempts = 0
  var lastError = "no answer"
  /// What the observer was told last.
  var told: (status: OutputStatus, epoch: Int)

  /// Connects to the daemon that the environment names and waits until sound can be played, at most
  /// `configuration.patience`.
  public init(
    _ configuration: PipeWireConfiguration = PipeWireConfiguration()
  ) throws(PipeWireError) {
    self.configuration = configuration
    loop = try PipeWireLoop("meadow-pipewire")
    shared = PipeWireShared(idleAfter: configuration.idleAfter)
    told = (shared.state.withLock { $0.status }, 0)
    loop.lock()
    // close() takes the event away before self goes.
    shared.wake.install(in: loop, pipeWireTend, Unmanaged.passUnretained(self).toOpaque())
    connect()
    let failure = awaitSound()
    loop.unlock()
    guard let failure else { return }
    close()
    throw failure
  }

  deinit { close() }

  public func perform<Result>(_ edit: (inout Timeline, OutputClock) -> Result) -> Result {
    let (result, isNews): (Result, Bool) = shared.state.withLock { state in
      let time = MonotonicTime.now()
      let clock = state.mix.beginEdit(at: time)
      let result = edit(&state.mix.timeline, clock)
      if state.mix.endEdit(at: time) { state.rest(.awake) }
      return (result, state.isNews())
    }
    if isNews { shared.wake.signal() }
    return result
  }

  public var status: OutputStatus { shared.state.withLock { $0.freshStatus() } }

  public func observe(_ observer: @escaping @Sendable (OutputChange) -> Void) {
    observers.set(observer)
  }

  public func close() {
    loop.lock()
    if !isClosed {
      isClosed = true
      disconnect()
      shared.wake.remove(from: loop)
    }
    loop.unlock()
  }

  /// How often a connection was tried; for tests.
  package var attempts: Int {
    loop.lock()
    defer { loop.unlock() }
    return connectionAttempts
  }
}

/// How to play through PipeWire.
public struct PipeWireConfiguration: Sendable {
  /// How long the first connection may take.
  public var patience: Duration = .seconds(5)
  /// How long after the last edit the quantum grows, so that the machine wakes less often; ten times
  /// as long after it, it grows once more.
  public var idleAfter: Duration = .seconds(30)
  /// The path of the daemon's socket, or nil for the one that the environment names.
  public var remote: String?

  /// The default: relaxed after 30 s.
  public init() {}
}
