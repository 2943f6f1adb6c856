/// How a scene looks: what stands where (document 000 §03).
public struct SceneManifest: Equatable, Sendable, Codable {
  /// The name of its scene in the vocabulary.
  public var sceneId: String
  /// The routine it belongs to.
  public var routine: String
  /// Its name for grown-ups.
  public var label: String
  /// The file of its drawn background.
  public var background: String
  /// Whether its objects begin with their words under them (document 001: off).
  public var labelDefault: Bool
  /// The parts of the scene.
  public var zones: [SceneZone]
  /// What stands in the scene itself.
  public var objects: [SceneObject]

  /// A manifest, unchecked.
  public init(
    sceneId: String, routine: String, label: String, background: String, labelDefault: Bool = false,
    zones: [SceneZone], objects: [SceneObject]
  ) {
    self.sceneId = sceneId
    self.routine = routine
    self.label = label
    self.background = background
    self.labelDefault = labelDefault
    self.zones = zones
    self.objects = objects
  }

  /// The object whose id is the last of `path`, found through the containers before it; nil where
  /// one of them is not there.
  public func object(at path: [String]) -> SceneObject? {
    var level = objects
    var found: SceneObject?
    for id in path {
      guard let next = level.first(where: { $0.id == id }) else { return nil }
      found = next
      level = next.children ?? []
    }
    return found
  }

  /// What is seen at `path`: the scene's objects for an empty one, else the container's children.
  public func objects(at path: [String]) -> [SceneObject] {
    path.isEmpty ? objects : object(at: path)?.children ?? []
  }
}

extension VocabularyData {
  /// `manifests` with each object's word as this vocabulary shows and says it; a word it does not know stays
  /// as it is written.
  public func naming(_ manifests: [SceneManifest]) -> [SceneManifest] {
    let words =
      coreVocabulary.map { ($0.id, $0.word) }
      + scenes.byName.flatMap { $0.value.words.map { ($0.id, $0.word) } }
    let texts = Dictionary(words) { first, _ in first }
    func named(_ object: SceneObject, _ here: [WordID: String]) -> SceneObject {
      var object = object
      let id = WordID(object.word)
      object.word = here[id] ?? texts[id] ?? object.word
      object.children = object.children?.map { named($0, here) }
      return object
    }
    return manifests.map { manifest in
      let own = scenes[manifest.sceneId]?.words ?? []
      let here = Dictionary(own.map { ($0.id, $0.word) }) { first, _ in first }
      var manifest = manifest
      manifest.objects = manifest.objects.map { named($0, here) }
      return manifest
    }
  }
}

extension SceneManifest {
  /// The manifest with the names that `labels` have for it and its zones.
  public func labelled(by labels: LanguageLabels) -> SceneManifest {
    var manifest = self
    manifest.label = labels.scenes[sceneId] ?? label
    manifest.zones = zones.map { zone in
      var zone = zone
      zone.label = labels.zones[sceneId]?[zone.id] ?? zone.label
      return zone
    }
    return manifest
  }

  /// The words of all that lies in each container, at any depth, by the container's word.
  public var contents: [String: [String]] {
    var contents: [String: [String]] = [:]
    func look(at objects: [SceneObject]) -> [String] {
      objects.flatMap { object -> [String] in
        guard let children = object.children else { return [object.word] }
        let inside = look(at: children)
        contents[object.word, default: []] += inside
        return [object.word] + inside
      }
    }
    _ = look(at: objects)
    return contents
  }
}

/// A part of a scene, such as the fridge.
public struct SceneZone: Equatable, Sendable, Codable {
  /// Its name in files.
  public var id: String
  /// Its name for grown-ups.
  public var label: String
  /// Its picture: one emoji.
  public var emoji: String

  /// A zone, unchecked.
  public init(id: String, label: String, emoji: String) {
    self.id = id
    self.label = label
    self.emoji = emoji
  }
}

/// A thing in a scene or in one of its containers.
public struct SceneObject: Equatable, Sendable, Codable, Identifiable {
  /// What a touch does.
  public enum Kind: String, CaseIterable, Sendable, Codable {
    /// It says its word.
    case flat
    /// It says its word and opens.
    case container
  }

  /// Its name in the scene.
  public var id: String
  /// The word it stands for: in a file by its id, in a ``VocabularyService`` as it is shown and spoken.
  public var word: String
  /// What a touch does.
  public var type: Kind
  /// For a container the tier from which on it opens (below, it says its word only); for a flat
  /// object the tier that usually aims at its word. Hides nothing: density does that, and
  /// ``seenFromTier`` where there is one.
  public var tier: Tier
  /// The tier from which on it is in sight, for words that a younger child's board does without; nil
  /// for all. Its place is kept free until then.
  public var seenFromTier: Tier?
  /// The part of speech behind its colour.
  public var fitzgeraldKey: FitzgeraldKey
  /// The zone it belongs to.
  public var zone: String
  /// How important it is, 1 most to 10 least; what ``SceneDensity`` cuts by.
  public var priority: Int
  /// Its top left corner, as fractions of what contains it.
  public var position: ScenePosition
  /// Its size, as fractions of what contains it.
  public var size: SceneSize
  /// What is inside a container.
  public var children: [SceneObject]?

  /// An object, unchecked.
  public init(
    id: String, word: String, type: Kind = .flat, tier: Tier = .firstWords,
    seenFromTier: Tier? = nil, fitzgeraldKey: FitzgeraldKey = .nouns, zone: String,
    priority: Int = 1,
    position: ScenePosition = ScenePosition(x: 0, y: 0),
    size: SceneSize = SceneSize(w: 0.1, h: 0.1),
    children: [SceneObject]? = nil
  ) {
    self.id = id
    self.word = word
    self.type = type
    self.tier = tier
    self.seenFromTier = seenFromTier
    self.fitzgeraldKey = fitzgeraldKey
    self.zone = zone
    self.priority = priority
    self.position = position
    self.size = size
    self.children = children
  }
}

/// A place in a scene, as fractions of its width and height.
public struct ScenePosition: Equatable, Sendable, Codable {
  /// From the left, 0…1.
  public var x: Double
  /// From the top, 0…1.
  public var y: Double

  /// A place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size in a scene, as fractions of its width and height.
public struct SceneSize: Equatable, Sendable, Codable {
  /// The width, 0…1.
  public var w: Double
  /// The height, 0…1.
  public var h: Double

  /// A size.
  public init(w: Double, h: Double) {
    self.w = w
    self.h = h
  }
}
