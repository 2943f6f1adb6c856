import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypes

/// An HTTP/1.1 connection that is served on its own event loop's thread.
struct LoopChannel: ServerChildChannel {
  let responder: HTTPChannelHandler.Responder
  let executors: LoopExecutors
  let connections: Connections
  /// How long a request may take to come in.
  let patience: TimeAmount

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    let pace = RequestPace(patience: patience)
    connections.add(channel, pace)
    // Without it the second half of a small answer waits for an acknowledgement, up to 40 ms.
    return channel.setOption(.tcpOption(.tcp_nodelay), value: 1)
      .flatMap { channel.pipeline.addHandler(RequestPace.Bytes(pace)) }
      .flatMap { http(pace).setup(channel: channel, logger: logger) }
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    await withTaskExecutorPreference(executors[value.channel.eventLoop]) {
      await http().handle(value: value, logger: logger)
    }
  }

  private func http(_ pace: RequestPace? = nil) -> HTTP1Channel {
    HTTP1Channel(
      responder: responder,
      configuration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [AnswerHeaders()] + (pace.map { [$0] } ?? []),
        // Long enough for a child who looks at the board.
        idleTimeout: .minutes(5)))
  }
}
