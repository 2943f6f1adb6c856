import MeadowFoundations
import MeadowLearning
import Testing

/// What a child would score that looks at the four numbers and never at the fact (learning §3C).
@Suite struct ChoiceGamingTests {
  /// A way to pick without arithmetic: the numbers it would tap, one of them by luck; all where none.
  struct Rule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The share it may be right in: 30 in 100 for those that learning §3C names and those like them.
    /// Wrong answers lie about the right one, so that a crowd tells a little: never above 40 in 100.
    var limit = 0.30
    let picks: @Sendable ([Int]) -> [Int]
  }

  static let rules = [
    Rule(testDescription: "tap the one with both neighbours present") { numbers in
      numbers.filter { numbers.contains($0 - 1) && numbers.contains($0 + 1) }
    },
    Rule(testDescription: "tap the most central, nearest the mean") { numbers in
      let sum = numbers.reduce(0, +)
      return lowest(numbers) { abs(4 * $0 - sum) }
    },
    Rule(testDescription: "tap the most central, nearest all the others") { numbers in
      lowest(numbers) { number in numbers.reduce(0) { $0 + abs($1 - number) } }
    },
    Rule(testDescription: "tap one with a neighbour present", limit: 0.40) { numbers in
      numbers.filter { numbers.contains($0 - 1) || numbers.contains($0 + 1) }
    },
    Rule(testDescription: "tap the one with the most others within two", limit: 0.40) { numbers in
      lowest(numbers) { number in -numbers.count { abs($0 - number) <= 2 } }
    },
    Rule(testDescription: "tap the smallest") { lowest($0) { $0 } },
    Rule(testDescription: "tap the largest") { lowest($0) { -$0 } },
    Rule(testDescription: "tap the one farthest from the others") { numbers in
      lowest(numbers) { number in -numbers.reduce(0) { $0 + abs($1 - number) } }
    },
  ]

  /// Those of `numbers` with the lowest `value`.
  private static func lowest(_ numbers: [Int], by value: (Int) -> Int) -> [Int] {
    let least = numbers.map(value).min()
    return numbers.filter { value($0) == least }
  }

  @Test(
    "no rule that looks only at the four numbers is right more often than its limit",
    arguments: rules)
  func gaming(rule: Rule) {
    let seeds = UInt64(1)...100
    var score = 0.0
    for seed in seeds {
      var chance = Chance(seed: seed)
      for fact in FactBank.all {
        let numbers = FactChoices(for: fact, by: &chance).options.map(\.number)
        let picks = rule.picks(numbers).isEmpty ? numbers : rule.picks(numbers)
        if picks.contains(fact.answer) { score += 1 / Double(picks.count) }
      }
    }
    score /= Double(seeds.count * FactBank.all.count)
    print("\(rule.testDescription): \((score * 1000).rounded() / 10) %")
    #expect(score <= rule.limit)
  }
}
