import CPipeWire
import MeadowFoundations
import Synchronization

/// What edits, the loop's thread and the graph's real-time thread share.
///
/// One lock: on Linux `Mutex` is a futex with priority inheritance (FUTEX_LOCK_PI), so that an edit which
/// holds it while the graph's thread waits runs with that thread's priority and no other comes between.
final class PipeWireShared: Sendable {
  struct State {
    var mix: PipeWireMix
    var status = OutputStatus(kind: .pipewire, state: .connecting)
    /// The quantum that is wanted.
    var quantum = PipeWireQuantum()
    /// Whether the stream plays to a sink; where it does not, nothing is taken from the timeline.
    var isLinked = false
    /// After how many nanoseconds without an edit it rests.
    let idleAfter: Int64
    private var news: News

    init(idleAfter: Duration) {
      mix = PipeWireMix(at: .now())
      self.idleAfter = idleAfter.nanoseconds
      news = News(epoch: 0, underruns: 0, quantum: quantum.frames)
    }

    /// Renders the next block of the graph; whether there is something to tell.
    mutating func fill(
      _ block: UnsafeMutableBufferPointer<Float>, at moment: PipeWireStream.Moment
    ) -> Bool {
      guard isLinked else {
        block.update(repeating: 0)
        return false
      }
      let (before, start) = (mix.underruns, moment.start)
      let position = mix.take(
        block.count, at: start, tick: moment.tick, delay: moment.delay)
      mix.timeline.render(into: block, from: position)
      let isMissed = mix.underruns > before && !mix.timeline.isSilent(from: position)
      if isMissed { quantum.miss(at: start) } else { quantum.meet(at: start) }
      if quantum.rest < .alone, mix.isIdle(for: idleAfter * 10, at: start) { rest(.alone) }
      if quantum.rest < .resting, mix.isIdle(for: idleAfter, at: start) { rest(.resting) }
      return isNews()
    }

    /// Rests so far from now on.
    mutating func rest(_ rest: PipeWireQuantum.Rest) {
      quantum.rest = rest
      if status.state == .awake || status.state == .relaxed { status.state = heardState }
    }

    /// How an output fares that is heard.
    var heardState: OutputStatus.State { quantum.rest == .awake ? .awake : .relaxed }

    /// Whether there is something for the loop's thread to do since this was asked last.
    mutating func isNews() -> Bool {
      let new = News(
        epoch: mix.timeline.epoch, underruns: mix.underruns, quantum: quantum.frames)
      defer { news = new }
      return new != news
    }

    /// The status with the figures of this moment.
    func freshStatus() -> OutputStatus {
      var status = status
      status.underruns = mix.underruns
      status.marginMilliseconds = quantum.frames.milliseconds
      return status
    }

    private struct News: Equatable {
      var epoch: Int
      var underruns: Int
      var quantum: Frames
    }
  }

  let state: Mutex<State>
  /// Calls the loop's thread.
  let wake = PipeWireWake()

  init(idleAfter: Duration) { state = Mutex(State(idleAfter: idleAfter)) }
}

/// An event that any thread, the graph's too, may signal and that is heard on the loop's thread.
final class PipeWireWake: Sendable {
  private struct Event: @unchecked Sendable {  // both pointers are only used with the lock held
    var loop: UnsafeMutablePointer<pw_loop>
    var source: UnsafeMutablePointer<spa_source>
  }

  private let event = Mutex<Event?>(nil)

  /// Has `function` called with `data` on the thread of `loop` after each signal. Loop's lock held.
  func install(
    in loop: PipeWireLoop, _ function: spa_source_event_func_t, _ data: UnsafeMutableRawPointer
  ) {
    guard let source = meadow_pw_add_event(loop.loop, function, data) else { return }
    let made = Event(loop: loop.loop, source: source)
    event.withLock { $0 = made }
  }

  /// Ends the calls. Loop's lock held.
  func remove(from loop: PipeWireLoop) {
    event.withLock { event in
      if let event { meadow_pw_destroy_source(event.loop, event.source) }
      event = nil
    }
  }

  /// Writes to an event's file descriptor, which does not wait.
  func signal() {
    event.withLock { event in
      if let event { _ = meadow_pw_signal_event(event.loop, event.source) }
    }
  }
}
