import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// /v1/listening: sounds of a listening test, which anybody may hear, and what people answered, which is
/// behind the gate: it holds their names.
struct ListeningRoutes: Sendable {
  let service: any ListeningService
  let gate: Gate

  private static let soundExample = #"{"text":"pear","voice":"girl"}"#
  private static let answerExample =
    #"{"id":"a-1","round":"a","text":"pear","word":{"voice":"girl","place":"first","#
    + #""choices":["pear","bear"],"sounds":["p","b"],"chosen":"bear"}}"#

  func add(to router: MeadowRouter) {
    router.resource("/v1/listening/sounds", [.post: sound])
    router.resource("/v1/listening/answers", [.post: gate.guarding(keep)])
    router.resource(
      "/v1/listening/results", [.get: gate.guarding(results), .delete: gate.guarding(eraseAll)])
    router.resource("/v1/listening/results/:round", [.delete: gate.guarding(erase)])
  }

  @Sendable private func sound(_ request: Request, _: MeadowContext) async throws -> Response {
    let (text, manner, ahead) = try await request.fields(example: Self.soundExample) { fields in
      let text = try Fields.needed(
        fields.text("text"), "text", advice: "send the word to be heard, such as pear")
      let voice = try Fields.needed(
        fields.text("voice"), "voice", advice: "send the voice to be heard, such as girl")
      let language = try fields.choice("language", of: Language.self)
      return (text, Manner(voice: voice, language: language), try fields.flag("ahead") ?? false)
    }.value
    let sound = try await service.listen(to: text, in: manner, ahead: ahead)
    return .json([
      "text": .string(sound.text), "voice": .string(sound.voice.name),
      "rate": .number(sound.prosody.rate), "pitch": .number(sound.prosody.pitch),
      "wasHeard": .bool(sound.wasHeard),
    ])
  }

  @Sendable private func keep(_ request: Request, _: MeadowContext) async throws -> Response {
    let answer = try await request.fields(example: Self.answerExample) {
      try $0.listeningAnswer(example: Self.answerExample)
    }.value
    let isNew = try await service.keepListening(answer)
    var response = Response.json(["id": .string(answer.id), "isNew": .bool(isNew)])
    if isNew { response.status = .created }
    return response
  }

  @Sendable private func results(_: Request, _: MeadowContext) async throws -> Response {
    let answers = try await service.listeningAnswers()
    return try await offLoop { try .encoded(["answers": answers]) }
  }

  @Sendable private func eraseAll(_: Request, _: MeadowContext) async throws -> Response {
    try await service.eraseListening(round: nil)
    return Response(status: .noContent)
  }

  @Sendable private func erase(_: Request, _ context: MeadowContext) async throws -> Response {
    let round = context.parameters.get("round") ?? ""
    try ListeningAnswer.check(name: round, "round")
    try await service.eraseListening(round: round)
    return Response(status: .noContent)
  }
}

extension Fields {
  /// Takes an answer of a listening test, which is checked.
  fileprivate mutating func listeningAnswer(example: String) throws -> ListeningAnswer {
    let advice = "send an answer, such as \(example)"
    let id = try Self.needed(self.text("id"), "id", advice: advice)
    let round = try Self.needed(self.text("round"), "round", advice: advice)
    let text = try Self.needed(self.text("text"), "text", advice: advice)
    let word = try object("word", example: example)
    let pair = try object("pair", example: example)
    let question: ListeningAnswer.Question
    switch (word, pair) {
    case (var word?, nil): question = .word(try word.heardWord())
    case (nil, var pair?): question = .pair(try pair.comparedVoices())
    case (nil, nil), (_?, _?):
      throw InputProblem(
        field: "word", reason: "there is neither word nor pair, or both", advice: advice)
    }
    var answer = ListeningAnswer(id: id, round: round, text: text, question)
    answer.language = try choice("language", of: Language.self) ?? .english
    answer.listener = try self.text("listener")
    answer.role = try choice("role", of: ListeningAnswer.Role.self)
    answer.rate = try number("rate")
    answer.pitch = try number("pitch")
    answer.replays = try whole("replays") ?? 0
    return try answer.checked()
  }

  private mutating func heardWord() throws -> HeardWord {
    let advice = "send what was heard, as in the description"
    let word = HeardWord(
      voice: try voice("voice", as: "word.voice"),
      place: try required("place", of: HeardWord.Place.self),
      choices: try Self.needed(texts("choices"), "word.choices", advice: advice),
      sounds: try Self.needed(texts("sounds"), "word.sounds", advice: advice),
      chosen: try text("chosen"))
    try end()
    return word
  }

  private mutating func comparedVoices() throws -> ComparedVoices {
    let pair = ComparedVoices(
      first: try voice("first", as: "pair.first"),
      second: try voice("second", as: "pair.second"),
      nicer: try required("nicer", of: ComparedVoices.Nicer.self),
      forWhom: try choice("forWhom", of: ComparedVoices.Audience.self))
    try end()
    return pair
  }

  /// Takes a voice's name, which problems call `field`; the voice may be gone by now.
  private mutating func voice(_ name: String, as field: String) throws(InputProblem) -> VoiceID {
    let id = try Self.needed(text(name), field, advice: "send a voice, such as girl")
    do throws(InputProblem) { return try VoiceID(id) } catch {
      var problem = error
      problem.field = field
      throw problem
    }
  }
}
