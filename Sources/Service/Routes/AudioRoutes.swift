import HTTPTypes
import Hummingbird
import MeadowRuntime

/// GET /v1/audio: the mix for a page's own speakers, where no sound server is.
struct AudioRoutes: Sendable {
  let service: any StatusService

  /// Blocks come about every 10 ms: a listener a second behind starts anew, sound that old is wrong.
  private static let capacity = 100

  func add(to router: MeadowRouter) { router.stream("/v1/audio", audio) }

  @Sendable private func audio(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    guard let blocks = await service.audioStream() else {
      throw Problem(
        status: .conflict, field: "output",
        detail: "output: the sound goes to this machine's own speakers. "
          + "Start meadow serve with --output browser to hear it in the page.")
    }
    return Response(
      status: .ok, headers: [.contentType: "application/octet-stream", .accelBuffering: "no"],
      body: LiveStream(capacity: Self.capacity).body(
        of: blocks, request: request, context: context, encode: AudioMessage.encode))
  }
}
