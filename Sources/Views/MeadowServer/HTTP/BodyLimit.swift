import HTTPTypes
import Hummingbird

/// Refuses a body over 64 KiB before it is read; the longest sensible request is far below.
struct BodyLimit: RouterMiddleware {
  /// The most bytes a body may have.
  static let most = 64 * 1024

  /// The answer to a longer one.
  static let problem = Problem(
    status: .contentTooLarge, field: "body",
    detail: "body: it is longer than \(most) bytes. Send less at a time.")

  func handle(
    _ request: Request, context: MeadowContext,
    next: (Request, MeadowContext) async throws -> Response
  ) async throws -> Response {
    if let length = request.headers[.contentLength], Int(length) ?? .max > Self.most {
      throw Self.problem
    }
    return try await next(request, context)
  }
}
