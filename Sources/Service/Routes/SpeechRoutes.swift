import HTTPTypes
import Hummingbird
import MeadowFoundations
import MeadowRuntime
import NIOCore

/// GET /v1/speech: the sound of a text as a file; nothing is played.
struct SpeechRoutes: Sendable {
  let service: any VoiceService

  func add(to router: MeadowRouter) { router.resource("/v1/speech", [.get: speech]) }

  @Sendable private func speech(_ request: Request, _: MeadowContext) async throws -> Response {
    try await .sound(try request.query(Self.query), through: service)
  }

  private static func query(in fields: inout Fields) throws -> SpeechQuery {
    let text = try Fields.needed(
      fields.text("text"), "text", advice: "ask for /v1/speech?text=hello")
    var query = SpeechQuery(
      text: text, manner: try fields.manner(), hint: try fields.text("hint"),
      format: try fields.text("format"))
    query.usesMyWords = try fields.flag("myWords") ?? true
    query.asFirstSaid = try fields.flag("asFirstSaid") ?? false
    return query
  }
}

extension Response {
  /// The sound file that answers `query`, made away from the event loop.
  static func sound(_ query: SpeechQuery, through service: any VoiceService) async throws
    -> Response
  {
    try await offLoop {
      let file = try await service.file(of: query)
      var response = Response.bytes(ByteBuffer(bytes: file.bytes), mediaType: file.mediaType)
      if let reached = file.reached { response.headers[.reached] = JSON(reached).text }
      return response
    }
  }
}
