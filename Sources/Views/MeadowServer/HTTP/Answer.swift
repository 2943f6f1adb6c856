import HTTPTypes
import Hummingbird
import NIOCore

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
