import HTTPTypes
import Hummingbird
import MeadowFoundations
import MeadowRuntime
import MeadowSpeech
import NIOCore
import RecordedVoices

/// /v1/recorded-voices: voices recorded at home, their takes and packs. Listening to a take is open, all
/// else passes the gate: it is somebody's voice.
struct RecordedVoiceRoutes: Sendable {
  let service: any RecordedVoicesService
  let gate: Gate

  static let path = "/v1/recorded-voices"
  static let packs = path + "/packs"

  func add(to router: MeadowRouter) {
    router.resource(
      "/v1/recorded-voices", [.get: gate.guarding(voices), .post: gate.guarding(addVoice)])
    router.resource("/v1/recorded-voices/packs", [.post: gate.guarding(importPack)])
    router.resource(
      "/v1/recorded-voices/:id", [.get: gate.guarding(voice), .delete: gate.guarding(erase)])
    router.resource("/v1/recorded-voices/:id/pack", [.get: gate.guarding(pack)])
    router.resource(
      "/v1/recorded-voices/:id/takes/:text",
      [.get: take, .put: gate.guarding(keepTake), .delete: gate.guarding(removeTake)])
  }

  @Sendable private func voices(_: Request, _: MeadowContext) async throws -> Response {
    let voices = await service.recordedVoices()
    return .json(["voices": .array(voices.map { JSON($0) })])
  }

  private static let example =
    #"{"name":"Nana","speaker":"Rosa Diaz","consent":{"by":"Rosa Diaz","agreed":true}}"#

  @Sendable private func addVoice(_ request: Request, _: MeadowContext) async throws -> Response {
    let wish = try await request.fields(example: Self.example) { try $0.voiceWish() }.value
    var response = Response.json(JSON(try await service.addVoice(wish)))
    response.status = .created
    return response
  }

  @Sendable private func voice(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let language = try request.query { try $0.text("language") }
    return .json(JSON(try await service.recordedVoice(context.voiceName, language: language)))
  }

  @Sendable private func erase(_: Request, _ context: MeadowContext) async throws -> Response {
    try await service.eraseVoice(context.voiceName)
    return Response(status: .noContent)
  }

  @Sendable private func take(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let (text, voice) = (try context.takeText, context.voiceName)
    let language = try request.query { try $0.text("language") }
    return try await offLoop {
      let file = try await service.take(of: text, language: language, voice: voice)
      return .bytes(ByteBuffer(bytes: file.bytes), mediaType: file.mediaType)
    }
  }

  @Sendable private func keepTake(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let (text, voice) = (try context.takeText, context.voiceName)
    let language = try request.query { try $0.text("language") }
    let bytes = try await request.file()
    return try await offLoop {
      .json(
        JSON(try await service.keepTake(bytes, of: text, language: language, voice: voice)))
    }
  }

  @Sendable private func removeTake(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let language = try request.query { try $0.text("language") }
    try await service.removeTake(
      of: try context.takeText, language: language, voice: context.voiceName)
    return Response(status: .noContent)
  }

  @Sendable private func pack(_: Request, _ context: MeadowContext) async throws -> Response {
    let voice = context.voiceName
    return try await offLoop { .download(try await service.pack(of: voice)) }
  }

  @Sendable private func importPack(_ request: Request, _: MeadowContext) async throws -> Response {
    let wish = try request.query { try $0.importWish() }
    let bytes = try await request.file(upTo: BodyLimit.mostOfPack)
    return try await offLoop {
      var response = Response.json(JSON(try await service.importVoice(bytes, wish)))
      response.status = .created
      return response
    }
  }
}

extension MeadowContext {
  /// The voice in the path.
  fileprivate var voiceName: String { parameters.get("id") ?? "" }

  /// The text in the path.
  fileprivate var takeText: String {
    get throws {
      try Query.decode(Substring(parameters.get("text") ?? ""), field: "text", isPath: true)
    }
  }
}

extension Fields {
  private static let consentExample = #"{"by":"Rosa Diaz","agreed":true}"#

  /// Takes what is said of a new voice.
  fileprivate mutating func voiceWish() throws(InputProblem) -> VoiceWish {
    var wish = VoiceWish()
    (wish.name, wish.speaker) = (try text("name"), try text("speaker"))
    (wish.near, wish.terms) = (try text("near"), try text("licence"))
    wish.forWhom = try purpose()
    if var consent = try object("consent", example: Self.consentExample) {
      wish.consentBy = try consent.text("by")
      wish.isAgreed = try consent.flag("agreed") ?? false
      try consent.end()
    }
    return wish
  }

  /// The same from the query of a pack.
  fileprivate mutating func importWish() throws(InputProblem) -> VoiceWish {
    var wish = VoiceWish()
    (wish.name, wish.speaker) = (try text("name"), try text("speaker"))
    (wish.near, wish.consentBy) = (try text("near"), try text("consentBy"))
    wish.isAgreed = try flag("agreed") ?? false
    wish.forWhom = try purpose()
    if let tag = try text("language") { wish.language = try Language(tag: tag) }
    return wish
  }

  private mutating func purpose() throws(InputProblem) -> VoiceDefinition.Purpose? {
    guard let name = try text("forWhom") else { return nil }
    guard let purpose = VoiceDefinition.Purpose(rawValue: name) else {
      throw InputProblem(
        field: "forWhom", reason: "\"\(name.prefix(40))\" speaks with no voice",
        advice: "send child or companion")
    }
    return purpose
  }
}
