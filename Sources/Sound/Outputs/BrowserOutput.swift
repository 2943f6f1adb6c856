import Dispatch
public import MeadowFoundations
import Synchronization

/// Streams the mix to pages that play it, for machines with no sound server.
///
/// While a page listens, frames are sent every 10 ms up to 40 ms ahead of the clock; an edit sends
/// the frames that changed once more and the page overwrites them. With the page's own lag of
/// about 15 ms the lead stays under 60 ms. Without a page nothing is rendered.
public final class BrowserOutput: AudioOutput {
  /// How far ahead of the clock frames are sent.
  static let lead = Frames.milliseconds(40)
  /// How often frames are sent.
  static let tick = DispatchTimeInterval.milliseconds(10)
  /// Blocks a page may be behind before it is dropped and must connect again (about 1.3 s).
  static let patience = 128

  private struct Listener {
    var id: Int
    var continuation: AsyncStream<AudioBlock>.Continuation
  }

  private struct State {
    var timeline = Timeline()
    var sent = FramePosition.zero
    var listeners: [Listener] = []
    var nextListener = 0
    var timer: (any DispatchSourceTimer)?
    var isRunning = false
    var lateTicks = 0

    /// Renders and sends a range to every page; returns the pages that fell too far behind.
    func send(from start: FramePosition, to end: FramePosition, now: FramePosition) -> [Listener] {
      guard start < end, !listeners.isEmpty else { return [] }
      let length = (end - start).count
      let samples = [Float](unsafeUninitializedCapacity: length) { buffer, count in
        count = length
        timeline.render(into: UnsafeMutableBufferPointer(rebasing: buffer[..<count]), from: start)
      }
      let block = AudioBlock(from: start, now: now, samples: samples)
      return listeners.filter {
        if case .dropped = $0.continuation.yield(block) { true } else { false }
      }
    }
  }

  private let state = Mutex(State())
  private let clock = RunningClock(start: .now())
  private let observers = ObserverBox()
  private let queue = DispatchQueue(label: "meadow.browser", qos: .userInteractive)

  /// An output that begins now and waits for a page.
  public init() {}

  deinit { close() }

  /// The mix from now on, for one page; ends when the page falls too far behind.
  public func listen() -> AsyncStream<AudioBlock> {
    AsyncStream(bufferingPolicy: .bufferingOldest(Self.patience)) { continuation in
      let id = state.withLock { state in
        if state.listeners.isEmpty { startTicking(&state) }
        state.nextListener += 1
        state.listeners.append(Listener(id: state.nextListener, continuation: continuation))
        return state.nextListener
      }
      continuation.onTermination = { [weak self] _ in self?.drop(id) }
      observers.tell(.status(status))
    }
  }

  public func perform<Result>(_ edit: (inout Timeline, OutputClock) -> Result) -> Result {
    let (result, overrun): (Result, [Listener]) = state.withLock { state in
      let now = clock.frame(at: .now())
      state.timeline.retire(before: now)
      let result = edit(&state.timeline, OutputClock(now: now, moment: clock.moment(of: now)))
      guard let changed = state.timeline.takeChange() else { return (result, []) }
      return (result, state.send(from: max(now, changed), to: state.sent, now: now))
    }
    Self.finish(overrun)
    return result
  }

  public var status: OutputStatus {
    state.withLock { state in
      var status = OutputStatus(kind: .browser, state: state.listeners.isEmpty ? .waiting : .awake)
      status.underruns = state.lateTicks
      return status
    }
  }

  public func observe(_ observer: @escaping @Sendable (OutputChange) -> Void) {
    observers.set(observer)
  }

  public func close() {
    let listeners = state.withLock { state in
      state.timer?.cancel()
      state.timer = nil
      defer { state.listeners = [] }
      return state.listeners
    }
    Self.finish(listeners)
  }

  private func startTicking(_ state: inout State) {
    state.sent = clock.frame(at: .now())
    state.isRunning = false
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now(), repeating: Self.tick, leeway: .milliseconds(1))
    timer.setEventHandler { [weak self] in self?.sendDueFrames() }
    timer.resume()
    state.timer = timer
  }

  private func sendDueFrames() {
    let overrun = state.withLock { state in
      let now = clock.frame(at: .now())
      if state.sent < now {
        if state.isRunning { state.lateTicks += 1 }  // the machine stalled longer than the lead
        state.sent = now
      }
      state.isRunning = true
      let until = now + Self.lead
      defer {
        state.sent = until
        state.timeline.retire(before: now)
      }
      return state.send(from: state.sent, to: until, now: now)
    }
    Self.finish(overrun)
  }

  /// Ends streams whose pages fell behind. Never under the lock: it calls ``drop(_:)``.
  private static func finish(_ listeners: [Listener]) {
    for listener in listeners { listener.continuation.finish() }
  }

  private func drop(_ id: Int) {
    let isLast = state.withLock { state in
      state.listeners.removeAll { $0.id == id }
      guard state.listeners.isEmpty else { return false }
      state.timer?.cancel()
      state.timer = nil
      return true
    }
    if isLast { observers.tell(.status(status)) }
  }
}
