import HTTPTypes
import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// /v1/gate: opening and closing the parent gate, and its code (M2-008).
struct GateRoutes: Sendable {
  let service: any GateService
  let gate: Gate

  private static let openExample = #"{"heldMilliseconds":3000,"code":"1234"}"#

  func add(to router: MeadowRouter) {
    router.resource("/v1/gate", [.get: status])
    router.resource("/v1/gate/open", [.post: open])
    router.resource("/v1/gate/stay", [.post: gate.guarding(stay)])
    router.resource("/v1/gate/close", [.post: close])
    router.resource(
      "/v1/gate/code",
      [
        .put: gate.guarding(setCode),
        .delete: gate.guarding { _, _ in
          .json(Self.json(try await service.setGateCode(nil), isOpen: true))
        },
      ])
  }

  @Sendable private func status(_ request: Request, _: MeadowContext) async throws -> Response {
    .json(Self.json(await service.gate(), isOpen: gate.isOpen(for: request)))
  }

  @Sendable private func open(_ request: Request, _: MeadowContext) async throws -> Response {
    let (held, code) = try await request.fields(example: Self.openExample, Self.attempt).value
    return try answer(
      await service.openGate(heldMilliseconds: held, code: code), to: request)
  }

  @Sendable private func stay(_ request: Request, _: MeadowContext) async throws -> Response {
    try answer(await service.stayInGate(Gate.token(of: request) ?? ""), to: request)
  }

  /// What lets `request` pass from now on, or why nothing does.
  private func answer(_ answer: GateAnswer, to request: Request) throws -> Response {
    switch answer {
    case .open(let token, let seconds):
      var response = Response.json([
        "isOpen": .bool(true), "seconds": .number(seconds),
      ])
      response.headers[.setCookie] = gate.header(
        token: token, seconds: seconds, for: request)
      return response
    case .refused(let problem, let wait):
      throw Self.refusal(problem, wait: wait)
    }
  }

  private static func attempt(in fields: inout Fields) throws -> (held: Int, code: String?) {
    let held = try Fields.needed(
      fields.whole("heldMilliseconds"), "heldMilliseconds",
      advice: "send how long two fingers were held, 3000 at least")
    return (held, try fields.text("code"))
  }

  /// A refusal is no bad request: 403, or 429 while no code is taken at all.
  private static func refusal(_ problem: InputProblem, wait: Int?) -> Problem {
    var answer = Problem(problem)
    answer.status = wait == nil ? .forbidden : .tooManyRequests
    if let wait { answer.headers[.retryAfter] = String(wait) }
    return answer
  }

  @Sendable private func close(_ request: Request, _: MeadowContext) async throws -> Response {
    if let token = Gate.token(of: request) { await service.closeGate(token) }
    var response = Response.json(["isOpen": .bool(false)])
    response.headers[.setCookie] = gate.header(token: nil, seconds: nil, for: request)
    return response
  }

  @Sendable private func setCode(_ request: Request, _: MeadowContext) async throws -> Response {
    let code = try await request.fields(example: #"{"code":"1234"}"#) { try $0.text("code") }.value
    guard let code else {
      throw InputProblem(field: "code", reason: "it is missing", advice: "send four digits")
    }
    return .json(Self.json(try await service.setGateCode(code), isOpen: true))
  }

  private static func json(_ gate: GateStatus, isOpen: Bool) -> JSON {
    [
      "isOpen": .bool(isOpen), "hasCode": .bool(gate.hasCode),
      "holdMilliseconds": .integer(gate.holdMilliseconds),
      "cooldownSeconds": .integer(gate.cooldownSeconds),
      "autoLock": .string(gate.autoLock.rawValue),
    ]
  }
}
