import Dispatch

/// Runs an actor's work on a thread that may wait for the disk, so that none of the few threads that
/// serve taps ever does.
final class DiskExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// An executor whose queue is called `label`.
  init(label: String) { queue = DispatchQueue(label: label, qos: .utility) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
