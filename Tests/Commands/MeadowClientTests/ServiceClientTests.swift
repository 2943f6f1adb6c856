import Glibc
import MeadowClient
import MeadowFoundations
import Testing

/// The client whose moment of writing is its own (pulseaudio.md §3.5).
@Suite("Service client", .serialized)
struct ServiceClientTests {
  /// A listener that answers each connection's requests with the given answers and then closes.
  private final class Stub: Sendable {
    let port: Int
    private let socket: Int32

    init(_ answers: [String], connections: Int = 1) throws {
      let made = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let bound = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(made, $0, size) == 0 && listen(made, 5) == 0 && getsockname(made, $0, &size) == 0
        }
      }
      try #require(bound)
      port = Int(UInt16(bigEndian: address.sin_port))
      socket = made
      Thread.run { Self.serve(made, answers, connections) }
    }

    deinit { close(socket) }

    private static func serve(_ socket: Int32, _ answers: [String], _ connections: Int) {
      for _ in 0..<connections {
        let peer = accept(socket, nil, nil)
        for answer in answers {
          var buffer = [UInt8](repeating: 0, count: 4096)
          guard read(peer, &buffer, buffer.count) > 0 else { break }
          _ = Array(answer.utf8).withUnsafeBytes { write(peer, $0.baseAddress, $0.count) }
        }
        close(peer)
      }
    }
  }

  @Test("one connection carries several requests; lengths and statuses are read")
  func keepAlive() throws {
    let ok = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
    let missing = "HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\n{}"
    let stub = try Stub([ok, missing, ok])
    let client = ServiceClient(port: stub.port)
    let before = MonotonicTime.now()
    let first = try client.post("/v1/taps", "{}")
    #expect(first.status == 200 && String(decoding: first.body, as: UTF8.self) == "hello")
    #expect(before <= first.sent && first.sent <= first.answered)
    #expect(try client.post("/v1/taps", "{}").status == 404)
    #expect(try client.get("/healthz").body.count == 5)
  }

  @Test("a chunked body is put together")
  func chunked() throws {
    let stub = try Stub([
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\n"
    ])
    let answer = try ServiceClient(port: stub.port).get("/v1/speech")
    #expect(String(decoding: answer.body, as: UTF8.self) == "abc0123456789")
  }

  @Test("an idle connection that the service closed is opened again")
  func reconnects() throws {
    let stub = try Stub(["HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"], connections: 2)
    let client = ServiceClient(port: stub.port)
    #expect(try client.get("/").status == 200)
    #expect(try client.get("/").status == 200)
  }

  @Test("nobody there, a broken answer and foreign speech are three different errors")
  func errors() throws {
    #expect(throws: ServiceClientError.self) { try ServiceClient(port: 1).get("/") }
    let cut = try Stub(["HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhalf"])
    #expect(throws: ServiceClientError.brokenOff) { try ServiceClient(port: cut.port).get("/") }
    let foreign = try Stub(["SSH-2.0-OpenSSH\r\n\r\n\r\n"])
    #expect(throws: ServiceClientError.notHTTP) { try ServiceClient(port: foreign.port).get("/") }
  }
}

/// Runs a closure on a thread of its own.
private enum Thread {
  static func run(_ work: @escaping @Sendable () -> Void) {
    final class Box: Sendable {
      let work: @Sendable () -> Void
      init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().work() }
        return nil
      }, Unmanaged.passRetained(Box(work)).toOpaque())
    pthread_detach(thread)
  }
}
