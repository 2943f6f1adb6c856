import HTTPTypes
import Hummingbird
import MeadowFoundations
import MeadowRuntime
import NIOCore

/// What a tablet needs that says the words of the board by itself while Meadow is away: their sounds,
/// and the way to tell afterwards what was touched. Never gated, as all that speaks.
struct AwayRoutes: Sendable {
  let speech: any VoiceService
  let talk: any TalkService

  private static let example = #"{"id":"0f3c9a52","touches":[{"word":"more","secondsAgo":90}]}"#

  func add(to router: MeadowRouter) {
    router.resource("/v1/kept-words", [.get: words])
    router.resource("/v1/kept-words/:sound", [.get: sound])
    router.resource("/v1/away-touches", [.post: tell])
  }

  @Sendable private func words(_: Request, _: MeadowContext) async throws -> Response {
    try await offLoop {
      let words = await speech.keptWords()
      return .json([
        "words": .array(
          words.map { ["text": .string($0.text), "sound": .string($0.sound)] })
      ])
    }
  }

  @Sendable private func sound(_: Request, _ context: MeadowContext) async throws -> Response {
    let name = context.parameters.get("sound") ?? ""
    return try await offLoop {
      let file = try await speech.sound(ofKept: name)
      return .bytes(ByteBuffer(bytes: file.bytes), mediaType: file.mediaType)
    }
  }

  @Sendable private func tell(_ request: Request, _: MeadowContext) async throws -> Response {
    let told = try await request.fields(example: Self.example, Self.told).value
    return .json(["counted": .integer(await talk.takeIn(told))])
  }

  private static func told(in fields: inout Fields) throws -> AwayTouches {
    let id = try Fields.needed(fields.text("id"), "id", advice: "send \(example)")
    let touches = try Fields.needed(
      fields.objects("touches", example: #"{"word":"more","secondsAgo":90}"#), "touches",
      advice: "send \(example)")
    return try AwayTouches(
      id: id,
      touches: try touches.map { touch in
        var touch = touch
        let word = try Fields.needed(
          touch.text("word"), "touches.word", advice: "send a word of the board")
        let seconds = try Fields.needed(
          touch.number("secondsAgo"), "touches.secondsAgo", advice: "send seconds, such as 90")
        try touch.end()
        return AwayTouches.Touch(word: word, secondsAgo: seconds)
      })
  }
}
