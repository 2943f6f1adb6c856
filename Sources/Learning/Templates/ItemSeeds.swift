/// The seeds of one place in a lesson: first use, near-twin, review (learning §4).
package struct SlotItems: Equatable, Sendable {
  /// Asked first.
  package let first: KeyedItem
  /// Asked again after a miss; another answer.
  package let twin: KeyedItem
  /// Asked in a review; another item than both.
  package let review: KeyedItem

  /// All three.
  package var all: [KeyedItem] { [first, twin, review] }
}

/// Chooses seeds for the places of a skill's lessons, so that nobody picks 2 016 of them by hand: no item
/// twice within the skill (P13), and the right option has no favourite place or rank in a lesson (P12).
package struct ItemSeeds: Sendable {
  /// How many seeds are looked at for one item.
  package static let tries: UInt64 = 1000

  private var seen: Set<String> = []

  /// Seeds for a skill of which nothing is chosen yet.
  package init() {}

  /// Three items for each of `templates`, which are a lesson in its order; always the same ones for the
  /// same lessons before it.
  package mutating func lesson(_ templates: [Template]) throws(TemplateProblem) -> [SlotItems] {
    var slots: [SlotItems] = []
    for template in templates {
      let places = slots.compactMap { KeyPlace($0.first) }
      let first = try next(of: template) { Self.isFair($0, after: places) }
      let twin = try next(of: template) { $0.key.accepted != first.key.accepted }
      slots.append(
        SlotItems(first: first, twin: twin, review: try next(of: template) { _ in true }))
    }
    return slots
  }

  /// The first seed whose item is new and wanted; where none is wanted, the first that is new, which the
  /// properties of the lesson then judge.
  private mutating func next(
    of template: Template, _ isWanted: (KeyedItem) -> Bool
  ) throws(TemplateProblem) -> KeyedItem {
    var spare: KeyedItem?
    for seed in 0..<Self.tries {
      let keyed = try ItemGenerator.item(of: template, seed: seed)
      guard !seen.contains(keyed.look) else { continue }
      if spare == nil { spare = keyed }
      guard isWanted(keyed) else { continue }
      seen.insert(keyed.look)
      return keyed
    }
    guard let spare else {
      throw TemplateProblem(
        kind: .nothingFits, template: template.id, field: "params",
        reason: "\(Self.tries) seeds make no item that is not there already",
        advice: "widen the params, or use the template for fewer places")
    }
    seen.insert(spare.look)
    return spare
  }

  /// Whether the place and the rank of the right option have had no more than their share.
  private static func isFair(_ keyed: KeyedItem, after places: [KeyPlace]) -> Bool {
    guard let place = KeyPlace(keyed) else { return true }
    let share = places.count / place.count
    let ranks = places.count { $0.rank == place.rank }
    return places.count { $0.place == place.place } <= share
      && (place.rank == nil || ranks <= share)
  }
}
