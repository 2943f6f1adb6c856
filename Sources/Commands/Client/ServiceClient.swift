import Glibc
public import MeadowFoundations

/// Why a service cannot be asked over HTTP.
public enum ServiceClientError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nobody listens there.
  case notListening(host: String, port: Int, reason: String)
  /// The connection broke off in the middle of an answer.
  case brokenOff
  /// What came is not an HTTP/1.1 answer.
  case notHTTP

  public var description: String {
    switch self {
    case .notListening(let host, let port, let reason):
      "nobody answers at \(host):\(port) (\(reason)); start meadow serve"
    case .brokenOff: "the service closed the connection in the middle of an answer; see its log"
    case .notHTTP: "what came back is not an HTTP/1.1 answer; check the address"
    }
  }
}

/// An answer and the moments around it.
public struct ServiceAnswer: Sendable {
  /// Immediately before the request was written.
  public var sent: MonotonicTime
  /// When the whole answer had been read.
  public var answered: MonotonicTime
  /// The HTTP status.
  public var status: Int
  /// The body.
  public var body: [UInt8]
}

/// A blocking HTTP/1.1 client with one keep-alive connection.
///
/// Its own because the moment of the write must be ours: a general client queues, resolves and
/// switches threads between the call and the write. Use it from one thread at a time.
public final class ServiceClient {
  private let host: String
  private let port: Int
  private var socket: Int32 = -1
  private var unread: [UInt8] = []

  /// A client for the service at `host` (an IPv4 address) and `port`; connects at the first request.
  public init(host: String = "127.0.0.1", port: Int) {
    self.host = host
    self.port = port
  }

  deinit { disconnect() }

  /// Posts `body` (JSON) to `path`.
  public func post(_ path: String, _ body: String = "{}") throws(ServiceClientError)
    -> ServiceAnswer
  {
    try send(method: "POST", path, body)
  }

  /// Gets `path`, which must be percent-encoded.
  public func get(_ path: String) throws(ServiceClientError) -> ServiceAnswer {
    try send(method: "GET", path, "")
  }

  /// Opens the connection ahead of the first request.
  public func connect() throws(ServiceClientError) {
    guard socket < 0 else { return }
    let made = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(
      made, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(clamping: port).bigEndian)
    inet_pton(AF_INET, host, &address.sin_addr)
    let failed = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(made, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard failed == 0 else {
      let reason = String(cString: strerror(errno))
      close(made)
      throw .notListening(host: host, port: port, reason: reason)
    }
    socket = made
    unread = []
  }

  private func disconnect() {
    if socket >= 0 { close(socket) }
    socket = -1
  }

  private func send(
    method: String, _ path: String, _ body: String
  ) throws(ServiceClientError) -> ServiceAnswer {
    let wasOpen = socket >= 0
    let request = Array(
      """
      \(method) \(path) HTTP/1.1\r\nHost: \(host):\(port)\r\nContent-Type: application/json\r\n\
      Content-Length: \(body.utf8.count)\r\n\r\n\(body)
      """.utf8)
    do {
      return try exchange(request)
    } catch {
      disconnect()
      guard wasOpen, error == .brokenOff else { throw error }
      return try exchange(request)  // the service had closed an idle connection
    }
  }

  private func exchange(_ request: [UInt8]) throws(ServiceClientError) -> ServiceAnswer {
    try connect()
    let sent = MonotonicTime.now()
    guard write(request) else { throw .brokenOff }
    var head = try head()
    while head.status == 100 { head = try self.head() }
    let body = head.isChunked ? try chunks() : try bytes(head.length)
    let answer = ServiceAnswer(sent: sent, answered: .now(), status: head.status, body: body)
    if head.closes { disconnect() }
    return answer
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        // MSG_NOSIGNAL: a closed peer is an error here, not a signal to the process
        Glibc.send(socket, buffer.baseAddress?.advanced(by: done), bytes.count - done, 0x4000)
      }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  private struct Head {
    var status = 0
    var length = 0
    var isChunked = false
    var closes = false
  }

  private func head() throws(ServiceClientError) -> Head {
    let lines = try line(upTo: [13, 10, 13, 10]).split(separator: "\r\n")
    let parts = lines.first.map { $0.split(separator: " ") } ?? []
    guard parts.count >= 2, parts[0].hasPrefix("HTTP/1."), let status = Int(parts[1]) else {
      throw .notHTTP
    }
    var head = Head(status: status)
    for line in lines.dropFirst() {
      let field = line.lowercased()
      let value = field.drop { $0 != ":" }.dropFirst().drop { $0 == " " }
      if field.hasPrefix("content-length:") { head.length = Int(value) ?? 0 }
      if field.hasPrefix("transfer-encoding:") { head.isChunked = value.contains("chunked") }
      if field.hasPrefix("connection:") { head.closes = value.contains("close") }
    }
    return head
  }

  private func chunks() throws(ServiceClientError) -> [UInt8] {
    var body: [UInt8] = []
    while true {
      guard let size = Int(try line(upTo: [13, 10]).prefix { $0.isHexDigit }, radix: 16) else {
        throw .notHTTP
      }
      body += try bytes(size)
      _ = try line(upTo: [13, 10])
      if size == 0 { return body }
    }
  }

  private func line(upTo mark: [UInt8]) throws(ServiceClientError) -> String {
    var searched = 0
    while true {
      let places = searched..<max(searched, unread.count - mark.count + 1)
      if let end = places.first(where: { unread[$0..<($0 + mark.count)].elementsEqual(mark) }) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeFirst(end + mark.count)
        return line
      }
      searched = places.upperBound
      try readMore()
    }
  }

  private func bytes(_ count: Int) throws(ServiceClientError) -> [UInt8] {
    while unread.count < count { try readMore() }
    let taken = Array(unread.prefix(count))
    unread.removeFirst(count)
    return taken
  }

  private func readMore() throws(ServiceClientError) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(socket, &buffer, buffer.count)
    guard count > 0 else { throw .brokenOff }
    unread += buffer[..<count]
  }
}
