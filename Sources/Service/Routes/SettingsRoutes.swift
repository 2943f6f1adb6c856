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
    router.resource("/v1/settings/history", [.get: history])
    router.resource("/v1/settings/undo", [.post: gate.guarding(undo)])
    router.resource("/v1/settings/redo", [.post: gate.guarding(redo)])
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

  @Sendable private func history(_: Request, _: MeadowContext) async throws -> Response {
    let history = await service.settingsHistory()
    return .json([
      "undo": .array(history.done.reversed().map(Self.json)),
      "redo": .array(history.undone.reversed().map(Self.json)),
    ])
  }

  @Sendable private func undo(_: Request, _: MeadowContext) async throws -> Response {
    .json(Self.json(try await service.undo()))
  }

  @Sendable private func redo(_: Request, _: MeadowContext) async throws -> Response {
    .json(Self.json(try await service.redo()))
  }

  private static func json(_ undone: SettingsUndone) -> JSON {
    ["change": json(undone.step), "settings": JSON(undone.settings)]
  }

  private static func json(_ step: SettingsStep) -> JSON {
    [
      "atMilliseconds": .integer(Int(step.at.milliseconds)), "cause": .string(step.cause.rawValue),
      "keys": .array(step.keys.map(JSON.string)),
    ]
  }
}
