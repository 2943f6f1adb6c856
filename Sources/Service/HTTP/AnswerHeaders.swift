import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Puts the security headers on every answer of a connection.
///
/// It sits in the connection's pipeline rather than among the routes, because the answer to a
/// request that cannot be parsed never passes the routes.
final class AnswerHeaders: ChannelOutboundHandler, RemovableChannelHandler, Sendable {
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The page loads nothing from elsewhere and runs no inline script (architecture §7).
  private static let contentPolicy = [
    "default-src 'self'", "script-src 'self'", "style-src 'self'",
    "img-src 'self' data: blob:", "media-src 'self' blob:",
    "connect-src 'self'", "worker-src 'self'", "frame-ancestors 'none'", "base-uri 'none'",
    "form-action 'none'",
  ].joined(separator: "; ")

  private static let fields: [HTTPField] = [
    HTTPField(name: .contentSecurityPolicy, value: contentPolicy),
    HTTPField(name: .xContentTypeOptions, value: "nosniff"),
    HTTPField(name: .referrerPolicy, value: "no-referrer"),
    HTTPField(name: .crossOriginResourcePolicy, value: "same-origin"),
    HTTPField(name: .crossOriginOpenerPolicy, value: "same-origin"),
  ]

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .head(var head) = unwrapOutboundIn(data), head.status.kind != .informational else {
      return context.write(data, promise: promise)
    }
    let isBare = head.status == .badRequest && head.headerFields[.contentType] == nil
    let body = isBare ? Problem.unreadable.encoded() : nil
    if let body {
      head.headerFields[.contentType] = Problem.mediaType
      head.headerFields[.contentLength] = String(body.readableBytes)
    }
    head.headerFields.append(contentsOf: Self.fields)
    if head.headerFields[.cacheControl] == nil {
      head.headerFields.append(HTTPField(name: .cacheControl, value: "no-store"))
    }
    context.write(wrapOutboundOut(.head(head)), promise: promise)
    if let body { context.write(wrapOutboundOut(.body(body)), promise: nil) }
  }
}
