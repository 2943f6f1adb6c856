import Hummingbird
import MeadowEngines
import MeadowModel

/// What makes or ends a sound: taps, stop and chimes.
struct TapRoutes: Sendable {
  let door: any MeadowDoor

  private static let tapExample = #"{"word":"more"}"#
  private static let chimeExample = #"{"intensity":"subtle"}"#

  func add(to router: MeadowRouter) {
    router.resource("/v1/taps", [.post: tap])
    router.resource("/v1/stop", [.post: stop])
    router.resource("/v1/chime", [.post: chime])
  }

  @Sendable private func tap(_ request: Request, _: MeadowContext) async throws -> Response {
    let (tap, received) = try await request.fields(example: Self.tapExample, Self.tap)
    let reply = try await door.tap(tap, received: received)
    return .json([
      "utterance": .integer(reply.utterance.number), "text": .string(reply.text),
      "source": .string(reply.origin?.rawValue),
      "followUps": .array(reply.followUps.map(Self.followUp)),
      "output": [
        "kind": .string(reply.output.kind.rawValue), "state": .string(reply.output.state.rawValue),
      ],
      "onsetMilliseconds": .milliseconds(reply.onsetMilliseconds),
      "lengthMilliseconds": .milliseconds(reply.length?.milliseconds),
    ])
  }

  private static func tap(in fields: inout Fields) throws -> Tap {
    Tap(
      try target(in: &fields), scene: try fields.text("scene"), manner: try fields.manner())
  }

  private static func target(in fields: inout Fields) throws(InputProblem) -> Tap.Target {
    switch (try fields.text("word"), try fields.text("phrase")) {
    case (let word?, nil): return .word(word)
    case (nil, let phrase?): return .phrase(phrase)
    case (_?, _?):
      throw InputProblem(
        field: "word", reason: "there is a word and a phrase", advice: "send one of the two")
    case (nil, nil):
      throw InputProblem(
        field: "word", reason: "there is neither a word nor a phrase",
        advice: #"send a word of the vocabulary or any text as "phrase", such as \#(tapExample)"#)
    }
  }

  private static func followUp(_ followUp: FollowUp) -> JSON {
    [
      "id": .string(followUp.id), "phrase": .string(followUp.phrase),
      "pragmaticFunction": .string(followUp.pragmaticFunction.rawValue),
    ]
  }

  @Sendable private func stop(_: Request, _: MeadowContext) async throws -> Response {
    let stopped = await door.stop()
    return .json(["stopped": stopped.map { .integer($0.number) } ?? .null])
  }

  @Sendable private func chime(_ request: Request, _: MeadowContext) async throws -> Response {
    let intensity = try await request.fields(example: Self.chimeExample, Self.intensity).value
    let reply = await door.chime(intensity)
    return .json([
      "played": .bool(reply == .played),
      "reason": reply == .played ? .null : .string(reply.rawValue),
    ])
  }

  private static func intensity(in fields: inout Fields) throws -> ChimeIntensity {
    let name = try fields.text("intensity")
    if let intensity = name.flatMap(ChimeIntensity.init) { return intensity }
    let choices = ChimeIntensity.allCases.map(\.rawValue).joined(separator: ", ")
    throw InputProblem(
      field: "intensity",
      reason: name.map { "\"\($0.prefix(40))\" is none of \(choices)" } ?? "it is missing",
      advice: "send one of \(choices)")
  }
}
