import Hummingbird
import MeadowFoundations
import MeadowRuntime
import MeadowTalk

/// What makes or ends a sound: taps, stop and chimes.
struct TapRoutes: Sendable {
  let service: any TalkService

  private static let tapExample = #"{"word":"more"}"#

  func add(to router: MeadowRouter) {
    router.resource("/v1/taps", [.post: tap])
    router.resource(
      "/v1/stop",
      [.post: { _, _ in .json(["stopped": .number(await service.stop()?.number)]) }])
    router.resource("/v1/chime", [.post: chime])
  }

  @Sendable private func tap(_ request: Request, _: MeadowContext) async throws -> Response {
    let (tap, received) = try await request.fields(example: Self.tapExample, Self.tap)
    let reply = try await service.tap(tap, received: received)
    return .json(Self.json(reply))
  }

  /// What something that was said did.
  static func json(_ reply: TapReply) -> JSON {
    [
      "utterance": .integer(reply.utterance.number), "text": .string(reply.text),
      "source": .string(reply.origin?.rawValue), "isRepeat": .bool(reply.isRepeat),
      "followUps": JSON(reply.offer?.followUps ?? []),
      "sentences": .array(reply.sentences.map(JSON.string)),
      "carriers": .array(
        reply.carriers.map {
          ["beginning": .string($0.beginning), "phrase": .string($0.phrase)]
        }),
      "bubble": .array(reply.bubble.parts.map(JSON.string)),
      "output": [
        "kind": .string(reply.output.kind.rawValue), "state": .string(reply.output.state.rawValue),
      ],
      "revision": .number(reply.revision),
      "onsetMilliseconds": .milliseconds(reply.onsetMilliseconds),
      "lengthMilliseconds": .milliseconds(reply.length?.milliseconds),
    ]
  }

  private static func tap(in fields: inout Fields) throws -> Tap {
    Tap(
      try target(in: &fields), scene: try fields.text("scene"), object: try fields.text("object"),
      manner: try fields.manner(), isAudition: try fields.flag("audition"))
  }

  private static func target(in fields: inout Fields) throws(InputProblem) -> Tap.Target {
    var targets: [Tap.Target] = []
    if let word = try fields.text("word") { targets.append(.word(word)) }
    if let phrase = try fields.text("phrase") { targets.append(.phrase(phrase)) }
    if let id = try fields.text("followUp") { targets.append(.followUp(id)) }
    guard let target = targets.first else {
      throw InputProblem(
        field: "word", reason: "there is neither a word nor a phrase nor a follow-up",
        advice: #"send a word of the vocabulary or any text as "phrase", such as \#(tapExample)"#)
    }
    guard targets.count == 1 else {
      throw InputProblem(
        field: "word", reason: "there are two of word, phrase and followUp",
        advice: "send one of them")
    }
    return target
  }

  @Sendable private func chime(_ request: Request, _: MeadowContext) async throws -> Response {
    let intensity = try await request.fields(example: #"{"intensity":"subtle"}"#) {
      try $0.required("intensity", of: ChimeIntensity.self)
    }.value
    let reply = await service.chime(intensity)
    return .json([
      "played": .bool(reply == .played),
      "reason": reply == .played ? .null : .string(reply.rawValue),
    ])
  }
}
