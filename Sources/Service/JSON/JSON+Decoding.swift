import MeadowFoundations
import NIOCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSON: Decodable {
  /// A member name as it comes.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        try members.allKeys.map {
          (name: $0.stringValue, value: try members.decode(JSON.self, forKey: $0))
        })
    } else if var values = try? decoder.unkeyedContainer() {
      var array: [JSON] = []
      while !values.isAtEnd { array.append(try values.decode(JSON.self)) }
      self = .array(array)
    } else {
      self = Self.scalar(in: try decoder.singleValueContainer())
    }
  }

  /// Strings first: most of what is sent are strings, and a failed try costs an error.
  private static func scalar(in value: any SingleValueDecodingContainer) -> JSON {
    if value.decodeNil() { return .null }
    if let text = try? value.decode(String.self) { return .string(text) }
    if let flag = try? value.decode(Bool.self) { return .bool(flag) }
    // What is left is a number, and the only fault it can have is to be beyond a Double.
    return .number((try? value.decode(Double.self)) ?? .infinity)
  }

  /// The JSON in `body`, or the problem with it; `example` is a body that would do.
  init(body: ByteBuffer, example: String) throws(InputProblem) {
    let advice = "send a JSON object, such as \(example)"
    guard body.readableBytes > 0 else {
      throw InputProblem(field: "body", reason: "it is empty", advice: advice)
    }
    guard String(validating: body.readableBytesView, as: UTF8.self) != nil else {
      throw InputProblem(
        field: "body", reason: "it is not valid UTF-8", advice: "send text encoded as UTF-8")
    }
    do {
      self = try JSONDecoder().decode(JSON.self, from: Data(body.readableBytesView))
    } catch {
      throw InputProblem(field: "body", reason: "it cannot be read as JSON", advice: advice)
    }
  }
}
