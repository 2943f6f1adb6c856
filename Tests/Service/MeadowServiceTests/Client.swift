/// An HTTP answer as it came.
struct Answer: Sendable {
  let status: Int
  /// Fields by name in lower case.
  let headers: [String: String]
  let bytes: [UInt8]

  /// The body as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the answer is a problem of RFC 9457 with `status` that names `field`.
  func isProblem(_ status: Int, field: String) -> Bool {
    self.status == status && headers["content-type"] == "application/problem+json"
      && text.hasPrefix(#"{"type":"about:blank","title":""#)
      && text.contains(#""status":\#(status),"#) && text.contains(#""field":"\#(field)","#)
  }
}

/// One connection that speaks HTTP/1.1.
final class Client {
  private let socket: Socket
  private let port: Int
  private var rest: [UInt8] = []
  /// Whether this caller has opened the parent gate; most tests are about what lies behind it.
  var isInside = true

  init(port: Int) throws {
    socket = try Socket(port: port)
    self.port = port
  }

  /// Sends a request and reads its answer.
  func send(
    _ method: String, _ path: String, _ body: String? = nil, headers: [String: String] = [:],
    host: String? = nil
  ) async throws -> Answer {
    try await send(
      method, path, body: body.map { Array($0.utf8) }, headers: headers, host: host)
  }

  /// Sends a request with a body of any bytes and reads its answer.
  func send(
    _ method: String, _ path: String, body: [UInt8]?, headers: [String: String] = [:],
    host: String? = nil
  ) async throws -> Answer {
    var head = "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n"
    if isInside { head += "Cookie: theme=calm; meadow_gate=\(FakeDoor.pass)\r\n" }
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    if let body { head += "Content-Length: \(body.count)\r\n" }
    try await write(head + "\r\n", body ?? [])
    return try await readAnswer(hasBody: method != "HEAD")
  }

  /// Sends text and bytes as they are.
  func write(_ text: String, _ bytes: [UInt8] = []) async throws {
    try await socket.send(Array(text.utf8) + bytes)
  }

  /// Says that nothing more will be sent.
  func endSending() { socket.endSending() }

  /// Reads one whole answer, by its length or chunks.
  func readAnswer(hasBody: Bool = true) async throws -> Answer {
    let head = try await readHead()
    let length = hasBody ? Int(head.headers["content-length"] ?? "0") ?? 0 : 0
    return Answer(status: head.status, headers: head.headers, bytes: try await read(length))
  }

  /// Reads the status line and the fields.
  func readHead() async throws -> Answer {
    let lines = try await readText(to: "\r\n\r\n").split(separator: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].drop { $0 == " " }.description
    }
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Answer(status: status, headers: headers, bytes: [])
  }

  /// Reads one chunk of an answer without a length.
  func readChunk() async throws -> [UInt8] {
    let size = Int(try await readText(to: "\r\n"), radix: 16) ?? 0
    let chunk = try await read(size)
    _ = try await read(2)
    return chunk
  }

  /// Reads to the end of `mark` and returns what is before it.
  func readText(to mark: String) async throws -> String {
    let mark = Array(mark.utf8)
    while true {
      if let start = rest.indices.first(where: { rest[$0...].starts(with: mark) }) {
        let text = String(decoding: rest[..<start], as: UTF8.self)
        rest.removeFirst(start + mark.count)
        return text
      }
      try await fill()
    }
  }

  /// Reads until the server closes, and throws if it never does.
  func readToEnd() async throws -> [UInt8] {
    while true {
      do { try await fill() } catch Socket.Fault.closed { return rest }
    }
  }

  private func read(_ count: Int) async throws -> [UInt8] {
    while rest.count < count { try await fill() }
    defer { rest.removeFirst(count) }
    return Array(rest[..<count])
  }

  private func fill() async throws {
    let bytes = try await socket.receive()
    guard !bytes.isEmpty else { throw Socket.Fault.closed }
    rest += bytes
  }
}
