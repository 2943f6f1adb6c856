import HTTPTypes
import Hummingbird
import MeadowFoundations
import NIOCore

extension Request {
  /// What `read` takes from the JSON object in the body, and the moment the body was there.
  ///
  /// `example` is a body that would do. Fields that `read` leaves are refused by name.
  func fields<Value: Sendable>(
    example: String, _ read: (inout Fields) throws -> Value
  ) async throws -> (value: Value, received: MonotonicTime) {
    let bytes = try await body.collect(upTo: BodyLimit.most)
    let received = MonotonicTime.now()
    return (try Self.read(bytes, of: headers[.contentLength], example: example, read), received)
  }

  /// What `read` takes from the query.
  @inline(never)  // as below
  func query<Value>(_ read: (inout Fields) throws -> Value) throws -> Value {
    var fields = Fields(query: try Query(uri.query))
    let value = try read(&fields)
    try fields.end()
    return value
  }

  /// Never inlined: Swift 6.3.1 crashes in coroutine splitting where a typed throw ends up in an
  /// async function behind a suspension.
  @inline(never)
  private static func read<Value>(
    _ bytes: ByteBuffer, of length: String?, example: String,
    _ read: (inout Fields) throws -> Value
  ) throws -> Value {
    // A caller that hangs up half way also ends the body: half a request must not speak.
    if let length, Int(length) != bytes.readableBytes { throw BodyLimit.endedEarly }
    var fields = try Fields(object: PlainJSON(body: bytes, example: example), example: example)
    let value = try read(&fields)
    try fields.end()
    return value
  }
}
