import NIOCore
import Synchronization

/// The connections that are open, of which there are never too many: one more takes the place of the
/// one that has been quiet for longest, so that nobody's half requests keep a child from speaking.
final class Connections: Sendable {
  /// How many there may be: a family's tablets hold about eight each.
  private let most: Int
  private let open = Mutex<[ObjectIdentifier: (channel: any Channel, pace: RequestPace)]>([:])

  init(most: Int) { self.most = most }

  /// Counts `channel` in until it closes.
  func add(_ channel: any Channel, _ pace: RequestPace) {
    let id = ObjectIdentifier(channel)
    let outgoing = open.withLock { open -> (any Channel)? in
      defer { open[id] = (channel, pace) }
      guard open.count >= most else { return nil }
      let quiet = open.min { $0.value.pace.order < $1.value.pace.order }
      guard let quiet else { return nil }
      return open.removeValue(forKey: quiet.key)?.channel
    }
    outgoing?.close(promise: nil)
    channel.closeFuture.whenComplete { _ in self.open.withLock { $0[id] = nil } }
  }
}
