import MeadowFamily
public import MeadowFoundations
import MeadowSpeech
public import MeadowTalk

/// The conversation's door: where the child is and what it does there.
extension SessionHost {
  public func state() -> ChildState {
    var state = ChildState(
      navigation: session.navigation.state, breadcrumb: session.breadcrumb,
      bubble: session.bubble.state, offer: session.scs.offer, tray: session.avatar.tray,
      companion: session.companion.state, glow: session.glow,
      speaking: play { $0.speaking }, tier: session.settings.tier,
      coreBar: session.board.coreBar)
    state.revision = broadcast.revision
    return state
  }

  public func move(_ move: Move) throws -> ChildState {
    if let problem = session.problem(with: move) { throw problem }
    feed(.move(move))
    record(.move(move))
    return state()
  }

  public func message(
    _ action: MessageAction, received: MonotonicTime
  ) async throws -> TapReply? {
    switch action {
    case .speak:
      let text = session.bubble.state.text
      guard !text.isEmpty else {
        throw InputProblem(
          field: "action", reason: "the bubble is empty, so there is nothing to say",
          advice: "tap some words first")
      }
      return try await speak(
        try requests.settled(text, field: "action"), touch: .message, source: .phrase,
        received: received,
        recording: .message(.speak))
    case .removeLast:
      feed(.removeLast)
    case .clear:
      // Clear is also the stop button that people look for first (reference/aac-users.md).
      _ = stopSpeech()
      feed(.clear)
    }
    record(.message(action))
    return nil
  }

  public func avatar(
    _ action: AvatarAction, received: MonotonicTime
  ) async throws -> TapReply? {
    switch action {
    case .open, .close:
      feed(.avatar(isOpen: action == .open))
      record(.avatar(action))
      return nil
    case .choose(let text):
      let offered = session.avatar.tray.phrases + session.avatar.phrases(of: session.feelings)
      guard let phrase = offered.first(where: { $0.phrase == text }) else {
        throw InputProblem(
          .unknown, field: "choose", reason: "the tray does not offer \"\(text.prefix(40))\" here",
          advice: "send one of its phrases, such as \"I love you\"")
      }
      return try await speak(
        try requests.settled(phrase.phrase, field: "choose"), touch: .feeling(phrase),
        source: .phrase,
        received: received, recording: .avatar(action))
    }
  }

  public func companion(_ action: CompanionAction) -> ChildState {
    feed(.companion(action))
    record(.companion(action))
    return state()
  }

  public func scenes() -> [SceneSummary] {
    let vocabulary = parts.vocabulary
    return vocabulary.sceneNames.map { id in
      let routine = vocabulary.data.routines.first { $0.scene == id }
      return SceneSummary(
        id: id, label: vocabulary.manifests[id]?.label ?? vocabulary.data.scenes[id]?.label ?? id,
        routine: routine?.id, emoji: routine?.emoji ?? "",
        words: vocabulary.sceneWords(of: id).count,
        glows: session.glow == id)
    }
  }

  public func scene(_ id: String, path: [String]) throws -> SceneReply {
    guard let manifest = parts.vocabulary.manifests[id] else { throw Self.noScene(id) }
    if !path.isEmpty, manifest.object(at: path)?.type != .container {
      throw InputProblem(
        .unknown, field: "path",
        reason: "\"\(path.joined(separator: "/").prefix(60))\" is no container of it",
        advice: "send the ids of containers, one in the other, as in fridge/freezer")
    }
    guard let scene = session.board.scene(id, path: path) else { throw Self.noScene(id) }
    return SceneReply(scene: scene, grid: session.board.grid(of: id))
  }

  private static func noScene(_ id: String) -> InputProblem {
    InputProblem(
      .unknown, field: "id", reason: "there is no scene \"\(id.prefix(40))\"",
      advice: "GET /v1/scenes lists those there are")
  }
}
