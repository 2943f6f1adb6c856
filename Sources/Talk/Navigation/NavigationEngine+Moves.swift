import MeadowFoundations

/// The moves themselves.
extension NavigationEngine {
  /// The object `id` among those the child sees.
  func object(_ id: String, in scenes: [String: SceneManifest]) -> SceneObject? {
    scenes[state.scene]?.objects(at: containers(in: scenes)).first { $0.id == id }
  }

  /// Whether a touch on the object `id` opens it. Below its tier a container says its word and stays
  /// closed, as does one below the third level.
  func opens(_ id: String, in scenes: [String: SceneManifest]) -> Bool {
    guard let object = object(id, in: scenes), object.type == .container else { return false }
    return object.tier <= tier && containers(in: scenes).count + 1 < Self.depth
  }

  mutating func open(_ id: String, in scenes: [String: SceneManifest]) -> [Effect] {
    if let step = state.path.firstIndex(of: id) {
      return go(to: Place(scene: state.scene, path: Array(state.path[...step])), in: scenes)
    }
    guard let object = object(id, in: scenes) else { return [] }
    let path = containers(in: scenes) + [id]
    if object.type == .flat { return look(path, in: scenes) }
    guard opens(id, in: scenes) else { return [] }
    return go(to: Place(scene: state.scene, path: path), in: scenes)
  }

  /// The child looks at an item: a step deeper, but no way out of the exchange it begins. Another
  /// item beside it takes its place, so that back always leads to the container.
  private mutating func look(_ path: [String], in scenes: [String: SceneManifest]) -> [Effect] {
    if containers(in: scenes) == state.path { remember() }
    state.path = path
    closeOverlay()
    return [moved(in: scenes)]
  }

  mutating func go(to place: Place, in scenes: [String: SceneManifest]) -> [Effect] {
    guard place != Place(scene: state.scene, path: state.path) else { return [] }
    remember()
    return arrive(at: place, in: scenes)
  }

  mutating func back(in scenes: [String: SceneManifest]) -> [Effect] {
    if state.overlay != nil {
      closeOverlay()
      return [moved(in: scenes)]
    }
    while let place = history.popLast() {
      // What is no longer there is passed over.
      guard scenes[place.scene] != nil,
        reachable(place.path, in: scenes, scene: place.scene) == place.path
      else { continue }
      return arrive(at: place, in: scenes)
    }
    guard !state.path.isEmpty else { return [] }
    return arrive(
      at: Place(scene: state.scene, path: Array(state.path.dropLast())), in: scenes)
  }

  private mutating func arrive(at place: Place, in scenes: [String: SceneManifest]) -> [Effect] {
    let isNewScene = place.scene != state.scene
    state.scene = place.scene
    state.path = place.path
    closeOverlay()
    let moved: [Effect] = [.left, moved(in: scenes)]
    return isNewScene ? moved + [.enteredScene(place.scene)] : moved
  }

  mutating func show(_ mode: BoardMode, in scenes: [String: SceneManifest]) -> [Effect] {
    guard mode != state.mode else { return [] }
    state.mode = mode
    closeOverlay()
    return [moved(in: scenes)]
  }

  mutating func show(
    _ overlay: NavigationState.Overlay?, in scenes: [String: SceneManifest],
    at now: MonotonicTime
  ) -> [Effect] {
    deadline = overlay == .category ? now.later(bySeconds: traySeconds) : nil
    guard overlay != state.overlay else { return [] }
    state.overlay = overlay
    return [moved(in: scenes)]
  }

  /// The words change where they stand; what was said in another language is over.
  mutating func speak(
    _ language: Language?, in scenes: [String: SceneManifest]
  ) -> [Effect] {
    guard language != state.language else { return [] }
    state.language = language
    closeOverlay()
    return [.left, moved(in: scenes)]
  }

  mutating func repair(in scenes: [String: SceneManifest]) -> [Effect] {
    let path = reachable(state.path, in: scenes)
    guard path != state.path else { return [] }
    return arrive(at: Place(scene: state.scene, path: path), in: scenes)
  }

  /// The part of `path` that is there and that the child's tier may open.
  func reachable(
    _ path: [String], in scenes: [String: SceneManifest], scene: String? = nil
  ) -> [String] {
    guard let manifest = scenes[scene ?? state.scene] else { return [] }
    var open: [String] = []
    for id in path.prefix(Self.depth) {
      guard let object = manifest.object(at: open + [id]) else { break }
      let opens = object.tier <= tier && open.count + 1 < Self.depth
      guard object.type == .flat || opens else { break }
      open.append(id)
    }
    return open
  }

  private mutating func remember() {
    history.append(Place(scene: state.scene, path: state.path))
    if history.count > Self.historyLimit { history.removeFirst() }
  }

  private mutating func closeOverlay() {
    state.overlay = nil
    deadline = nil
  }

  private func moved(in scenes: [String: SceneManifest]) -> Effect {
    .moved(state, breadcrumb: breadcrumb(in: scenes))
  }
}
