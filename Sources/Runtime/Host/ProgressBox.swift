import Synchronization

/// How far the latest of several jobs is; what an older one still tells does not count. Any thread.
final class ProgressBox: Sendable {
  private struct State {
    var job = 0
    var figures = (count: 0, total: 0)
  }

  private let state = Mutex(State())

  /// How many are done, and how many there are.
  var figures: (count: Int, total: Int) { state.withLock { $0.figures } }

  /// A job begins, which tells by what this returns.
  func begin() -> @Sendable (_ done: Int, _ total: Int) -> Void {
    let job = state.withLock { state in
      state.job += 1
      state.figures = (0, 0)
      return state.job
    }
    return { done, total in
      self.state.withLock { if $0.job == job { $0.figures = (done, total) } }
    }
  }
}
