import Hummingbird
import MeadowFoundations
import MeadowRuntime
import MeadowTalk

/// Where the child is and what it does there: state, navigation, message, avatar, companion, scenes.
/// None of it is ever gated.
struct ChildRoutes: Sendable {
  let service: any TalkService

  func add(to router: MeadowRouter) {
    let state: Handler = { _, _ in .json(JSON(await service.state())) }
    router.resource("/v1/state", [.get: state])
    router.resource("/v1/navigation", [.get: state, .post: move])
    router.resource("/v1/message", [.post: message])
    router.resource("/v1/avatar", [.post: avatar])
    router.resource("/v1/companion", [.post: companion])
    router.resource("/v1/screens", [.post: screen])
    router.resource("/v1/scenes", [.get: { _, _ in try .encoded(await service.scenes()) }])
    router.resource(
      "/v1/places",
      [
        .get: { request, _ in
          let asked = try request.query { try $0.text("word") }
          let word = try Fields.needed(
            asked.flatMap { $0.isEmpty ? nil : $0 }, "word",
            advice: "ask for one, as in ?word=banana")
          return try .encoded(await service.places(of: word))
        }
      ])
    router.resource("/v1/scenes/:id", [.get: scene])
    router.resource(
      "/v1/scenes/:id/contents",
      [
        .get: { _, context in
          try .encoded(await service.contents(of: context.parameters.get("id") ?? ""))
        }
      ])
  }

  @Sendable private func move(_ request: Request, _: MeadowContext) async throws -> Response {
    let move = try await request.fields(example: #"{"scene":"kitchen"}"#, Self.move).value
    return .json(JSON(try await service.move(move)))
  }

  private static func move(in fields: inout Fields) throws -> Move {
    var moves: [Move] = []
    if let scene = try fields.text("scene") { moves.append(.scene(scene)) }
    if let id = try fields.text("open") { moves.append(.open(id)) }
    if try fields.flag("back") ?? false { moves.append(.back) }
    if try fields.flag("home") ?? false { moves.append(.home) }
    if let mode = try fields.choice("mode", of: BoardMode.self) { moves.append(.mode(mode)) }
    if let overlay = try fields.choice("overlay", of: Overlay.self) {
      moves.append(.overlay(NavigationState.Overlay(rawValue: overlay.rawValue)))
    }
    if let language = try fields.choice("language", of: Language.self) {
      moves.append(.language(language))
    }
    try fields.end()
    guard moves.count == 1 else {
      throw InputProblem(
        field: "body", reason: moves.isEmpty ? "it says nowhere to go" : "it says two ways at once",
        advice:
          #"send one of scene, open, back, home, mode, overlay and language, as {"open":"fridge"}"#)
    }
    return moves[0]
  }

  /// What may lie over the board.
  private enum Overlay: String, CaseIterable { case avatar, category, settings, none }

  @Sendable private func message(_ request: Request, _: MeadowContext) async throws -> Response {
    let (action, received) = try await request.fields(example: #"{"action":"speak"}"#) {
      try $0.required("action", of: MessageAction.self)
    }
    let said = try await service.message(action, received: received)
    return .json(Self.json(said, await service.state()))
  }

  @Sendable private func avatar(_ request: Request, _: MeadowContext) async throws -> Response {
    let (action, received) = try await request.fields(
      example: #"{"choose":"I love you"}"#, Self.avatar)
    let said = try await service.avatar(action, received: received)
    return .json(Self.json(said, await service.state()))
  }

  private static func avatar(in fields: inout Fields) throws -> AvatarAction {
    let open = try fields.flag("open")
    switch (open, try fields.text("choose")) {
    case (let open?, nil): return open ? .open : .close
    case (nil, let phrase?): return .choose(phrase)
    case (nil, nil), (_?, _?):
      throw InputProblem(
        field: "body", reason: "it says neither to open, to close nor what to say, or two of them",
        advice: #"send {"open":true}, {"open":false} or {"choose":"I love you"}"#)
    }
  }

  @Sendable private func companion(_ request: Request, _: MeadowContext) async throws -> Response {
    let action = try await request.fields(example: #"{"action":"start"}"#) {
      try $0.required("action", of: CompanionAction.self)
    }.value
    return .json(JSON(try await service.companion(action)))
  }

  @Sendable private func screen(_ request: Request, _: MeadowContext) async throws -> Response {
    let (id, news) = try await request.fields(example: #"{"screen":"k3f9","news":"shown"}"#) {
      fields -> (String, ScreenNews) in
      let id = try Fields.needed(
        try fields.text("screen"), "screen", advice: "make up a name for this screen, as k3f9")
      guard (1...40).contains(id.count) else {
        throw InputProblem(
          field: "screen", reason: "it has \(id.count) characters",
          advice: "make up a name of 1 to 40 characters")
      }
      return (id, try fields.required("news", of: ScreenNews.self))
    }.value
    await service.screen(id, news)
    return Response(status: .noContent)
  }

  @Sendable private func scene(
    _ request: Request, _ context: MeadowContext
  ) async throws -> Response {
    let path = try request.query { try $0.text("path") } ?? ""
    let reply = try await service.scene(
      context.parameters.get("id") ?? "", path: path.split(separator: "/").map(String.init))
    return try .encoded(reply)
  }

  /// A reply where something was said, or null, and what has come of it.
  private static func json(_ reply: TapReply?, _ state: ChildState) -> JSON {
    [
      "said": reply.map { TapRoutes.json($0) } ?? .null, "revision": .integer(state.revision),
      "bubble": .array(state.bubble.parts.map(JSON.string)), "followUps": JSON(state.offer),
      "avatar": JSON(state.tray),
    ]
  }
}
