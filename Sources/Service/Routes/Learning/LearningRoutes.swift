import HTTPTypes
import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// /v1/learning: what early maths shows, each step of a child, and what there is to know of the active
/// child. The service scores; a page only shows. None of it is gated or ever holds speech back.
struct LearningRoutes: Sendable {
  let service: any ActivityService

  /// What it is called among the activities.
  static let activity = "learning"
  /// What a child does, and what its page tells; each is a path of its own.
  private static let steps = [
    "practise", "fact", "seen", "why", "drill", "warmUp", "touchNumber", "run", "choose", "goal",
    "hidden", "goOn", "stop", "lesson", "review", "resume", "answer", "said", "hint", "next",
    "previous", "skip", "touched", "leave", "placement", "replay", "say", "mute", "moved", "screen",
  ]
  /// What can be asked about the child that is active.
  private static let reports = ["map", "reviews", "rewards", "facts"]

  func add(to router: MeadowRouter) {
    router.resource(
      "/v1/learning", [.get: { _, _ in .json(JSON(try await service.show(Self.activity))) }])
    for step in Self.steps {
      router.resource(
        "/v1/learning/\(step)",
        [.post: { request, _ in try await take(step, try await Self.members(request)) }])
    }
    for report in Self.reports {
      router.resource(
        "/v1/learning/\(report)",
        [
          .get: { _, _ in
            let answer = try await service.ask(
              .object(["about": .text(report)]), of: Self.activity)
            return try await offLoop { .json(JSON(answer)) }
          }
        ])
    }
  }

  private func take(_ step: String, _ members: [String: PlainJSON]) async throws -> Response {
    guard members["do"] == nil else {
      throw InputProblem(
        .unknown, field: "do", reason: "the path says what is done", advice: "leave it out")
    }
    var input = members
    input["do"] = .text(step)
    return .json(JSON(try await service.act(.object(input), in: Self.activity)))
  }

  /// The body's members; none where there is no body, which most steps need not.
  private static func members(_ request: Request) async throws -> [String: PlainJSON] {
    let length = request.headers[.contentLength]
    let isEmpty = length == "0" || length == nil && request.headers[.transferEncoding] == nil
    if isEmpty { return [:] }
    return try await request.fields(example: #"{"item":"ks6.1.1"}"#) { $0.rest() }.value
  }
}
