import Hummingbird
import MeadowEngines
import MeadowModel

/// GET /v1/voices: the voices one can choose, and how far they can be bent.
struct VoiceRoutes: Sendable {
  let door: any MeadowDoor

  func add(to router: MeadowRouter) { router.resource("/v1/voices", [.get: voices]) }

  @Sendable private func voices(_: Request, _: MeadowContext) async throws -> Response {
    let voices = await door.voices()
    return .json([
      "voices": .array(voices.map(Self.voice)),
      "default": .string(SpeechSettings().voice.name),
      "rates": JSON(Prosody.rates), "pitches": JSON(Prosody.pitches),
      "ranges": JSON(Prosody.ranges),
    ])
  }

  private static func voice(_ voice: VoiceSummary) -> JSON {
    [
      "id": .string(voice.id), "name": .string(voice.name),
      "description": .string(voice.description), "forWhom": .string(voice.forWhom),
    ]
  }
}
