import MeadowSound
import NIOCore

/// Runs tasks on the thread of one event loop.
///
/// A request served on its connection's own thread needs no hop to the thread pool and back, which
/// is most of what a small request costs. Work that takes long must leave with ``offLoop(_:)``.
final class LoopExecutor: TaskExecutor {
  private let loop: any EventLoop
  /// The jobs that wait; touched on the loop's thread alone.
  private nonisolated(unsafe) var jobs: [UnownedJob] = []
  /// Whether the loop will run them; touched on the loop's thread alone.
  private nonisolated(unsafe) var isScheduled = false

  init(_ loop: any EventLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if loop.inEventLoop {
      add(job)
    } else {
      loop.execute { self.add(job) }
    }
  }

  /// A request is a chain of short jobs: those that a job leaves behind run in the same turn of the
  /// loop, because each turn costs a system call.
  private func add(_ job: UnownedJob) {
    jobs.append(job)
    guard !isScheduled else { return }
    isScheduled = true
    loop.execute { self.run() }
  }

  private func run() {
    var turn = 0
    // The connections of this loop also want their turn, so a chain without an end is broken up.
    while turn < jobs.count, turn < Self.most {
      let job = jobs[turn]  // a job may add others while it runs
      job.runSynchronously(on: asUnownedTaskExecutor())
      turn += 1
    }
    jobs.removeFirst(turn)
    isScheduled = !jobs.isEmpty
    if isScheduled { loop.execute { self.run() } }
  }

  /// The most jobs in one turn; a tap takes about ten.
  private static let most = 64
}

/// One executor for each loop of a group, alive as long as the server.
struct LoopExecutors: Sendable {
  private let executors: [ObjectIdentifier: LoopExecutor]

  init(_ group: any EventLoopGroup) {
    var executors: [ObjectIdentifier: LoopExecutor] = [:]
    for loop in group.makeIterator() {
      executors[ObjectIdentifier(loop)] = LoopExecutor(loop)
      loop.execute { ThreadPriority.raise(to: .touch) }
    }
    self.executors = executors
  }

  /// The executor of `loop`, nil for a loop of another group.
  subscript(loop: any EventLoop) -> LoopExecutor? { executors[ObjectIdentifier(loop)] }
}

/// Does `work` on the thread pool, so that it delays no tap that arrives on the same loop.
func offLoop<Value: Sendable>(
  _ work: @Sendable () async throws -> Value
) async throws -> Value {
  try await withTaskExecutorPreference(globalConcurrentExecutor) { try await work() }
}
