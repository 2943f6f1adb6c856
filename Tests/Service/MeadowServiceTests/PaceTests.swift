import HTTPTypes
import MeadowFoundations
import MeadowService
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

/// Who sends half a request: told so and cut off, while the slow but honest and the streams go on.
@Suite(.timeLimit(.minutes(10)))
struct PaceTests {
  /// Makes parts of a request of bytes: "h" is a head, "e" the end, anything else a part of either.
  private final class Codec: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = HTTPRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      for byte in unwrapInboundIn(data).readableBytesView {
        if byte == UInt8(ascii: "h") {
          let head = HTTPRequest(method: .put, scheme: nil, authority: nil, path: "/")
          context.fireChannelRead(wrapInboundOut(.head(head)))
        } else if byte == UInt8(ascii: "e") {
          context.fireChannelRead(wrapInboundOut(.end(nil)))
        }
      }
    }
  }

  /// A connection on a virtual clock.
  private func connection() throws -> EmbeddedChannel {
    let pace = RequestPace(patience: .seconds(10))
    let channel = EmbeddedChannel(handlers: [RequestPace.Bytes(pace), Codec(), pace])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  /// What was answered, and whether the connection is still open.
  private func outcome(_ channel: EmbeddedChannel) throws -> (status: Int?, isOpen: Bool) {
    guard case .head(let head) = try channel.readOutbound(as: HTTPResponsePart.self) else {
      return (nil, channel.isActive)
    }
    return (head.status.code, channel.isActive)
  }

  @Test("half a head or half a body is cut off after ten seconds", arguments: ["x", "h", "hx"])
  func half(_ bytes: String) throws {
    let channel = try connection()
    try channel.writeInbound(ByteBuffer(string: bytes))
    channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    #expect(try outcome(channel) == (nil, true))
    channel.embeddedEventLoop.advanceTime(by: .seconds(2))
    #expect(try outcome(channel) == (408, false))
  }

  @Test("who connects and says nothing is cut off after fifteen seconds; who has asked once is not")
  func silence() throws {
    let silent = try connection()
    let asked = try connection()
    try asked.writeInbound(ByteBuffer(string: "he"))
    for channel in [silent, asked] { channel.embeddedEventLoop.advanceTime(by: .seconds(14)) }
    #expect(try outcome(silent) == (nil, true))
    for channel in [silent, asked] { channel.embeddedEventLoop.advanceTime(by: .seconds(2)) }
    #expect(try outcome(silent) == (nil, false))
    #expect(try outcome(asked) == (nil, true))
  }

  @Test("a byte now and then does not make it longer, a kilobyte a second does")
  func pace() throws {
    let dripping = try connection()
    let honest = try connection()
    try dripping.writeInbound(ByteBuffer(string: "h"))
    try honest.writeInbound(ByteBuffer(string: "h"))
    for _ in 1...60 {
      if dripping.isActive { try dripping.writeInbound(ByteBuffer(string: "x")) }
      try honest.writeInbound(ByteBuffer(repeating: UInt8(ascii: "x"), count: 1000))
      dripping.embeddedEventLoop.advanceTime(by: .seconds(1))
      honest.embeddedEventLoop.advanceTime(by: .seconds(1))
    }
    #expect(try outcome(dripping) == (408, false))
    try honest.writeInbound(ByteBuffer(string: "e"))
    honest.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(try outcome(honest) == (nil, true))
  }

  @Test("a whole request may be answered for as long as it takes, and none need follow it")
  func whole() throws {
    let channel = try connection()
    try channel.writeInbound(ByteBuffer(string: "he"))
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(try outcome(channel) == (nil, true))
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
    try channel.writeOutbound(HTTPResponsePart.end(nil))
    #expect(try outcome(channel) == (200, true))
    _ = try channel.readOutbound(as: HTTPResponsePart.self)
    channel.embeddedEventLoop.advanceTime(by: .minutes(4))
    try channel.writeInbound(ByteBuffer(string: "x"))
    channel.embeddedEventLoop.advanceTime(by: .seconds(9))
    #expect(try outcome(channel) == (nil, true), "the second request has its own ten seconds")
    channel.embeddedEventLoop.advanceTime(by: .seconds(2))
    #expect(try outcome(channel) == (408, false))
  }

  @Test("where the answer has begun, a caller that stops sending is cut off without another")
  func answered() throws {
    let channel = try connection()
    try channel.writeInbound(ByteBuffer(string: "hx"))
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .contentTooLarge)))
    channel.embeddedEventLoop.advanceTime(by: .seconds(11))
    #expect(try outcome(channel) == (413, false))
    #expect(try channel.readOutbound(as: HTTPResponsePart.self) == nil)
  }

  @Test("the service tells whoever sends half a request, and goes on with its streams")
  func service() async throws {
    try await withServer(heartbeat: .milliseconds(20), patience: .milliseconds(30)) { server in
      let own = "HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
      let stream = try server.connect()
      try await stream.write("GET /v1/events \(own)\r\n")
      for half in ["POST /v1/taps \(own)Conte", "POST /v1/taps \(own)Content-Length: 9\r\n\r\n{"] {
        let client = try server.connect()
        try await client.write(half)
        let answer = String(decoding: try await client.readToEnd(), as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 408 "), "\(answer)")
        #expect(answer.contains("application/problem+json") && answer.contains("too long"))
      }
      for _ in 1...10 { _ = try await stream.readText(to: ": still here\n\n") }
      #expect(await server.door.taps.isEmpty)
    }
  }

  @Test("one connection too many takes the place of the one that was quiet for longest")
  func bound() async throws {
    try await withServer(mostConnections: 8) { server in
      let own = "HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
      let stream = try server.connect()
      try await stream.write("GET /v1/events \(own)\r\n")
      _ = try await stream.readHead()
      var halves: [Client] = []
      for _ in 1...40 {
        let half = try server.connect()
        try await half.write("POST /v1/taps \(own)Conte")
        halves.append(half)
        let tap = try await server.send("POST", "/v1/taps", #"{"word":"more"}"#)
        #expect(tap.status == 200)
      }
      for half in halves.prefix(30) { #expect(try await half.readToEnd().isEmpty) }
      #expect(await server.door.taps.count == 40)
      await server.door.emit(.finished(UtteranceID(1)))
      _ = try await stream.readText(to: "event: utterance.finished\n")
    }
  }
}
