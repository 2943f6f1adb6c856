import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// GET /healthz: how the service fares, each fallback named (architecture §7).
struct HealthRoutes: Sendable {
  let service: any StatusService
  let version: String

  func add(to router: MeadowRouter) { router.resource("/healthz", [.get: health]) }

  @Sendable private func health(_: Request, _: MeadowContext) async throws -> Response {
    let health = await service.health()
    return .json([
      "status": health.isReady ? "ready" : "degraded", "version": .string(version),
      "uptimeSeconds": .milliseconds(health.uptimeSeconds), "output": JSON(health.output),
      "cache": [
        "ready": .integer(health.cache.ready), "wanted": .integer(health.cache.wanted),
        "damaged": .integer(health.cache.damaged),
        "unwritable": .integer(health.cache.unwritable),
        "bytesOnDisk": .integer(health.cache.bytesOnDisk),
      ],
      "speech": health.speech.map {
        [
          "voice": .string($0.voice), "chosen": .string($0.chosen),
          "isChanging": .bool($0.isChanging), "done": .integer($0.done),
          "total": .integer($0.total), "problem": .string($0.problem),
        ]
      } ?? .null,
      "voices": .array(
        health.voices.map {
          [
            "engine": .string($0.engine), "state": $0.problem == nil ? "ready" : "away",
            "problem": .string($0.problem),
            "retryInSeconds": $0.retryInSeconds.map(JSON.number) ?? .null,
          ]
        }),
      "log": health.log.map {
        [
          "kept": .integer($0.kept), "waiting": .integer($0.waiting),
          "dropped": .integer($0.dropped), "problem": .string($0.problem),
        ]
      } ?? .null,
      "notes": .array(health.notes.map(JSON.string)),
    ])
  }
}
