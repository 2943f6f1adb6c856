import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypes

/// An HTTP/1.1 connection that is served on its own event loop's thread.
struct LoopChannel: ServerChildChannel {
  private let http: HTTP1Channel
  private let executors: LoopExecutors

  init(responder: @escaping HTTPChannelHandler.Responder, executors: LoopExecutors) {
    http = HTTP1Channel(
      responder: responder,
      configuration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [AnswerHeaders()],
        // Long enough for a child who looks at the board; a half-sent request does not stay.
        idleTimeout: .minutes(5)))
    self.executors = executors
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    // Without it the second half of a small answer waits for an acknowledgement, up to 40 ms.
    channel.setOption(.tcpOption(.tcp_nodelay), value: 1)
      .flatMap { http.setup(channel: channel, logger: logger) }
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    await withTaskExecutorPreference(executors[value.channel.eventLoop]) {
      await http.handle(value: value, logger: logger)
    }
  }
}
