import HTTPTypes
import Hummingbird
import MeadowFoundations
import NIOCore

/// Refuses a body over 64 KiB before it is read, or over 25 MiB where a file is sent; the longest
/// sensible request of each kind is far below.
struct BodyLimit: RouterMiddleware {
  /// The most bytes a body of JSON may have.
  static let most = 64 * 1024
  /// The most bytes of a photo, a recording, a lexicon or a file of pictures.
  static let mostOfFile = 25 * 1024 * 1024

  /// The most bytes of a voice pack: 1000 words are some 50 MB.
  static let mostOfPack = 96 * 1024 * 1024

  /// The answer to one that a caller has cut off by hanging up.
  static let endedEarly = InputProblem(
    field: "body", reason: "it ended before its Content-Length", advice: "send the whole body")

  /// The answer to a longer one.
  static func problem(_ most: Int) -> Problem {
    Problem(
      status: .contentTooLarge, field: "body",
      detail: "body: it is longer than \(most) bytes. Send less at a time.")
  }

  func handle(
    _ request: Request, context: MeadowContext,
    next: (Request, MeadowContext) async throws -> Response
  ) async throws -> Response {
    let most = Self.most(of: request)
    // Of other methods no body is read: whether they are for this path is the first question.
    let isRead = [.post, .put, .patch].contains(request.method)
    if isRead, let length = request.headers[.contentLength], Int(length) ?? .max > most {
      throw Self.problem(most)
    }
    return try await next(request, context)
  }

  /// The most bytes that `request` may send; where a file is taken by PUT, another method is told first
  /// that it is not for this path.
  static func most(of request: Request) -> Int {
    let path = request.uri.path
    if path.hasPrefix(RecordedVoiceRoutes.path) {
      if path == RecordedVoiceRoutes.packs { return mostOfPack }
      return path.contains("/takes/") ? mostOfFile : most
    }
    let isFile = ["/photo", "/recording", "/import", "/pictures"].contains { path.hasSuffix($0) }
    let isFamilys = ["/v1/words/", "/v1/pictures/"].contains { path.hasPrefix($0) }
    return isFile && isFamilys ? mostOfFile : most
  }
}

extension Request {
  /// The bytes of a file in the body, put together off the loop: a photo's megabytes would hold up taps.
  func file(upTo most: Int = BodyLimit.mostOfFile) async throws -> [UInt8] {
    try await offLoop {
      let length = headers[.contentLength].flatMap { Int($0) }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(length ?? 0)  // more than is allowed has been refused
      for try await part in body {
        guard bytes.count + part.readableBytes <= most else {
          throw BodyLimit.problem(most)
        }
        bytes += part.readableBytesView
      }
      // A caller that hangs up half way also ends the body: half a photo is no photo.
      guard length == nil || length == bytes.count else { throw BodyLimit.endedEarly }
      return bytes
    }
  }
}
