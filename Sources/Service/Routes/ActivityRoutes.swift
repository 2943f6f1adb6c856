import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// The activities beside talk: what each shows, and its inputs. What a child does is never gated; what
/// an activity says is a grown-up's passes the gate.
struct ActivityRoutes: Sendable {
  let service: any ActivityService
  let gate: Gate

  func add(to router: MeadowRouter) {
    router.resource(
      "/v1/activities",
      [.get: { _, _ in .json(JSON(PlainJSON.object(await service.activities()))) }])
    router.resource("/v1/activities/:id", [.get: state, .post: act])
  }

  @Sendable private func state(_: Request, _ context: MeadowContext) async throws -> Response {
    let id = context.parameters.get("id") ?? ""
    guard let state = await service.activities()[id] else {
      throw InputProblem(
        .unknown, field: "activity", reason: "there is no activity \"\(id.prefix(40))\"",
        advice: "GET /v1/activities lists those there are")
    }
    return .json(JSON(state))
  }

  @Sendable private func act(_ request: Request, _ context: MeadowContext) async throws -> Response
  {
    let input = try await request.fields(example: "an object as the activity takes it") {
      PlainJSON.object($0.rest())
    }.value
    let id = context.parameters.get("id") ?? ""
    let act: Handler = { _, _ in .json(JSON(try await service.act(input, in: id))) }
    let isForGrownUps = await service.isForGrownUps(input, in: id)
    return try await (isForGrownUps ? gate.guarding(act) : act)(request, context)
  }
}
