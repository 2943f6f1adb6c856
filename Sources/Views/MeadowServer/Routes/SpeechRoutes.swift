import Hummingbird
import MeadowEngines
import MeadowModel
import NIOCore

/// GET /v1/speech: the sound of a text as a file; nothing is played.
struct SpeechRoutes: Sendable {
  let door: any MeadowDoor

  func add(to router: MeadowRouter) { router.resource("/v1/speech", [.get: speech]) }

  @Sendable private func speech(_ request: Request, _: MeadowContext) async throws -> Response {
    try await .sound(try request.query(Self.query), through: door)
  }

  private static func query(in fields: inout Fields) throws -> SpeechQuery {
    guard let text = try fields.text("text") else {
      throw InputProblem(
        field: "text", reason: "it is missing", advice: "ask for /v1/speech?text=hello")
    }
    return SpeechQuery(
      text: text, voice: try fields.text("voice"), rate: try fields.number("rate"),
      pitch: try fields.number("pitch"), range: try fields.number("range"),
      hint: try fields.text("hint"), format: try fields.text("format"))
  }
}

extension Response {
  /// The sound file that answers `query`, made away from the event loop.
  static func sound(_ query: SpeechQuery, through door: any MeadowDoor) async throws -> Response {
    try await offLoop {
      let file = try await door.speech(query)
      return .bytes(ByteBuffer(bytes: file.bytes), mediaType: file.mediaType)
    }
  }
}
