import HTTPTypes
import Hummingbird
import MeadowRuntime
import NIOCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Response {
  /// A JSON answer with status 200.
  static func json(_ value: JSON) -> Response {
    bytes(value.encoded(), mediaType: "application/json")
  }

  /// An answer of `bytes` with status 200.
  static func bytes(_ bytes: ByteBuffer, mediaType: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: mediaType], body: ResponseBody(byteBuffer: bytes))
  }
}

extension Response {
  /// The family's `file`, to be kept under its own name.
  static func download(_ file: FamilyFile) -> Response {
    var response = bytes(ByteBuffer(bytes: file.bytes), mediaType: file.mediaType)
    response.headers[.contentDisposition] = "attachment; filename=\"\(file.name)\""
    return response
  }

  /// A JSON answer with the keys of `value` in alphabetical order, unless that takes too long.
  static func encoded(_ value: some Encodable, isSorted: Bool = true) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      isSorted ? [.sortedKeys, .withoutEscapingSlashes] : .withoutEscapingSlashes
    return bytes(ByteBuffer(bytes: try encoder.encode(value)), mediaType: "application/json")
  }
}
