import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// /v1/words: the family's own words. Reading is open, changes pass the gate.
struct WordRoutes: Sendable {
  let service: any WordsService
  let gate: Gate

  private static let example = #"{"group":"people","text":"Siobhán","hint":"shi-VAWN"}"#

  func add(to router: MeadowRouter) {
    router.resource(
      "/v1/words",
      [.get: words, .post: gate.guarding(add)])
    router.resource(
      "/v1/words/:id",
      [.get: word, .patch: gate.guarding(change), .delete: gate.guarding(remove)])
  }

  @Sendable private func words(_ request: Request, _: MeadowContext) async throws -> Response {
    let asked = try request.query { fields -> WordsAsked in
      guard let text = try fields.text("child") else { return .active }
      if text == "all" { return .all }
      guard let number = Int(text) else {
        throw InputProblem(
          field: "child", reason: "\"\(text.prefix(40))\" is no child's number",
          advice: "send a number that GET /v1/children lists, or all")
      }
      return .child(number)
    }
    return .json(JSON(try await service.words(of: asked)))
  }

  @Sendable private func word(_: Request, _ context: MeadowContext) async throws -> Response {
    let id = try context.wordID
    guard let word = try await service.words(of: .all).words.first(where: { $0.word.id == id })
    else {
      throw InputProblem(
        .unknown, field: "id", reason: "there is no word \(id)",
        advice: "GET /v1/words lists those there are")
    }
    return .json(JSON(word))
  }

  @Sendable private func add(_ request: Request, _: MeadowContext) async throws -> Response {
    let change = try await request.fields(example: Self.example, Self.change).value
    return try await offLoop {
      let word = try await service.add(change)
      var response = Response.json(JSON(word))
      response.status = .created
      response.headers[.location] = "/v1/words/\(word.word.id)"
      return response
    }
  }

  @Sendable private func change(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let id = try context.wordID
    let change = try await request.fields(example: #"{"favorite":true}"#) { fields in
      if let field = ["group", "text", "position"].first(where: fields.isNull) {
        throw InputProblem(
          field: field, reason: "a word cannot be without it",
          advice: "send another, or leave it out and it stays")
      }
      let isNoFavorite = fields.isNull("favorite")
      var change = try Self.change(in: &fields)
      if isNoFavorite { change.isFavorite = false }
      return change
    }.value
    return try await offLoop { .json(JSON(try await service.change(word: id, change))) }
  }

  @Sendable private func remove(_: Request, _ context: MeadowContext) async throws -> Response {
    let id = try context.wordID
    try await service.remove(word: id)
    return Response(status: .noContent)
  }

  private static func change(in fields: inout Fields) throws -> MyWordChange {
    var change = MyWordChange()
    change.group = try fields.text("group")
    change.text = try fields.text("text")
    change.spoken = try fields.edit("spoken")
    change.hint = try fields.edit("hint")
    change.emoji = try fields.edit("emoji")
    change.isFavorite = try fields.flag("favorite")
    change.owner = try fields.owner("owner")
    change.position = try fields.whole("position")
    return change
  }
}

extension MeadowContext {
  /// The number of a word in the path.
  var wordID: Int {
    get throws {
      let text = parameters.get("id") ?? ""
      guard let id = Int(text) else {
        throw InputProblem(
          .unknown, field: "id", reason: "\"\(text.prefix(40))\" is no word's number",
          advice: "GET /v1/words lists those there are")
      }
      return id
    }
  }
}
