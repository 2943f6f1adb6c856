import HTTPTypes
import Hummingbird
import MeadowRuntime

/// GET /v1/events: everything that happens, as server-sent events.
struct EventRoutes: Sendable {
  let service: any StatusService
  let heartbeat: Duration

  /// About ten minutes of a busy child; a listener further behind than that has hung.
  private static let capacity = 1024

  func add(to router: MeadowRouter) { router.stream("/v1/events", events) }

  @Sendable private func events(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let stream = LiveStream(
      capacity: Self.capacity, heartbeat: (message: EventText.stillHere, every: heartbeat))
    let count = Counter()
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", .accelBuffering: "no"],
      body: stream.body(of: await service.events(), request: request, context: context) { event in
        EventText.encode(event, isFirst: count.next() == 1)
      })
  }
}
