import Dispatch

/// Runs an actor's work on a thread that may wait for the disk, so that none of the few threads that
/// serve taps ever does.
///
/// The actors of one file share one: SQLite lets one at a time change it anyway, and each thread
/// keeps some memory of its own.
public final class DiskExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// An executor whose queue is called `label`.
  public init(label: String) { queue = DispatchQueue(label: label, qos: .utility) }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
