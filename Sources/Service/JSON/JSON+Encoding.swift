import NIOCore

extension JSON {
  /// The value as UTF-8, without white space.
  func encoded() -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.reserveCapacity(256)
    write(to: &buffer)
    return buffer
  }

  /// The value as ASCII text that a header field may carry.
  var text: String {
    var text = ""
    for scalar in String(buffer: encoded()).unicodeScalars {
      if scalar.isASCII { text.unicodeScalars.append(scalar) } else { text += Self.escaped(scalar) }
    }
    return text
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Writes the value at the end of `buffer`.
  func write(to buffer: inout ByteBuffer) {
    switch self {
    case .null: buffer.writeStaticString("null")
    case .bool(let value): buffer.writeString(value ? "true" : "false")
    case .integer(let value): buffer.writeString(String(value))
    // JSON has no word for infinity or for what is no number.
    case .number(let value): buffer.writeString(value.isFinite ? value.description : "null")
    case .string(let text): Self.write(text, to: &buffer)
    case .array(let values): Self.write(values, to: &buffer)
    case .object(let members): Self.write(members, to: &buffer)
    }
  }

  private static func write(_ values: [JSON], to buffer: inout ByteBuffer) {
    buffer.writeStaticString("[")
    for (index, value) in values.enumerated() {
      if index > 0 { buffer.writeStaticString(",") }
      value.write(to: &buffer)
    }
    buffer.writeStaticString("]")
  }

  private static func write(_ members: [Member], to buffer: inout ByteBuffer) {
    buffer.writeStaticString("{")
    for (index, member) in members.enumerated() {
      if index > 0 { buffer.writeStaticString(",") }
      write(member.name, to: &buffer)
      buffer.writeStaticString(":")
      member.value.write(to: &buffer)
    }
    buffer.writeStaticString("}")
  }

  private static func write(_ text: String, to buffer: inout ByteBuffer) {
    buffer.writeStaticString("\"")
    if text.utf8.contains(where: mustEscape) {
      for scalar in text.unicodeScalars { write(scalar, to: &buffer) }
    } else {
      buffer.writeString(text)
    }
    buffer.writeStaticString("\"")
  }

  private static func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func write(_ scalar: Unicode.Scalar, to buffer: inout ByteBuffer) {
    switch scalar {
    case "\"": buffer.writeStaticString("\\\"")
    case "\\": buffer.writeStaticString("\\\\")
    case "\n": buffer.writeStaticString("\\n")
    case "\r": buffer.writeStaticString("\\r")
    case "\t": buffer.writeStaticString("\\t")
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      buffer.writeString("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    default: buffer.writeString(String(Character(scalar)))
    }
  }
}
