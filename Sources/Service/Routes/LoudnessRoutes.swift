import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// GET /v1/loudness: what the volume cap means, and the day's dose; and the calibration behind it.
struct LoudnessRoutes: Sendable {
  let service: any LoudnessService
  let gate: Gate

  func add(to router: MeadowRouter) {
    router.resource("/v1/loudness", [.get: { _, _ in .json(Self.json(await service.loudness())) }])
    router.resource(
      "/v1/loudness/calibration",
      [
        .post: gate.guarding(calibrate),
        .delete: gate.guarding { _, _ in .json(Self.json(try await service.calibrate(dBA: nil))) },
      ])
  }

  @Sendable private func calibrate(_ request: Request, _: MeadowContext) async throws -> Response {
    let level = try await request.fields(example: #"{"dBA":65}"#) { try $0.number("dBA") }.value
    guard let level else {
      throw InputProblem(
        field: "dBA", reason: "it is missing",
        advice: "send the level you measured at the child's ear, such as 65")
    }
    return .json(Self.json(try await service.calibrate(dBA: level)))
  }

  private static func json(_ reply: LoudnessReply) -> JSON {
    [
      "volumeCapDecibels": .number(reply.volumeCapDecibels), "meaning": .string(reply.meaning),
      "speechLUFS": .number(reply.speechLUFS),
      "calibration": reply.calibration.map {
        ["dBA": .number($0.dBA), "volumeCapDecibels": .number($0.volumeCapDecibels)]
      } ?? .null,
      "dose": reply.dose.map {
        [
          "todayPercent": .number($0.todayPercent), "weekPercent": .number($0.weekPercent),
          "sentence": .string($0.sentence),
        ]
      } ?? .null,
    ]
  }
}
