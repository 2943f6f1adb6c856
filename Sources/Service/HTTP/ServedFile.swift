import CZlib
import HTTPTypes
import Hummingbird
import NIOCore

/// Bytes that a browser may keep and ask after: a file of the page, or an answer that is written once.
/// Text is packed once as well, for those who take it so: a tablet's first visit weighs a third.
struct ServedFile: Sendable {
  /// Its bytes.
  let bytes: ByteBuffer
  /// What a browser takes it for.
  let mediaType: String
  /// Its entity tag; changes with its bytes.
  let tag: EntityTag
  /// Its bytes as gzip; nil where that saves too little to unpack it.
  private let packed: ByteBuffer?

  /// `bytes` as they are served; they are packed here, about 30 MB/s.
  init(_ bytes: [UInt8], mediaType: String) {
    self.bytes = ByteBuffer(bytes: bytes)
    self.mediaType = mediaType
    tag = EntityTag(of: bytes)
    packed = Self.packed(bytes)
  }

  /// The answer to a `request` for it: that what the browser has is still good, or the bytes, packed for
  /// who takes them so.
  func answer(to request: Request) -> Response {
    var headers: HTTPFields = [
      .contentType: mediaType, .eTag: tag.text, .cacheControl: "no-cache",
    ]
    if packed != nil { headers[.vary] = "accept-encoding" }
    if tag.isNamed(in: request.headers[.ifNoneMatch]) {
      return Response(status: .notModified, headers: headers)
    }
    guard let packed, ContentCoding.isTaken("gzip", by: request.headers[.acceptEncoding]) else {
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
    }
    headers[.contentEncoding] = "gzip"
    // The same content in other bytes: only a weak tag may name both (RFC 9110, 8.8.1).
    headers[.eTag] = "W/\(tag.text)"
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: packed))
  }

  /// `bytes` as gzip, or nil where they would keep more than nine tenths of their size.
  private static func packed(_ bytes: [UInt8]) -> ByteBuffer? {
    let room = bytes.count * 9 / 10
    guard let length = UInt32(exactly: bytes.count) else { return nil }
    let packed = [UInt8](unsafeUninitializedCapacity: room) { target, count in
      // czlib_gzip writes at most `room` bytes and says how many it wrote.
      count = Int(czlib_gzip(bytes, length, target.baseAddress, UInt32(room)))
    }
    return packed.isEmpty ? nil : ByteBuffer(bytes: packed)
  }
}
