import Hummingbird
import NIOCore
import ServiceLifecycle

/// A response body that goes on for as long as someone listens.
///
/// Between the source and the connection lies a queue of bounded length. A listener who is too slow
/// for it is cut off and connects again: that costs it a gap, never our memory, and never delays
/// anyone else.
struct LiveStream: Sendable {
  /// How many messages may wait for a slow listener.
  let capacity: Int
  /// What is said when there was nothing to say for a while, and how often.
  var heartbeat: (message: ByteBuffer, every: Duration)?

  /// The body that sends every element of `source` as `encode` writes it.
  func body<Element: Sendable>(
    of source: AsyncStream<Element>, request: Request, context: MeadowContext,
    encode: @escaping @Sendable (Element) -> ByteBuffer
  ) -> ResponseBody {
    ResponseBody { writer in
      let (queue, feed) = AsyncStream.makeStream(
        of: ByteBuffer.self, bufferingPolicy: .bufferingOldest(capacity))
      try await request.body.consumeWithInboundCloseHandler { _ in
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask {
            for await element in source {
              guard Self.send(encode(element), to: feed, over: context.channel) else { break }
            }
            feed.finish()
          }
          if let heartbeat {
            group.addTask { await Self.beat(heartbeat, into: feed, over: context.channel) }
          }
          try await withGracefulShutdownHandler {
            for await message in queue { try await writer.write(message) }
          } onGracefulShutdown: {
            feed.finish()
          }
          group.cancelAll()
        }
      } onInboundClosed: {
        feed.finish()
      }
      try await writer.finish(nil)
    }
  }

  private static func beat(
    _ heartbeat: (message: ByteBuffer, every: Duration),
    into feed: AsyncStream<ByteBuffer>.Continuation, over channel: any Channel
  ) async {
    while (try? await Task.sleep(for: heartbeat.every)) != nil {
      guard send(heartbeat.message, to: feed, over: channel) else { return }
    }
  }

  /// Whether the stream goes on after `message`; where the queue is full the connection is closed,
  /// because the writer may be waiting for a listener who never reads.
  private static func send(
    _ message: ByteBuffer, to feed: AsyncStream<ByteBuffer>.Continuation,
    over channel: any Channel
  ) -> Bool {
    switch feed.yield(message) {
    case .enqueued: return true
    case .terminated: return false
    case .dropped:
      channel.close(mode: .all, promise: nil)
      return false
    @unknown default: return false
    }
  }
}
