import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// GET /v1/onset and POST /v1/onset/reset: how long taps took.
struct OnsetRoutes: Sendable {
  let service: any StatusService

  func add(to router: MeadowRouter) {
    router.resource("/v1/onset", [.get: onset])
    router.resource(
      "/v1/onset/reset",
      [
        .post: { _, _ in
          await service.resetOnset()
          return .json(["reset": .bool(true)])
        }
      ])
  }

  @Sendable private func onset(_: Request, _: MeadowContext) async throws -> Response {
    let summary = await service.onset()
    return .json(["warm": Self.population(summary.warm), "cold": Self.population(summary.cold)])
  }

  private static func population(_ population: OnsetSummary.Population) -> JSON {
    .object(
      [("count", .integer(population.count))]
        + OnsetTrace.Stage.allCases.map {
          ($0.rawValue, population.stages[$0].map(percentiles) ?? .null)
        })
  }

  private static func percentiles(_ values: OnsetSummary.Percentiles) -> JSON {
    [
      "p50": .milliseconds(values.p50), "p90": .milliseconds(values.p90),
      "p95": .milliseconds(values.p95), "p99": .milliseconds(values.p99),
      "max": .milliseconds(values.max),
    ]
  }
}
