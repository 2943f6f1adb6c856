import GRDB
import Synchronization

/// A connection that may be closed while others use it. GRDB alone does not stand that: a read of a
/// connection that was closed before it ends the program.
final class ClosableDatabase: Sendable {
  private let queue: Mutex<DatabaseQueue?>

  /// A connection on `queue`, until ``close()``.
  init(_ queue: DatabaseQueue) { self.queue = Mutex(queue) }

  /// What `body` makes of the connection, or nil where it is closed. Waits for whoever uses it; not to
  /// be called from `body`.
  func use<Value>(_ body: (DatabaseQueue) throws -> Value) throws -> Value? {
    var value: Value?
    try queue.withLock { queue in
      if let queue { value = try body(queue) }
    }
    return value
  }

  /// Closes the connection once nobody uses it; afterwards nobody does.
  func close() {
    queue.withLock { queue in
      try? queue?.close()
      queue = nil
    }
  }
}
