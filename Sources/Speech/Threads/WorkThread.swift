import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// One thread that owns a state and works off jobs: the highest priority first, in order within it.
///
/// A queue of its own instead of an actor's: a job has the priority of the request it serves,
/// whatever Swift task carries it, and a running job can ask whether a higher one waits.
package final class WorkThread<State>: Sendable {
  private typealias Job = (inout State) -> Void

  private struct Queue {
    var jobs = SynthesisPriority.allCases.map { _ in [Box]() }
    var isStopping = false
  }

  /// A job; `@unchecked`: made on one thread, run once on the other, never shared.
  private final class Box: @unchecked Sendable {
    let job: Job
    init(_ job: @escaping Job) { self.job = job }
  }

  private let line: Line

  /// A thread called `name` (15 bytes) whose state is made on it by `makeState`.
  package init(name: String, makeState: @escaping @Sendable () -> State) {
    let line = Line()
    self.line = line
    Thread.start(name: name) { line.run(makeState()) }
  }

  deinit { line.stop() }

  /// Runs `job` on the thread, some time.
  package func post(_ priority: SynthesisPriority, _ job: @escaping @Sendable (inout State) -> Void)
  {
    line.add(Box(job), priority)
  }

  /// Runs `job` on the thread and returns what it returns.
  package func run<Value: Sendable>(
    _ priority: SynthesisPriority, _ job: @escaping @Sendable (inout State) -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      line.add(Box { continuation.resume(returning: job(&$0)) }, priority)
    }
  }

  /// Whether a job of a higher priority waits. Any thread; a short lock.
  package func hasWaiting(above priority: SynthesisPriority) -> Bool {
    line.hasWaiting(above: priority)
  }

  /// The queue, which outlives the owner until the thread has ended.
  private final class Line: Sendable {
    private let queue = Mutex(Queue())
    private let wakeUp = Semaphore()

    func add(_ box: Box, _ priority: SynthesisPriority) {
      queue.withLock { $0.jobs[priority.rawValue].append(box) }
      wakeUp.signal()
    }

    func stop() {
      queue.withLock { $0.isStopping = true }
      wakeUp.signal()
    }

    func hasWaiting(above priority: SynthesisPriority) -> Bool {
      queue.withLock { $0.jobs[(priority.rawValue + 1)...].contains { !$0.isEmpty } }
    }

    func run(_ initial: State) {
      var state = initial
      while true {
        wakeUp.wait()
        let (next, isStopping) = queue.withLock { queue in
          (Self.pop(&queue), queue.isStopping)
        }
        next?.job(&state)
        if next == nil, isStopping { return }
      }
    }

    private static func pop(_ queue: inout Queue) -> Box? {
      for index in queue.jobs.indices.reversed() where !queue.jobs[index].isEmpty {
        return queue.jobs[index].removeFirst()
      }
      return nil
    }
  }
}
