import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// /v1/profile, /v1/insight and /v1/reset: a grown-up's things.
struct ProfileRoutes: Sendable {
  let settings: any SettingsService
  let insights: any InsightService
  let gate: Gate

  func add(to router: MeadowRouter) {
    router.resource(
      "/v1/profile",
      [.get: { _, _ in .json(JSON(await settings.profile())) }, .patch: gate.guarding(change)])
    router.resource("/v1/insight", [.get: gate.guarding(insight)])
    router.resource("/v1/reset", [.post: gate.guarding(reset)])
  }

  @Sendable private func change(_ request: Request, _: MeadowContext) async throws -> Response {
    let change = try await request.fields(example: #"{"ageMonths":24}"#, Self.change).value
    return .json(JSON(try await settings.change(change)))
  }

  private static func change(in fields: inout Fields) throws -> ProfileChange {
    var change = try fields.child()
    if fields.isNull("hasCompletedOnboarding") {
      change.cleared = (change.cleared ?? []) + [.hasCompletedOnboarding]
    }
    change.hasCompletedOnboarding = try fields.flag("hasCompletedOnboarding")
    return change
  }

  @Sendable private func insight(_ request: Request, _: MeadowContext) async throws -> Response {
    let (range, child) = try request.query { fields -> (InsightRange, Int?) in
      let child = try fields.whole("child")
      let days = try fields.whole("days")
      let (from, through) = (try fields.text("from"), try fields.text("through"))
      guard let days else { return (.days(from: from, through: through), child) }
      guard from == nil, through == nil else {
        throw InputProblem(
          field: "days", reason: "there are days and a range",
          advice: "send days=30, or from and through")
      }
      return (.last(days: days), child)
    }
    let insights = insights
    // Ninety busy days are half a megabyte: not on the loop that serves taps, and in any order.
    return try await offLoop {
      try .encoded(try await insights.insight(range, of: child), isSorted: false)
    }
  }

  @Sendable private func reset(_ request: Request, _: MeadowContext) async throws -> Response {
    let scope = try await request.fields(example: #"{"scope":"settings"}"#) {
      try $0.required("scope", of: ResetScope.self)
    }.value
    try await settings.reset(scope)
    return .json(["reset": .string(scope.rawValue)])
  }
}
