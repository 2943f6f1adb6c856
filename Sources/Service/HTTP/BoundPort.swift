import Synchronization

/// The port the service listens on, known once it is bound.
final class BoundPort: Sendable {
  private let number = Atomic(0)

  /// The port, 0 before it is bound.
  var value: Int { number.load(ordering: .relaxed) }

  /// Written once, before the first connection is accepted.
  func set(_ port: Int) { number.store(port, ordering: .relaxed) }
}
