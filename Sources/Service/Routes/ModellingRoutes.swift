import HTTPTypes
import Hummingbird
import MeadowRuntime

/// /v1/modelling: a grown-up begins to show how it is done, behind the gate; anybody may end it, since
/// until then nothing is counted as the child's.
struct ModellingRoutes: Sendable {
  let service: any TalkService
  let gate: Gate

  func add(to router: MeadowRouter) {
    router.resource(
      "/v1/modelling",
      [
        .post: gate.guarding { _, _ in .json(JSON(await service.modelling(true))) },
        .delete: { _, _ in .json(JSON(await service.modelling(false))) },
      ])
  }
}
