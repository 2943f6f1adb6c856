import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// One thread that owns a state and works off jobs: the highest priority first, in order within it.
///
/// A queue of its own instead of an actor's: a job has the priority of the request it serves,
/// whatever Swift task carries it, and a running job can ask whether a higher one waits.
package final class WorkThread<State>: Sendable {
  /// The state; `@unchecked`: only the thread's own jobs touch it.
  private final class Own: @unchecked Sendable {
    var state: State?
  }

  private let own = Own()
  private let line = WorkLine()

  /// A thread called `name` (15 bytes) whose state is made on it by `makeState`.
  package init(name: String, makeState: @escaping @Sendable () -> State) {
    let (own, line) = (own, line)
    Thread.start(name: name) {
      own.state = makeState()
      line.run()
      own.state = nil
    }
  }

  deinit { line.stop() }

  /// Runs `job` on the thread, some time.
  package func post(_ priority: SynthesisPriority, _ job: @escaping @Sendable (inout State) -> Void)
  {
    line.add(priority) { [own] in
      guard var state = own.state.take() else { return }  // it was made before the first job
      job(&state)
      own.state = state
    }
  }

  /// Runs `job` on the thread and returns what it returns.
  package func run<Value: Sendable>(
    _ priority: SynthesisPriority, _ job: @escaping @Sendable (inout State) -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      post(priority) { continuation.resume(returning: job(&$0)) }
    }
  }

  /// Whether a job of a higher priority waits. Any thread; a short lock.
  package func hasWaiting(above priority: SynthesisPriority) -> Bool {
    line.hasWaiting(above: priority)
  }
}

/// The queue of a thread, which outlives the owner until the thread has ended. It knows nothing of the
/// state, so that it is the same fast code for every engine.
private final class WorkLine: Sendable {
  private struct Queue {
    var jobs = SynthesisPriority.allCases.map { _ in [@Sendable () -> Void]() }
    var isStopping = false
  }

  private let queue = Mutex(Queue())
  private let wakeUp = Semaphore()

  func add(_ priority: SynthesisPriority, _ job: @escaping @Sendable () -> Void) {
    queue.withLock { $0.jobs[priority.rawValue].append(job) }
    wakeUp.signal()
  }

  func stop() {
    queue.withLock { $0.isStopping = true }
    wakeUp.signal()
  }

  func hasWaiting(above priority: SynthesisPriority) -> Bool {
    queue.withLock { $0.jobs[(priority.rawValue + 1)...].contains { !$0.isEmpty } }
  }

  func run() {
    while true {
      wakeUp.wait()
      let (next, isStopping) = queue.withLock { queue in
        (Self.pop(&queue), queue.isStopping)
      }
      next?()
      if next == nil, isStopping { return }
    }
  }

  private static func pop(_ queue: inout Queue) -> (@Sendable () -> Void)? {
    for index in queue.jobs.indices.reversed() where !queue.jobs[index].isEmpty {
      return queue.jobs[index].removeFirst()
    }
    return nil
  }
}
