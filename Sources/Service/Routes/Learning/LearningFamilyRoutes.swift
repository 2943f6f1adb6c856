import HTTPTypes
import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// What grown-ups see and decide of early maths, for one child or all of them; all of it passes the gate
/// but the household's board, on which a child sees itself, and the controls, which a page has to obey.
struct LearningFamilyRoutes: Sendable {
  let service: any ActivityService
  let children: any ChildrenService
  let gate: Gate

  private static let activity = LearningRoutes.activity

  func add(to router: MeadowRouter) {
    router.resource("/v1/learning/progress", [.get: gate.guarding(progress)])
    router.resource("/v1/learning/family", [.get: gate.guarding(family)])
    router.resource("/v1/learning/board", [.get: board])
    router.resource("/v1/learning/goal/away", [.post: gate.guarding(putGoalAway)])
    router.resource(
      "/v1/learning/controls",
      [
        .get: { _, _ in .json(JSON(PlainJSON.object(try await controls()))) },
        .patch: gate.guarding(decide),
      ])
    router.resource("/v1/learning/export", [.get: gate.guarding(export)])
  }

  @Sendable private func progress(_ request: Request, _: MeadowContext) async throws -> Response {
    let child = try request.query { try $0.whole("child") }
    try await requireChild(child)
    let report = try await report("progress", of: child)
    return try await offLoop { .json(JSON(report)) }
  }

  @Sendable private func family(_: Request, _: MeadowContext) async throws -> Response {
    var entries: [PlainJSON] = []
    for child in await children.children() {
      entries.append(
        .object([
          "child": .whole(child.number), "name": .text(child.profile.name),
          "progress": try await report("progress", of: child.number),
        ]))
    }
    let all = PlainJSON.object(["children": .list(entries)])
    return try await offLoop { .json(JSON(all)) }
  }

  @Sendable private func board(_: Request, _: MeadowContext) async throws -> Response {
    var (members, viewer) = ([PlainJSON](), "")
    for child in await children.children() {
      guard case .object(var member) = try await report("member", of: child.number) else {
        continue
      }
      member["id"] = .text("\(child.number)")
      member["name"] = .text(child.profile.name)
      members.append(.object(member))
      if child.isActive { viewer = "\(child.number)" }
    }
    let question = PlainJSON.object([
      "about": .text("board"), "viewer": .text(viewer), "members": .list(members),
    ])
    return .json(JSON(try await service.ask(question, of: Self.activity)))
  }

  @Sendable private func putGoalAway(_: Request, _: MeadowContext) async throws -> Response {
    .json(JSON(try await service.act(.object(["do": .text("putGoalAway")]), in: Self.activity)))
  }

  /// What is not named stays as it was.
  @Sendable private func decide(_ request: Request, _: MeadowContext) async throws -> Response {
    let changes = try await request.fields(example: #"{"sessionLimitMinutes":15}"#) { $0.rest() }
      .value
    var all = try await controls()
    for (name, value) in changes {
      guard all[name] != nil else {
        throw InputProblem(
          .unknown, field: String(name.prefix(40)), reason: "it is none of the controls",
          advice: "send some of " + all.keys.sorted().joined(separator: ", "))
      }
      all[name] = value
    }
    do {
      let input = PlainJSON.object(["do": .text("controls"), "controls": .object(all)])
      _ = try await service.act(input, in: Self.activity)
    } catch var problem as InputProblem {
      // The caller sent a member alone, without the object that the activity takes.
      if problem.field.hasPrefix("controls.") { problem.field.removeFirst("controls.".count) }
      throw problem
    }
    return .json(JSON(PlainJSON.object(try await controls())))
  }

  private func controls() async throws -> [String: PlainJSON] {
    guard case .object(let shown) = try await service.show(Self.activity),
      case .object(let controls)? = shown["controls"]
    else {
      throw InputProblem(
        .unavailable, field: "controls", reason: "learning is not open", advice: "try again")
    }
    return controls
  }

  @Sendable private func export(_ request: Request, _: MeadowContext) async throws -> Response {
    let (format, child) = try request.query {
      (try $0.choice("format", of: LearningExport.Format.self) ?? .csv, try $0.whole("child"))
    }
    try await requireChild(child)
    var export = LearningExport(format)
    try await service.log(of: Self.activity, child: child) { export.add($0) }
    let bytes = export.bytes
    return Response(
      status: .ok,
      headers: [
        .contentType: format.mediaType,
        .contentDisposition: "attachment; filename=\"meadow-learning.\(format.rawValue)\"",
        .cacheControl: "no-store",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  private func report(_ topic: String, of child: Int?) async throws -> PlainJSON {
    let question = PlainJSON.object(["about": .text(topic)])
    guard let child else { return try await service.ask(question, of: Self.activity) }
    return try await service.ask(question, of: Self.activity, child: child)
  }

  private func requireChild(_ child: Int?) async throws {
    guard let child else { return }
    guard await children.children().contains(where: { $0.number == child }) else {
      throw InputProblem(
        .unknown, field: "child", reason: "there is no child \(child)",
        advice: "GET /v1/children lists them")
    }
  }
}
