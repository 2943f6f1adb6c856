extension ItemProperties {
  /// P12: in a lesson of four or more drawn choices, no place and no rank holds the right option more
  /// than once above its fair share.
  package static func balance(_ items: [KeyedItem], lesson: String) -> [PropertyViolation] {
    let places = items.compactMap(KeyPlace.init)
    return share(places.map { ($0.place, $0.count) }, "place", lesson)
      + share(places.compactMap { place in place.rank.map { ($0, place.count) } }, "rank", lesson)
  }

  private static func share(
    _ keys: [(place: Int, count: Int)], _ what: String, _ lesson: String
  ) -> [PropertyViolation] {
    guard keys.count >= 4, let options = keys.map(\.count).min() else { return [] }
    let most = (keys.count + options - 1) / options + 1
    let counts = Dictionary(grouping: keys, by: \.place).mapValues(\.count)
    return counts.filter { $0.value > most }.keys.sorted().map {
      PropertyViolation(
        .balance, lesson,
        "the right option has \(what) \($0 + 1) in \(counts[$0] ?? 0) of \(keys.count) items; at most \(most)"
      )
    }
  }
}

/// Where the right option stands.
package struct KeyPlace: Equatable, Sendable {
  /// Its place among the options, from 0.
  package let place: Int
  /// How many options are smaller, where all are numbers.
  package let rank: Int?
  /// How many options there are.
  package let count: Int

  /// The place of the right option of `keyed`, or nil where nothing is chosen.
  package init?(_ keyed: KeyedItem) {
    let options = keyed.item.board.options
    let values = options.compactMap { keyed.key.values[$0.id] }
    guard keyed.item.format == .choice, values.count == options.count,
      let place = values.firstIndex(where: keyed.key.accepted.accepts)
    else { return nil }
    self.place = place
    count = options.count
    let numbers = values.compactMap(\.int)
    rank = numbers.count == count ? numbers.count { $0 < numbers[place] } : nil
  }
}
