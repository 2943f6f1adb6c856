import Synchronization

/// Holds the one observer of an output.
final class ObserverBox: Sendable {
  private let observer = Mutex<(@Sendable (OutputChange) -> Void)?>(nil)

  func set(_ new: @escaping @Sendable (OutputChange) -> Void) { observer.withLock { $0 = new } }

  func tell(_ change: OutputChange) { observer.withLock { $0 }?(change) }
}
