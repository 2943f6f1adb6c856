import MeadowFoundations

/// Answers that mean nothing: of any format, within bounds and far out of them.
enum AnswerFuzz {
  /// `count` of them, always the same for one seed.
  static func answers(seed: UInt64, count: Int) -> [ItemAnswer] {
    var chance = Chance(seed: seed)
    return (0..<count).map { _ in answer(&chance) }
  }

  private static func answer(_ chance: inout Chance) -> ItemAnswer {
    let format = ItemFormat.allCases[chance.index(below: ItemFormat.allCases.count)]
    switch format {
    case .choice: return .choice("o\(chance.index(below: 9))")
    case .moving: return .touched("o\(chance.index(below: 9))")
    case .keypad: return .number(number(&chance))
    case .tapCount: return .count(number(&chance))
    case .measure: return .value(number(&chance))
    case .match: return .slots(["s\(chance.index(below: 4))": "t\(chance.index(below: 4))"])
    case .sequence: return .order(numbers(&chance).map { "t\($0)" })
    case .numberLine: return .hops(numbers(&chance), end: number(&chance))
    case .base10: return .blocks(tens: number(&chance), ones: number(&chance))
    case .clock: return .time(hour: number(&chance), minute: number(&chance))
    case .coins:
      return .coins(
        CoinCount(
          pennies: number(&chance), nickels: number(&chance), dimes: number(&chance),
          quarters: number(&chance)))
    case .shade: return .segments(numbers(&chance))
    case .graph: return .bars(numbers(&chance))
    case .pegs: return .pegs(numbers(&chance))
    case .row: return .missing(numbers(&chance))
    }
  }

  private static func number(_ chance: inout Chance) -> Int {
    let extremes = [Int.min, Int.max, -1, 1000, 7, 30]
    let pick = chance.index(below: 40)
    return pick < extremes.count ? extremes[pick] : chance.index(below: 25) - 2
  }

  private static func numbers(_ chance: inout Chance) -> [Int] {
    (0..<chance.index(below: 5)).map { _ in number(&chance) }
  }
}
