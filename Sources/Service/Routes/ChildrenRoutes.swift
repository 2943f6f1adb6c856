import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// /v1/children: a family's children. The list is open, so that a start screen can show it; changes pass
/// the gate, switching among them.
struct ChildrenRoutes: Sendable {
  let service: any ChildrenService
  let gate: Gate

  func add(to router: MeadowRouter) {
    router.resource(
      "/v1/children",
      [
        .get: { _, _ in .json(Self.json(await service.children())) }, .post: gate.guarding(add),
      ])
    router.resource("/v1/children/active", [.put: gate.guarding(activate)])
    router.resource(
      "/v1/children/:id", [.patch: gate.guarding(change), .delete: gate.guarding(erase)])
  }

  @Sendable private func add(_ request: Request, _: MeadowContext) async throws -> Response {
    let change = try await request.fields(example: #"{"name":"Ben","ageMonths":60}"#) {
      try $0.child()
    }.value
    var response = Response.json(JSON(try await service.addChild(change)))
    response.status = .created
    return response
  }

  @Sendable private func change(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let id = try Self.id(context)
    let change = try await request.fields(example: #"{"modules":["facts"]}"#) {
      try $0.child()
    }.value
    return .json(JSON(try await service.changeChild(id, change)))
  }

  @Sendable private func activate(_ request: Request, _: MeadowContext) async throws -> Response {
    let id = try await request.fields(example: #"{"id":2}"#) { fields in
      try Fields.needed(
        fields.whole("id"), "id", advice: "send the number of a child, such as 2")
    }.value
    return .json(Self.json(try await service.switchChild(to: id)))
  }

  @Sendable private func erase(_: Request, _ context: MeadowContext) async throws -> Response {
    try await service.eraseChild(try Self.id(context))
    return Response(status: .noContent)
  }

  private static func json(_ children: [ChildSummary]) -> JSON {
    ["children": .array(children.map { JSON($0) })]
  }

  private static func id(_ context: MeadowContext) throws -> Int {
    let text = context.parameters.get("id") ?? ""
    guard let id = Int(text) else {
      throw InputProblem(
        .unknown, field: "id", reason: "\"\(text.prefix(40))\" is no child's number",
        advice: "GET /v1/children lists those there are")
    }
    return id
  }
}

extension Fields {
  /// Takes what may be said of a child; null gives a field back.
  mutating func child() throws(InputProblem) -> ProfileChange {
    var change = ProfileChange()
    let parts: [ProfileChange.Part] = [.name, .ageMonths, .voice, .motor, .modules]
    let cleared = parts.filter { isNull($0.rawValue) }
    if !cleared.isEmpty { change.cleared = cleared }
    change.name = try text("name")
    change.ageMonths = try whole("ageMonths")
    if isNull("tier") { change.tierFollowsAge = true }
    change.tier = try whole("tier")
    change.voice = try text("voice")
    change.motor = try text("motor")
    change.modules = try texts("modules")
    return change
  }
}
