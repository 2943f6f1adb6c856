public import MeadowFoundations
import Synchronization

/// The host's clock and alarm: the machine's in life, a virtual one in tests and replays.
public protocol HostTimers: Sendable {
  /// The moment it is.
  func now() -> MonotonicTime

  /// Calls `action` once at `moment`, or soon where that has passed, unless cancelled before.
  func call(
    at moment: MonotonicTime, _ action: @escaping @Sendable () async -> Void
  ) -> any HostTimer
}

/// A call that is due.
public protocol HostTimer: Sendable {
  /// Lets it never happen; more calls do nothing.
  func cancel()
}

/// A call that waits in a clock.
struct TimerCall {
  var id: Int
  var moment: MonotonicTime
  var action: @Sendable () async -> Void

  /// Its place in the order of the calls: of two at one moment, the one that was asked for first.
  var place: (MonotonicTime, Int) { (moment, id) }
}

/// A clock that moves when it is told to.
public final class VirtualTimers: HostTimers {
  private struct State {
    var now = MonotonicTime(nanoseconds: 0)
    var calls: [TimerCall] = []
    var nextID = 0
  }

  private struct Timer: HostTimer {
    var id: Int
    var timers: VirtualTimers

    func cancel() { timers.state.withLock { state in state.calls.removeAll { $0.id == id } } }
  }

  private let state = Mutex(State())

  /// A clock at its beginning.
  public init() {}

  public func now() -> MonotonicTime { state.withLock { $0.now } }

  public func call(
    at moment: MonotonicTime, _ action: @escaping @Sendable () async -> Void
  ) -> any HostTimer {
    state.withLock { state in
      state.nextID += 1
      state.calls.append(TimerCall(id: state.nextID, moment: moment, action: action))
      return Timer(id: state.nextID, timers: self)
    }
  }

  /// The moment of the next call, or nil where none is due.
  public var nextMoment: MonotonicTime? { state.withLock { $0.calls.map(\.moment).min() } }

  /// Moves to `moment`, making the calls on the way in their order; `passing` is told of every step
  /// of time before what happens in it.
  public func advance(
    to moment: MonotonicTime, passing: (MonotonicTime) -> Void = { _ in }
  ) async {
    while let call = takeNext(until: moment) {
      passing(call.moment)
      await call.action()
    }
    state.withLock { $0.now = max($0.now, moment) }
    passing(moment)
  }

  private func takeNext(until moment: MonotonicTime) -> TimerCall? {
    state.withLock { state in
      let due = state.calls.indices.filter { state.calls[$0].moment <= moment }
      let next = due.min { state.calls[$0].place < state.calls[$1].place }
      guard let next else { return nil }
      let call = state.calls.remove(at: next)
      state.now = max(state.now, call.moment)
      return call
    }
  }
}
