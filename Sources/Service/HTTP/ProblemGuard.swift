import Hummingbird
import Logging
import MeadowFoundations
import NIOCore
import NIOHTTP1

/// Turns whatever a route throws into a problem answer; the outermost of the guards.
struct ProblemGuard: RouterMiddleware {
  func handle(
    _ request: Request, context: MeadowContext,
    next: (Request, MeadowContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPParserError {
      throw error  // the rest of the connection cannot be read: Hummingbird answers and closes
    } catch {
      return problem(for: error, request: request, context: context).response()
    }
  }

  private func problem(
    for error: any Error, request: Request, context: MeadowContext
  ) -> Problem {
    switch error {
    case let problem as Problem: return problem
    case let problem as InputProblem: return Problem(problem)
    case is NIOTooManyBytesError: return BodyLimit.problem(BodyLimit.most)
    // The caller hung up, or the service is ending: nobody reads the answer, and no log needs it.
    case is CancellationError, is IOError, is ChannelError: return .ending
    case is HTTPError where !MeadowRouter.methods.contains(request.method):
      return Problem(
        status: .notImplemented, field: "method",
        detail: "method: \(request.method.rawValue.prefix(20)) is none that is used here. Use "
          + MeadowRouter.methods.map(\.rawValue).joined(separator: ", ") + ".")
    case let error as HTTPError where error.status == .notFound:
      return Problem(
        status: .notFound, field: "path",
        detail: "path: there is nothing at \(request.uri.path.prefix(80)). "
          + "GET /openapi.yaml lists what there is.")
    default:
      context.logger.error(
        "A request failed",
        metadata: ["path": "\(request.uri.path.prefix(80))", "error": "\(error)"])
      return .fault
    }
  }
}
