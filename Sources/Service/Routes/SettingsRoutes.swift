import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// /v1/settings: everything a grown-up may change, and what each may be.
struct SettingsRoutes: Sendable {
  let service: any SettingsService
  let gate: Gate

  func add(to router: MeadowRouter) {
    router.resource("/v1/settings", [.get: settings, .patch: gate.guarding(change)])
    router.resource("/v1/settings/schema", [.get: schema])
  }

  @Sendable private func settings(_: Request, _: MeadowContext) async throws -> Response {
    .json(JSON(await service.settings()))
  }

  @Sendable private func schema(_: Request, _: MeadowContext) async throws -> Response {
    .json(JSON(await service.settingsReport()))
  }

  @Sendable private func change(_ request: Request, _: MeadowContext) async throws -> Response {
    let change = try await request.fields(example: #"{"rate":0.85}"#) {
      try SettingsChange($0.rest())
    }.value
    return .json(JSON(try await service.change(change)))
  }
}
