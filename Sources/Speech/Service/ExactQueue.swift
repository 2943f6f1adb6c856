package import MeadowFoundations
import Synchronization

/// The requests whose exact clips are still to be made: a bounded line, the newest first.
///
/// Any thread. Whoever gets true from ``add(_:)`` works it off with ``next()`` until that is nil.
package final class ExactQueue: Sendable {
  private struct State {
    var waiting: [SpeechRequest] = []
    var isWorking = false
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  /// How many may wait; the oldest is dropped, since a later tap asks for it again.
  package static let limit = 32

  private let state = Mutex(State())

  /// An empty line.
  package init() {}

  /// How many wait.
  package var count: Int { state.withLock { $0.waiting.count } }

  /// Puts `request` before all others, once; true where nobody works the line off yet.
  package func add(_ request: SpeechRequest) -> Bool {
    state.withLock { state in
      state.waiting.removeAll { $0 == request }
      if state.waiting.count >= Self.limit { state.waiting.removeFirst() }
      state.waiting.append(request)
      defer { state.isWorking = true }
      return !state.isWorking
    }
  }

  /// The newest request, or nil at the end of the work.
  package func next() -> SpeechRequest? {
    let (request, watchers) = state.withLock {
      state -> (SpeechRequest?, [CheckedContinuation<Void, Never>]) in
      if let request = state.waiting.popLast() { return (request, []) }
      state.isWorking = false
      defer { state.watchers = [] }
      return (nil, state.watchers)
    }
    for watcher in watchers { watcher.resume() }
    return request
  }

  /// Takes out what is no longer wanted.
  package func remove(where isUnwanted: (SpeechRequest) -> Bool) {
    state.withLock { $0.waiting.removeAll(where: isUnwanted) }
  }

  /// Returns when nothing waits and nothing is being made.
  package func untilEmpty() async {
    await withCheckedContinuation { continuation in
      let isEmpty = state.withLock { state in
        if state.isWorking { state.watchers.append(continuation) }
        return !state.isWorking
      }
      if isEmpty { continuation.resume() }
    }
  }
}
