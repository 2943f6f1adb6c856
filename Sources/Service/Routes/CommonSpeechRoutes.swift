import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// POST /v1/audio/speech: the speech API that many programs already have a client for.
struct CommonSpeechRoutes: Sendable {
  let service: any VoiceService

  private static let example = #"{"input":"hello","voice":"girl"}"#

  func add(to router: MeadowRouter) { router.resource("/v1/audio/speech", [.post: speech]) }

  @Sendable private func speech(_ request: Request, _: MeadowContext) async throws -> Response {
    let voices = await service.voices().map(\.id)
    let query = try await request.fields(example: Self.example) { fields in
      try Self.query(in: &fields, voices: voices)
    }.value
    do {
      return try await .sound(query, through: service)
    } catch {
      throw Self.renamed(error)
    }
  }

  private static func query(in fields: inout Fields, voices: [String]) throws -> SpeechQuery {
    let input = try Fields.needed(
      fields.text("input"), "input", advice: "send a text, such as \(example)")
    // Clients of other services always send these; they choose nothing here.
    fields.ignore("model")
    fields.ignore("instructions")
    return SpeechQuery(
      text: input, textField: "input",
      manner: Manner(
        voice: try voice(in: &fields, of: voices), rate: try fields.number("speed")),
      format: try fields.text("response_format"))
  }

  /// Voices of other services, such as "alloy", are the likeliest mistake: the answer lists ours.
  private static func voice(in fields: inout Fields, of voices: [String]) throws -> String? {
    guard let name = try fields.text("voice") else { return nil }
    guard voices.contains(name) else {
      throw InputProblem(
        field: "voice", reason: "\"\(name.prefix(40))\" is not a voice of Meadow",
        advice: "send one of \(voices.joined(separator: ", "))")
    }
    return name
  }

  /// Meadow calls the fields by Meadow's own names.
  private static func renamed(_ error: any Error) -> any Error {
    guard var problem = error as? InputProblem else { return error }
    let names = ["rate": "speed", "format": "response_format"]
    problem.field = names[problem.field] ?? problem.field
    return problem
  }
}
