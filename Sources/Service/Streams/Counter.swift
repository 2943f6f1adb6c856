import Synchronization

/// Counts up from 1, from any thread.
final class Counter: Sendable {
  private let last = Atomic(0)

  /// The next number.
  func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
