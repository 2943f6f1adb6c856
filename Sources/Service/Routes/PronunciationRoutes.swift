import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// POST /v1/pronunciations: an audition; and /candidates: ways to say a name, to be chosen by ear.
struct PronunciationRoutes: Sendable {
  let service: any VoiceService

  private static let example = #"{"text":"Siobhan","hint":"shi-VAWN"}"#

  func add(to router: MeadowRouter) {
    router.resource("/v1/pronunciations", [.post: audition])
    router.resource("/v1/pronunciations/candidates", [.post: candidates])
  }

  @Sendable private func audition(_ request: Request, _: MeadowContext) async throws -> Response {
    let query = try await request.fields(example: Self.example, Self.query).value
    return try await offLoop {
      let reply = try await service.pronounce(query)
      return .json(Self.json(reply, query))
    }
  }

  @Sendable private func candidates(
    _ request: Request, _: MeadowContext
  ) async throws -> Response {
    let query = try await request.fields(example: #"{"text":"Siobhan"}"#, Self.query).value
    return try await offLoop {
      let choices = try await service.candidates(query)
      return .json(["candidates": .array(choices.map { Self.json($0, query) })])
    }
  }

  private static func query(in fields: inout Fields) throws -> SpeechQuery {
    let text = try Fields.needed(
      fields.text("text"), "text", advice: "send a name, such as \(example)")
    return SpeechQuery(text: text, manner: try fields.manner(), hint: try fields.text("hint"))
  }

  private static func json(_ reply: PronunciationReply, _ query: SpeechQuery) -> JSON {
    [
      "text": .string(reply.text), "hint": .string(reply.hint), "kind": .string(reply.kind),
      "ipa": .string(reply.ipa), "arpabet": .string(reply.arpabet),
      "respelling": .string(reply.respelling), "phonemes": .string(reply.phonemes),
      "voice": .string(reply.voice),
      "warnings": .array(
        reply.warnings.map { warning in
          [
            "message": .string(warning.message),
            "range": [.integer(warning.range.lowerBound), .integer(warning.range.upperBound)],
          ]
        }),
      "reached": reply.reached.map { JSON($0) } ?? .null,
      "limits": .array((reply.reached?.limits ?? []).map(JSON.string)),
      "sound": .string(sound(query, hint: query.hint)),
    ]
  }

  private static func json(_ choice: PronunciationChoice, _ query: SpeechQuery) -> JSON {
    [
      "hint": .string(choice.hint), "ipa": .string(choice.ipa),
      "respelling": .string(choice.respelling), "why": .string(choice.why),
      "sound": .string(sound(query, hint: choice.hint)),
    ]
  }

  /// Where the sound can be fetched.
  private static func sound(_ query: SpeechQuery, hint: String?) -> String {
    let manner = query.manner
    let parts: [(String, String?)] = [
      ("text", query.text), ("hint", hint), ("voice", manner.voice),
      ("rate", manner.rate.map { "\($0)" }), ("pitch", manner.pitch.map { "\($0)" }),
      ("range", manner.range.map { "\($0)" }),
      ("pauseMilliseconds", manner.pauseMilliseconds.map { "\($0)" }),
      // Without a hint it is the voice's own reading that is auditioned.
      ("myWords", hint == nil ? "false" : nil),
    ]
    let query = parts.compactMap { name, value in value.map { "\(name)=\(Query.encode($0))" } }
    return "/v1/speech?" + query.joined(separator: "&")
  }
}
