import Dispatch
public import MeadowFoundations
import Synchronization

/// The machine's clock, and one timer of the system for all calls.
///
/// Every tap sets some alarms and cancels those of the tap before. A sleeping task for each costs a
/// tap three small pieces of memory that stay until the alarm's moment, cancelled or not; here it is
/// a place in a short list.
public final class LiveTimers: HostTimers {
  private struct State {
    var calls: [TimerCall] = []
    var nextID = 0
    /// When the system's timer will fire.
    var armed: MonotonicTime?
  }

  private struct Timer: HostTimer {
    var id: Int
    var timers: LiveTimers

    func cancel() { timers.state.withLock { state in state.calls.removeAll { $0.id == id } } }
  }

  private let state = Mutex(State())
  /// Safe from any thread: made here, and set under the lock of `state` alone.
  private nonisolated(unsafe) let source = DispatchSource.makeTimerSource(queue: .global())

  /// The machine's clock; it calls on the common thread pool.
  public init() {
    source.setEventHandler { [weak self] in self?.fire() }
    source.activate()
  }

  deinit { source.cancel() }

  public func now() -> MonotonicTime { .now() }

  public func call(
    at moment: MonotonicTime, _ action: @escaping @Sendable () async -> Void
  ) -> any HostTimer {
    state.withLock { state in
      state.nextID += 1
      state.calls.append(TimerCall(id: state.nextID, moment: moment, action: action))
      arm(&state)
      return Timer(id: state.nextID, timers: self)
    }
  }

  /// Sets the system's timer where it would fire too late. One that fires for a call that has been
  /// cancelled is set anew then: that is cheaper than a system call for each tap.
  private func arm(_ state: inout State) {
    guard let next = state.calls.lazy.map(\.moment).min() else { return }
    if let armed = state.armed, armed <= next { return }
    state.armed = next
    let wait = max(0, next.nanoseconds - now().nanoseconds)
    source.schedule(deadline: .now() + .nanoseconds(Int(wait)), leeway: .nanoseconds(0))
  }

  /// Makes the calls that are due, in their order as far as they begin.
  private func fire() {
    let now = now()
    let due = state.withLock { state in
      let due = state.calls.filter { $0.moment <= now }
      state.calls.removeAll { $0.moment <= now }
      state.armed = nil
      arm(&state)
      return due
    }
    for call in due.sorted(by: { $0.place < $1.place }) {
      Task { await call.action() }
    }
  }
}
