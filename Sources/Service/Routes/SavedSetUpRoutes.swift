import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// /v1/settings/setups: set-ups that are kept under a name; all of it passes the gate, since a name may
/// tell whose it is.
struct SavedSetUpRoutes: Sendable {
  let service: any SetUpsService
  let gate: Gate

  func add(to router: MeadowRouter) {
    router.resource(
      "/v1/settings/setups", [.get: gate.guarding(list), .post: gate.guarding(keep)])
    router.resource("/v1/settings/setups/:id", [.delete: gate.guarding(remove)])
    router.resource("/v1/settings/setups/:id/use", [.post: gate.guarding(takeUp)])
  }

  @Sendable private func list(_: Request, _: MeadowContext) async throws -> Response {
    .json(["setUps": .array(try await service.setUps().map(Self.json))])
  }

  @Sendable private func keep(_ request: Request, _: MeadowContext) async throws -> Response {
    let (name, replaces) = try await request.fields(example: #"{"name":"Meals, words only"}"#) {
      let name = try Fields.needed(
        try $0.text("name"), "name", advice: "send what the set-up is to be called")
      return (name, try $0.flag("replace") ?? false)
    }.value
    let (setUp, isNew) = try await service.keepSetUp(named: name, replaces: replaces)
    var response = Response.json(Self.json(setUp))
    if isNew { response.status = .created }
    return response
  }

  @Sendable private func takeUp(_: Request, _ context: MeadowContext) async throws -> Response {
    .json(JSON(try await service.takeUpSetUp(try Self.id(context))))
  }

  @Sendable private func remove(_: Request, _ context: MeadowContext) async throws -> Response {
    try await service.removeSetUp(try Self.id(context))
    return Response(status: .noContent)
  }

  private static func id(_ context: MeadowContext) throws -> Int {
    let text = context.parameters.get("id") ?? ""
    guard let id = Int(text) else {
      throw InputProblem(
        .unknown, field: "id", reason: "\"\(text.prefix(40))\" is no set-up's number",
        advice: "GET /v1/settings/setups lists those there are")
    }
    return id
  }

  private static func json(_ setUp: SetUpSummary) -> JSON {
    [
      "id": .integer(setUp.id), "name": .string(setUp.name),
      "savedMilliseconds": .integer(Int(setUp.saved.milliseconds)),
      "changes": .array(setUp.changes.map(JSON.string)),
    ]
  }
}
