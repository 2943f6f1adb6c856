public import MeadowFoundations

/// What can be asked of it.
extension NavigationEngine {
  /// The ids of the open containers, without an item that is looked at.
  public func containers(in scenes: [String: SceneManifest]) -> [String] {
    let isItem = scenes[state.scene]?.object(at: state.path)?.type == .flat
    return isItem ? Array(state.path.dropLast()) : state.path
  }

  /// The way to where the child is: the scene first, then what is open, then the item.
  public func breadcrumb(in scenes: [String: SceneManifest]) -> [Crumb] {
    guard let scene = scenes[state.scene] else {
      return [Crumb(id: state.scene, label: state.scene)]
    }
    return [Crumb(id: scene.sceneId, label: scene.label)]
      + state.path.indices.compactMap { index in
        scene.object(at: Array(state.path[...index])).map { object in
          let zone = scene.zones.first { $0.id == object.id }
          return Crumb(id: object.id, label: zone?.label ?? object.word, word: object.word)
        }
      }
  }

  /// What is wrong with `input`, for whoever sends it; nil where nothing is.
  public func problem(with input: Input, in scenes: [String: SceneManifest]) -> InputProblem? {
    switch input {
    case .enter(let scene) where scenes[scene] == nil:
      InputProblem(
        .unknown, field: "scene", reason: "there is no scene \"\(scene.prefix(40))\"",
        advice: "use one of \(scenes.keys.sorted().joined(separator: ", "))")
    case .open(let id) where !state.path.contains(id) && object(id, in: scenes) == nil:
      InputProblem(
        .unknown, field: "object", reason: "\"\(id.prefix(40))\" is not to be seen here",
        advice: "use the id of an object that the state shows, or of a step of the breadcrumb")
    default: nil
    }
  }
}
