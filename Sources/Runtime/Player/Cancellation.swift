import Synchronization

/// Tells an engine's thread that nobody wants its work any more.
final class Cancellation: Sendable {
  private let cancelled = Atomic(false)
  private let reason = Mutex<String?>(nil)

  /// Whether ``cancel()`` was called.
  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Why there is no sound, once that is known.
  var failure: String? {
    get { reason.withLock { $0 } }
    set { reason.withLock { $0 = newValue } }
  }
}
