import MeadowFoundations
import NIOCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a caller sent. Strings first: most of what is sent are strings, and a failed try costs an
/// error. Every number is a `Double`; one that is beyond those is infinite.
private struct Received: Decodable {
  let value: PlainJSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      value = .flag(flag)
    } else if let list = try? container.decode([Received].self) {
      value = .list(list.map(\.value))
    } else if let members = try? container.decode([String: Received].self) {
      value = .object(members.mapValues(\.value))
    } else {
      value = .number((try? container.decode(Double.self)) ?? .infinity)
    }
  }
}

extension PlainJSON {
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
    let data = Data(body.readableBytesView)
    // What should be sent is an object, and then nothing else is tried.
    if let members = try? JSONDecoder().decode([String: Received].self, from: data) {
      self = .object(members.mapValues(\.value))
      return
    }
    do {
      self = try JSONDecoder().decode(Received.self, from: data).value
    } catch {
      throw InputProblem(field: "body", reason: "it cannot be read as JSON", advice: advice)
    }
  }
}
