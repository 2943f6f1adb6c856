import CZlib
import HTTPTypes
import Hummingbird
import NIOCore

/// Bytes that a browser may keep and ask after: a file of the page, or an answer that is written once.
/// Text is packed once and kept so, since all browsers take it so: a tablet's first visit weighs a third,
/// and so does the page in memory.
struct ServedFile: Sendable {
  /// How long a browser may show it without asking.
  private let caching: String
  /// What a browser takes it for.
  let mediaType: String
  /// Its entity tag; changes with its bytes.
  let tag: EntityTag
  private let content: Content

  private enum Content {
    /// Packing saves too little to unpack it.
    case plain(ByteBuffer)
    /// As gzip, and how many bytes it unpacks to.
    case packed(ByteBuffer, length: Int)
  }

  /// `bytes` as they are served; they are packed here, about 30 MB/s.
  init(_ bytes: [UInt8], mediaType: String, caching: String = "no-cache") {
    self.mediaType = mediaType
    self.caching = caching
    tag = EntityTag(of: bytes)
    content =
      Self.packed(bytes).map { .packed($0, length: bytes.count) }
      ?? .plain(ByteBuffer(bytes: bytes))
  }

  /// The answer to a `request` for it: that what the browser has is still good, or the bytes, packed for
  /// who takes them so.
  func answer(to request: Request) -> Response {
    var headers: HTTPFields = [
      .contentType: mediaType, .eTag: tag.text, .cacheControl: caching,
    ]
    if case .packed = content { headers[.vary] = "accept-encoding" }
    if tag.isNamed(in: request.headers[.ifNoneMatch]) {
      return Response(status: .notModified, headers: headers)
    }
    let body: ByteBuffer
    switch content {
    case .plain(let bytes): body = bytes
    case .packed(let packed, let length):
      if ContentCoding.isTaken("gzip", by: request.headers[.acceptEncoding]) {
        headers[.contentEncoding] = "gzip"
        // The same content in other bytes: only a weak tag may name both (RFC 9110, 8.8.1).
        headers[.eTag] = "W/\(tag.text)"
        body = packed
      } else {
        body = Self.unpacked(packed, length: length)
      }
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
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

  /// The `length` bytes that ``packed(_:)`` has packed, for the few who take no gzip.
  private static func unpacked(_ packed: ByteBuffer, length: Int) -> ByteBuffer {
    let from = Array(packed.readableBytesView)
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { target, count in
      // czlib_gunzip writes at most `length` bytes, which fitted a UInt32 when they were packed.
      count = Int(
        czlib_gunzip(from, UInt32(from.count), target.baseAddress, UInt32(length)))
    }
    return ByteBuffer(bytes: bytes)
  }
}
