import FoundationEssentials
import MeadowFoundations

/// One message of the Wyoming protocol: a line of JSON, more JSON where the line says so, and bytes.
package struct WyomingEvent: Equatable {
  /// What it is: "describe", "synthesize", "audio-chunk".
  package var type: String
  /// The JSON of what it says; empty for nothing.
  package var data: [UInt8] = []
  /// Its bytes, such as samples.
  package var payload: [UInt8] = []

  /// A message.
  package init(type: String, data: [UInt8] = [], payload: [UInt8] = []) {
    (self.type, self.data, self.payload) = (type, data, payload)
  }

  /// Its bytes on the wire.
  package func encoded() -> [UInt8] {
    var head = #"{"type":"\#(type)","version":"1.8.0""#
    if !data.isEmpty { head += #","data_length":\#(data.count)"# }
    if !payload.isEmpty { head += #","payload_length":\#(payload.count)"# }
    return Array((head + "}\n").utf8) + data + payload
  }

  /// What it says, read as `Value`; nil where it is something else.
  func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(data))
  }
}

/// Reads messages from bytes as they come.
package struct WyomingReader {
  /// What a line says of what follows.
  private struct Head: Decodable {
    var type: String
    var data: PlainJSON?
    var dataLength: Int?
    var payloadLength: Int?

    enum CodingKeys: String, CodingKey {
      case type, data
      case dataLength = "data_length"
      case payloadLength = "payload_length"
    }
  }

  /// The longest line, the most JSON behind it and the most bytes; a server's list of voices takes
  /// 200 kB, a piece of sound 2 kB.
  private static let longest = (line: 1 << 20, data: 8 << 20, payload: 4 << 20)

  private var bytes: [UInt8] = []
  private var start = 0

  /// A reader of nothing yet.
  package init() {}

  /// Takes in what came.
  package mutating func push(_ more: [UInt8]) {
    bytes.removeFirst(start)
    start = 0
    bytes += more
  }

  /// The next whole message; nil where it has not all come.
  package mutating func next() throws(ServerProblem) -> WyomingEvent? {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else {
      guard bytes.count - start < Self.longest.line else {
        throw .garbled(reason: "a line has no end")
      }
      return nil
    }
    let line = Data(bytes[start..<end])
    guard let head = try? JSONDecoder().decode(Head.self, from: line) else {
      let text = String(decoding: line.prefix(40), as: UTF8.self)
      throw .garbled(reason: "\"\(text)\" is no message")
    }
    let (data, payload) = (head.dataLength ?? 0, head.payloadLength ?? 0)
    guard (0...Self.longest.data).contains(data), (0...Self.longest.payload).contains(payload)
    else { throw .garbled(reason: "a message of \(data) + \(payload) bytes") }
    let body = end + 1
    guard bytes.count >= body + data + payload else { return nil }
    start = body + data + payload
    return WyomingEvent(
      type: head.type, data: data > 0 ? Array(bytes[body..<body + data]) : Self.inner(head),
      payload: Array(bytes[body + data..<start]))
  }

  /// What a line says in itself, under "data".
  private static func inner(_ head: Head) -> [UInt8] {
    head.data.flatMap { try? JSONEncoder().encode($0) }.map(Array.init) ?? []
  }
}
