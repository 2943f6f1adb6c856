import HTTPTypes
package import NIOCore
package import NIOHTTPTypes
import Synchronization

/// Holds a caller to a pace: a request may take so long, and a second more for each kilobyte of it
/// that came. Whoever is slower is told so and cut off, and so is, without a word, who connects and says
/// nothing; how long an answer takes is not asked.
///
/// A request that comes in one piece sets no timer of its own, so a tap pays nothing for it. It sits behind the
/// codec, and its ``Bytes`` in front of it, where half a request is seen.
///
/// `@unchecked Sendable`: all but `rank` is touched on its connection's event loop alone.
package final class RequestPace: ChannelDuplexHandler, RemovableChannelHandler,
  @unchecked Sendable
{
  package typealias InboundIn = HTTPRequestPart
  package typealias InboundOut = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart
  package typealias OutboundOut = HTTPResponsePart

  /// How long a request may take whatever its length.
  private let patience: TimeAmount
  /// How long a connection may be open before its first byte: a browser that connects ahead asks within
  /// this, or connects anew.
  private static let silence = TimeAmount.seconds(15)
  /// When the first byte came of the request that is not yet whole; nil where there is none.
  private var begin: NIODeadline?
  /// Its bytes so far.
  private var count = 0
  /// Whether its answer has begun, or the one before it is not at its end.
  private var isAnswered = false
  private var isTimed = false
  private var isSilent = true
  private let rank = Atomic<UInt64>(NIODeadline.now().uptimeNanoseconds)
  /// What the rank of a connection that is being answered is above.
  private static let answering = UInt64.max / 2

  /// A pace that allows every request `patience`; ten seconds are for a phone in a far corner.
  package init(patience: TimeAmount) { self.patience = patience }

  /// The lower, the sooner the connection gives way to a new one: who has been quiet for longest goes
  /// first, who is being answered last. From any thread.
  var order: UInt64 { rank.load(ordering: .relaxed) }

  package func handlerAdded(context: ChannelHandlerContext) {
    _ = context.eventLoop.assumeIsolated().scheduleTask(in: Self.silence) { [self] in
      if isSilent { context.close(promise: nil) }
    }
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      rank.store(Self.answering + NIODeadline.now().uptimeNanoseconds, ordering: .relaxed)
    case .body: break
    case .end: begin = nil
    }
    context.fireChannelRead(data)
  }

  package func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    isAnswered = true
    if case .end = unwrapOutboundIn(data) {
      rank.store(NIODeadline.now().uptimeNanoseconds, ordering: .relaxed)
    }
    context.write(data, promise: promise)
  }

  /// Bytes of a request came.
  private func received(_ bytes: Int, at now: NIODeadline) {
    isSilent = false
    if begin == nil {
      (begin, count) = (now, 0)
      isAnswered = order >= Self.answering
    }
    count += bytes
  }

  /// All that came was passed on: what is not whole by now has to be by its deadline.
  private func watch(_ context: ChannelHandlerContext) {
    guard let begin, !isTimed else { return }
    isTimed = true
    let deadline = begin + patience + .milliseconds(Int64(count))
    _ = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) { [self] in
      isTimed = false
      guard let begin = self.begin else { return }
      let isLate = begin + patience + .milliseconds(Int64(count)) <= context.eventLoop.now
      isLate ? cutOff(context) : watch(context)
    }
  }

  private func cutOff(_ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    if !isAnswered {
      let body = Problem.slow.encoded()
      let fields: HTTPFields = [
        .contentType: Problem.mediaType, .contentLength: String(body.readableBytes),
        .connection: "close",
      ]
      let pipeline = context.pipeline
      pipeline.write(
        HTTPResponsePart.head(HTTPResponse(status: .requestTimeout, headerFields: fields)),
        promise: nil)
      pipeline.write(HTTPResponsePart.body(body), promise: nil)
      pipeline.writeAndFlush(HTTPResponsePart.end(nil), promise: nil)
    }
    context.close(promise: nil)
  }

  /// Counts what comes before the codec has made parts of a request of it.
  package final class Bytes: ChannelInboundHandler, Sendable {
    package typealias InboundIn = ByteBuffer
    private let pace: RequestPace

    /// The front of `pace`.
    package init(_ pace: RequestPace) { self.pace = pace }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      pace.received(unwrapInboundIn(data).readableBytes, at: context.eventLoop.now)
      context.fireChannelRead(data)
    }

    package func channelReadComplete(context: ChannelHandlerContext) {
      context.fireChannelReadComplete()
      pace.watch(context)
    }
  }
}
