/// One request to an HTTP server on this machine, and the whole answer.
///
/// HTTP/1.0, in which a server sends its answer in one piece and then closes: all that a word of a second
/// needs. A general client would bring queues and connections that outlive a server that hangs.
struct HTTPExchange {
  private let place: ServerPlace
  private let deadline: Deadline
  private let most: Int

  /// An exchange with the server at `place` that takes at most `seconds`; at most `most` bytes of its
  /// answer are read.
  init(_ place: ServerPlace, _ seconds: Double, most: Int) {
    self.place = place
    deadline = Deadline(seconds: seconds)
    self.most = most
  }

  /// The body of the answer to `method` on `path`.
  func send(_ method: String, _ path: String, _ body: [UInt8]) throws(ServerProblem) -> [UInt8] {
    guard case .address(.http(let host, let port, let base)) = place else {
      throw .garbled(reason: "its address does not begin with http://")
    }
    // Whether an address ends in the API's own path or before it is alike.
    let root = base.hasSuffix("/v1/audio/speech") ? String(base.dropLast(16)) : base
    let head =
      "\(method) \(root.hasSuffix("/") ? String(root.dropLast()) : root)\(path) HTTP/1.0\r\n"
      + "Host: \(host):\(port)\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    let stream = try ByteStream.connect(
      to: .http(host: host, port: port, path: base), by: deadline)
    try stream.write(Array(head.utf8) + body, by: deadline)
    return try Self.body(of: whole(stream))
  }

  private func whole(_ stream: ByteStream) throws(ServerProblem) -> [UInt8] {
    var answer: [UInt8] = []
    while case let bytes = try stream.read(by: deadline), !bytes.isEmpty {
      answer += bytes
      guard answer.count <= most else { throw .garbled(reason: "more than \(most) bytes") }
      if let length = Self.length(of: answer), answer.count >= length { break }
    }
    return answer
  }

  /// Where the answer ends by its own word; nil where it ends with the connection.
  private static func length(of answer: [UInt8]) -> Int? {
    guard let end = end(of: answer) else { return nil }
    let head = String(decoding: answer[..<end], as: UTF8.self).lowercased()
    let line = head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
    return line?.split(separator: ":").last.flatMap {
      Int($0.drop { $0 == " " })
    }.map { $0 + end }
  }

  private static func end(of answer: [UInt8]) -> Int? {
    answer.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound
  }

  private static func body(of answer: [UInt8]) throws(ServerProblem) -> [UInt8] {
    guard let end = end(of: answer), answer.starts(with: Array("HTTP/1.".utf8)) else {
      throw .garbled(reason: "it is no HTTP")
    }
    let status = String(decoding: answer[9..<min(12, end)], as: UTF8.self)
    let body = Array(answer[end...])
    guard status == "200" else {
      let reason = String(decoding: body.prefix(160), as: UTF8.self)
      throw .refused(reason: "\(status) \(reason)")
    }
    return body
  }
}
