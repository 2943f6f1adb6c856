package import Foundation
package import MeadowLearning

/// Which items the places of lessons have: chosen once and kept in a file, so that a release asks the
/// same things for ever and nobody waits while they are chosen (learning §4).
package struct LessonPlaces: Equatable, Sendable {
  /// The name of the file.
  package static let name = "places.json"

  /// By the id of the place.
  package var places: [String: LessonPlace] = [:]

  /// No place yet.
  package init() {}

  /// Reads the file at `url`; nothing where there is none.
  package init(at url: URL) {
    guard let bytes = try? Data(contentsOf: url),
      let named = try? JSONDecoder().decode([String: [String]].self, from: bytes)
    else { return }
    places = named.compactMapValues { names in
      let ids = names.compactMap(ItemID.init(rawValue:))
      return ids.count == 3 ? LessonPlace(first: ids[0], twin: ids[1], review: ids[2]) : nil
    }
  }

  /// Chooses items for all places of `lessons`, which are those of one skill.
  package init(choosing lessons: [LearningFile.Entry], from templates: [String: Template]) {
    var seeds = ItemSeeds()
    for lesson in lessons {
      let own = lesson.items.compactMap { templates[$0] }
      guard own.count == lesson.items.count, let slots = try? seeds.lesson(own) else { continue }
      for (index, slot) in slots.enumerated() {
        places[LearningPack.place(index, of: lesson.id)] = LessonPlace(
          first: slot.first.item.id, twin: slot.twin.item.id, review: slot.review.item.id)
      }
    }
  }

  /// The places of `lessons` where all of them are named with the templates they have now, else nil.
  func named(_ lessons: [LearningFile.Entry]) -> [String: LessonPlace]? {
    var found: [String: LessonPlace] = [:]
    for lesson in lessons {
      for (index, template) in lesson.items.enumerated() {
        let id = LearningPack.place(index, of: lesson.id)
        guard let place = places[id], place.first.template == template else { return nil }
        found[id] = place
      }
    }
    return found
  }

  /// The file's bytes: a place a line, in order.
  package var bytes: Data {
    let lines = places.sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }.map {
      "  \"\($0.key)\": [\"\($0.value.first)\", \"\($0.value.twin)\", \"\($0.value.review)\"]"
    }
    return Data(("{\n" + lines.joined(separator: ",\n") + "\n}\n").utf8)
  }
}
