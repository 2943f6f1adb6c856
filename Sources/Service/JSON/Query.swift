import MeadowFoundations

/// The parameters behind the question mark of a URL, percent-decoded, "+" as a space.
struct Query {
  /// The values by name.
  let values: [String: String]

  /// The parameters in `text`, or the problem with the first that cannot be read.
  init(_ text: String?) throws(InputProblem) {
    var values: [String: String] = [:]
    for part in (text ?? "").split(separator: "&") {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decode(halves[0], field: "query")
      let value = try Self.decode(halves.count > 1 ? halves[1] : "", field: name)
      guard values.updateValue(value, forKey: name) == nil else {
        throw InputProblem(
          field: String(name.prefix(40)), reason: "it is there twice", advice: "send it once")
      }
    }
    self.values = values
  }

  /// `text` as a value of a query.
  static func encode(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"):
        encoded.append(Character(Unicode.Scalar(byte)))
      default:
        encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  /// `text` of a URL, percent-decoded; in a query "+" is a space.
  static func decode(
    _ text: Substring, field: String, isPath: Bool = false
  ) throws(InputProblem) -> String {
    let field = String(field.prefix(40))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+") where !isPath: bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else {
          throw InputProblem(
            field: field, reason: "it holds a percent sign that escapes nothing",
            advice: "write a percent sign as %25")
        }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    // The parser of HTTP turns stray bytes into U+FFFD before they come here.
    guard !text.contains("\u{FFFD}"), let decoded = String(validating: bytes, as: UTF8.self) else {
      throw InputProblem(
        field: field, reason: "it is not valid UTF-8",
        advice: "percent-encode the UTF-8 bytes of the text")
    }
    return decoded
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
  }
}
