import MeadowFoundations

/// An object of a scene together with where it stands: what checks and statistics go through.
struct PlacedObject {
  /// The object.
  var object: SceneObject
  /// Its place in the file: "objects[0].children[2]".
  var path: String
  /// 1 for what stands in the scene itself, 2 inside a zone's container, 3 inside a sub-zone.
  var depth: Int
}

extension SceneManifest {
  /// All objects, each before what is inside it, in the order of the file.
  var placed: [PlacedObject] { Self.placed(objects, at: "objects", depth: 1) }

  private static func placed(
    _ objects: [SceneObject], at path: String, depth: Int
  ) -> [PlacedObject] {
    objects.enumerated().flatMap { index, object in
      let place = "\(path)[\(index)]"
      return [PlacedObject(object: object, path: place, depth: depth)]
        + placed(object.children ?? [], at: "\(place).children", depth: depth + 1)
    }
  }

  /// Containers inside containers.
  var subZones: [SceneObject] {
    placed.filter { $0.depth > 1 && $0.object.type == .container }.map(\.object)
  }
}
