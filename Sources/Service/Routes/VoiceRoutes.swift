import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// GET /v1/voices: the voices one can choose, how far they can be bent, and parentese by age.
struct VoiceRoutes: Sendable {
  let service: any VoiceService

  func add(to router: MeadowRouter) { router.resource("/v1/voices", [.get: voices]) }

  @Sendable private func voices(_: Request, _: MeadowContext) async throws -> Response {
    let voices = await service.voices()
    let table = await service.parentese()
    return .json([
      "voices": .array(voices.map(Self.voice)),
      "default": .string(SpeechSettings().voice.name),
      "rates": JSON(Prosody.rates), "pitches": JSON(Prosody.pitches),
      "ranges": JSON(Prosody.ranges),
      "prosody": [
        "rate": JSON(Prosody.rates), "pitch": JSON(Prosody.pitches),
        "range": JSON(Prosody.ranges), "pauseMilliseconds": JSON(Prosody.pauses),
      ],
      "parentese": [
        "steps": .array(table.steps.map(Self.step)),
        "sources": .array(table.sources.map(JSON.string)),
      ],
    ])
  }

  private static func voice(_ voice: VoiceSummary) -> JSON {
    [
      "id": .string(voice.id), "name": .string(voice.name),
      "description": .string(voice.description), "forWhom": .string(voice.forWhom),
      "medianHertz": .number(voice.medianHertz), "formantScale": .number(voice.formantScale),
      "about": .array(about(voice).map(JSON.string)), "engine": .string(voice.engine),
      "licence": .string(voice.licence), "host": .string(voice.host),
      "problem": .string(voice.problem),
    ]
  }

  /// What is different about a voice, in plain words.
  private static func about(_ voice: VoiceSummary) -> [String] {
    let pitch =
      "It speaks at about \(Int(voice.medianHertz.rounded())) Hz when nothing is changed; "
    let whose =
      voice.medianHertz >= 215
      ? "a young child's pitch." : voice.medianHertz >= 160 ? "a woman's pitch." : "a man's pitch."
    let percent = Int(((voice.formantScale - 1) * 100).rounded())
    let size =
      percent >= 5
      ? "Its vowels ring \(percent) % higher than a grown-up's, as from a child's smaller mouth."
      : "Its vowels ring like a grown-up's."
    return [pitch + whose, size] + [origin(of: voice)].compactMap(\.self)
  }

  /// Who makes a voice that does not come with Meadow, and where.
  private static func origin(of voice: VoiceSummary) -> String? {
    if let host = voice.host {
      let place =
        "It is spoken on \(host): every word that it says, the family's names too, is sent there."
      return ([place] + [voice.licence].compactMap(\.self)).joined(separator: " ")
    }
    return voice.licence.map {
      voice.isRecorded ? $0 : "Another program on this machine makes it. \($0)"
    }
  }

  private static func step(_ step: ParenteseStep) -> JSON {
    [
      "fromMonths": .integer(step.fromMonths), "toMonths": .integer(step.toMonths),
      "rate": .number(step.prosody.rate), "pitch": .number(step.prosody.pitch),
      "range": .number(step.prosody.range),
      "pauseMilliseconds": .number(step.prosody.pauseMilliseconds), "why": .string(step.why),
    ]
  }
}
