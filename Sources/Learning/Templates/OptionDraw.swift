import MeadowFoundations

/// Chooses wrong options so that the right one cannot be guessed from its rank or place (learning §3C).
struct OptionDraw {
  let right: TemplateValue
  let wrongs: [TemplateValue]
  let count: Int
  var chance: Chance

  /// The options in an order of chance.
  mutating func options() -> [TemplateValue] {
    chance.shuffled([right] + (ranked() ?? Array(chance.shuffled(wrongs).prefix(count - 1))))
  }

  /// For numbers: as many below the right one as its rank says, every possible rank alike, and at least
  /// one wrong number within two of it where there is such a one; nil where options are no numbers.
  private mutating func ranked() -> [TemplateValue]? {
    guard let right = right.int else { return nil }
    let numbers = wrongs.compactMap(\.int)
    guard numbers.count == wrongs.count else { return nil }
    var below = chance.shuffled(numbers.filter { $0 < right })
    var above = chance.shuffled(numbers.filter { $0 > right })
    let ranks = (0..<count).filter { $0 <= below.count && count - 1 - $0 <= above.count }
    guard !ranks.isEmpty else { return nil }
    let rank = ranks[chance.index(below: ranks.count)]
    let isNear = { (number: Int) in abs(number - right) <= 2 }
    if !below.prefix(rank).contains(where: isNear),
      !above.prefix(count - 1 - rank).contains(where: isNear)
    {
      Self.bring(isNear, to: &below, within: rank)
      Self.bring(isNear, to: &above, within: count - 1 - rank)
    }
    return (below.prefix(rank) + above.prefix(count - 1 - rank)).map(TemplateValue.int)
  }

  /// Puts a near number first where the first is used at all.
  private static func bring(
    _ isNear: (Int) -> Bool, to numbers: inout [Int], within used: Int
  ) {
    guard used > 0, let place = numbers.firstIndex(where: isNear) else { return }
    numbers.swapAt(0, place)
  }
}
