import MeadowFoundations

extension ContentCheck {
  /// Scene manifests: each of a scene of `data`, none twice, and good in itself.
  static func problems(
    of scenes: [SceneManifest], in data: VocabularyData
  ) -> [ContentProblem] {
    var seen = Duplicates("the scene")
    return scenes.flatMap { manifest in
      let file = SceneFile.name(of: manifest.sceneId)
      return seen.check(manifest.sceneId, at: "\(file): sceneId")
        + problems(of: manifest, in: data).map {
          ContentProblem(path: "\(file): \($0.path)", reason: $0.reason)
        }
    }
  }

  /// The problems of one manifest; paths begin at the top of its file.
  static func problems(
    of manifest: SceneManifest, in data: VocabularyData
  ) -> [ContentProblem] {
    let placed = manifest.placed
    return frame(of: manifest, in: data) + zones(of: manifest)
      + objects(placed, of: manifest, in: data)
      + geometry(of: manifest.objects, at: "objects", lowest: coreBar)
      + placed.flatMap {
        geometry(of: $0.object.children ?? [], at: "\($0.path).children", lowest: 1)
      }
  }

  private static func frame(
    of manifest: SceneManifest, in data: VocabularyData
  ) -> [ContentProblem] {
    let routine = data.routines.first { $0.id == manifest.routine }
    return scene(manifest.sceneId, of: data, at: "sceneId")
      + .found(
        routine?.scene != manifest.sceneId, at: "routine",
        "\"\(manifest.routine)\" is no routine of this scene")
      + filled(manifest.label, at: "label") + fileName(manifest.background, at: "background")
  }

  private static func zones(of manifest: SceneManifest) -> [ContentProblem] {
    var ids = Duplicates("the zone")
    return manifest.zones.enumerated().flatMap { index, zone in
      let path = "zones[\(index)]"
      let id = named(zone.id, at: path + ".id") + ids.check(zone.id, at: path + ".id")
      return id + filled(zone.label, at: path + ".label") + picture(zone.emoji, at: path + ".emoji")
    }
  }

  private static func objects(
    _ placed: [PlacedObject], of manifest: SceneManifest, in data: VocabularyData
  ) -> [ContentProblem] {
    var ids = Duplicates("the object")
    var words = Duplicates("the word")
    let board = BoardColours(data, scene: manifest.sceneId)
    let zones = Set(manifest.zones.map(\.id))
    return placed.flatMap { place in
      let (object, path) = (place.object, place.path)
      var problems = named(object.id, at: "\(path).id") + ids.check(object.id, at: "\(path).id")
      problems += board.check(object, at: path) + words.check(object.word, at: "\(path).word")
      problems += .found(
        !zones.contains(object.zone), at: "\(path).zone", "there is no zone \"\(object.zone)\"")
      problems += .found(
        !(1...10).contains(object.priority), at: "\(path).priority",
        "\(object.priority) is not 1 to 10")
      return problems + inside(of: place)
    }
  }

  /// A container holds something, a flat object nothing; three levels are the deepest (M2-001).
  private static func inside(of place: PlacedObject) -> [ContentProblem] {
    let children = place.object.children ?? []
    let path = "\(place.path).children"
    switch place.object.type {
    case .container where children.isEmpty:
      return [ContentProblem(path: path, reason: "a container holds at least one thing")]
    case .flat where !children.isEmpty:
      return [ContentProblem(path: path, reason: "only a container holds things")]
    case .container where place.depth == 3:
      return [ContentProblem(path: path, reason: "it is too deep: scene, zone, sub-zone, item")]
    default: break
    }
    let best = children.map(\.priority).min() ?? .max
    return .found(
      place.object.priority > best, at: "\(place.path).priority",
      "it is \(place.object.priority), less important than what is inside (\(best))")
  }

  /// A name in files: small letters, digits and single dashes.
  private static func named(_ id: String, at path: String) -> [ContentProblem] {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    let isGood = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
    return .found(!isGood, at: path, "\"\(id)\" is no id; write it as high-chair")
  }
}

/// The words that a scene's objects may stand for, in lower case, with their colours.
private struct BoardColours {
  private let keys: [String: FitzgeraldKey]

  init(_ data: VocabularyData, scene: String) {
    var keys: [String: FitzgeraldKey] = [:]
    for word in data.coreVocabulary { keys[word.word.lowercased()] = word.fitzgeraldKey }
    for word in data.scenes[scene]?.words ?? [] {
      keys[word.word.lowercased()] = word.fitzgeraldKey
    }
    self.keys = keys
  }

  func check(_ object: SceneObject, at path: String) -> [ContentProblem] {
    let key = keys[object.word.lowercased()]
    return .found(
      key == nil, at: "\(path).word",
      "\"\(object.word)\" is neither a core word nor a word of the scene")
      + .found(
        key != nil && key != object.fitzgeraldKey, at: "\(path).fitzgeraldKey",
        "\"\(object.word)\" is \(key?.rawValue ?? "") in the vocabulary")
  }
}
