import Hummingbird
import NIOCore

/// What a request knows beside itself: the connection it came on.
struct MeadowContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The connection; live streams close it when their listener is too slow.
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}

/// The routes of this service.
typealias MeadowRouter = Router<MeadowContext>

/// Answers one request.
typealias Handler = @Sendable (Request, MeadowContext) async throws -> Response
