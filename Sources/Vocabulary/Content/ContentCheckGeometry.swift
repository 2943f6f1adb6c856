import MeadowFoundations

extension ContentCheck {
  /// Below it the bar of core words lies over the scene, as a fraction of its height.
  static let coreBar = 0.86

  /// The smallest object: 72 px of a 1024 × 768 page (spec README, resolution 20), with the room that
  /// the page's own frame takes.
  static let leastSize = SceneSize(w: 0.08, h: 0.11)

  /// More would stand in each other's way; also what keeps the search for overlaps short.
  static let mostSiblings = 24

  /// Half a pixel of 1024: what rounding to three digits moves.
  private static let slack = 0.0005

  /// Objects of one view: inside it down to `lowest`, large enough to be touched, none over another.
  static func geometry(
    of objects: [SceneObject], at path: String, lowest: Double
  ) -> [ContentProblem] {
    guard objects.count <= mostSiblings else {
      return .found(true, at: path, "\(objects.count) objects in one view, \(mostSiblings) at most")
    }
    return objects.enumerated().flatMap { index, object in
      let place = "\(path)[\(index)]"
      return bounds(of: object, at: place, lowest: lowest) + size(of: object, at: place)
        + objects.prefix(index).enumerated().filter { overlap(object, $0.element) }.map {
          ContentProblem(
            path: "\(place).position",
            reason: "it lies over \"\($0.element.word)\" (\(path)[\($0.offset)])")
        }
    }
  }

  private static func bounds(
    of object: SceneObject, at path: String, lowest: Double
  ) -> [ContentProblem] {
    let right = object.position.x + object.size.w
    let bottom = object.position.y + object.size.h
    return .found(
      object.position.x < 0 || object.position.y < 0 || right > 1 + slack
        || bottom > lowest + slack, at: "\(path).position",
      "it reaches out of its view: \(span(object.position.x, right)) from the left and "
        + "\(span(object.position.y, bottom)) from the top, where 0 to 1 and 0 to \(lowest) are free"
    )
  }

  private static func size(of object: SceneObject, at path: String) -> [ContentProblem] {
    .found(
      object.size.w < leastSize.w || object.size.h < leastSize.h, at: "\(path).size",
      "\(object.size.w) × \(object.size.h) is too small to touch; at least "
        + "\(leastSize.w) × \(leastSize.h)")
  }

  private static func overlap(_ a: SceneObject, _ b: SceneObject) -> Bool {
    let wide =
      min(a.position.x + a.size.w, b.position.x + b.size.w) - max(a.position.x, b.position.x)
    let high =
      min(a.position.y + a.size.h, b.position.y + b.size.h) - max(a.position.y, b.position.y)
    return wide > slack && high > slack
  }

  private static func span(_ from: Double, _ to: Double) -> String {
    "\(rounded(from)) to \(rounded(to))"
  }

  /// To three digits, so that a reader sees 1.05 and not 1.0499999.
  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
