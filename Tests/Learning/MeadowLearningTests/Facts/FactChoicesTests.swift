import MeadowFoundations
import MeadowLearning
import Testing

/// The four answers of a fact (learning §3C, AC4).
@Suite struct FactChoicesTests {
  @Test(
    "four different numbers from 0 to 20, one right, one wrong within two of it, each with its error"
  )
  func shape() {
    for seed in UInt64(1)...20 {
      var chance = Chance(seed: seed)
      for fact in FactBank.all {
        let choices = FactChoices(for: fact, by: &chance)
        let numbers = choices.options.map(\.number)
        let problem = "\(fact) \(numbers), seed \(seed)"
        #expect(choices.fact == fact)
        #expect(numbers.count == FactChoices.count && Set(numbers).count == 4, "\(problem)")
        #expect(numbers.allSatisfy { (0...20).contains($0) }, "\(problem)")
        #expect(choices.options.filter(\.isCorrect).map(\.number) == [fact.answer], "\(problem)")
        #expect(numbers[choices.keyPosition] == fact.answer, "\(problem)")
        #expect(numbers.contains { (1...2).contains(abs($0 - fact.answer)) }, "\(problem)")
        for option in choices.options {
          #expect(option.error == fact.errorTag(for: option.number), "\(problem)")
          #expect(choices.option(showing: option.number) == option)
        }
        #expect(choices.option(showing: 21) == nil)
      }
    }
  }

  /// The sum of squared deviations of `counts` from an even share, over that share.
  private func unevenness(_ counts: [Int]) -> Double {
    let share = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { $0 + (Double($1) - share) * (Double($1) - share) / share }
  }

  /// What chi-squared with three degrees of freedom exceeds once in a thousand.
  private let limit = 16.27

  @Test("AC4: over 10 000 draws the key lies in each cell alike", arguments: [1, 2, 3, 20_260_101])
  func position(seed: UInt64) {
    var chance = Chance(seed: seed)
    var cells = [0, 0, 0, 0]
    for draw in 0..<10_000 {
      let fact = FactBank.all[draw % FactBank.all.count]
      cells[FactChoices(for: fact, by: &chance).keyPosition] += 1
    }
    #expect(unevenness(cells) < limit, "\(cells), seed \(seed)")
  }

  @Test(
    "the key lies in each cell alike at the edges, too",
    arguments: ["0+0", "1+0", "1+1", "9+9", "19-0", "20-0", "8+5"])
  func positionOfOne(name: String) throws {
    let fact = try #require(Fact(rawValue: name))
    var chance = Chance(seed: 7)
    var cells = [0, 0, 0, 0]
    for _ in 0..<10_000 { cells[FactChoices(for: fact, by: &chance).keyPosition] += 1 }
    #expect(unevenness(cells) < limit, "\(cells)")
  }

  /// How many options are smaller than the key.
  private func rank(_ choices: FactChoices) -> Int {
    choices.options.count { $0.number < choices.fact.answer }
  }

  @Test("over the bank the key is smallest, second, third and largest alike")
  func ranks() {
    var chance = Chance(seed: 11)
    var ranks = [0, 0, 0, 0]
    for _ in 0..<100 {
      for fact in FactBank.all { ranks[rank(FactChoices(for: fact, by: &chance))] += 1 }
    }
    #expect(unevenness(ranks) < limit, "\(ranks)")
    print("key by rank:", ranks.map { Double($0) / 46_200 })
  }

  @Test(
    "where 0 to 20 has no room for a rank, the nearest one with room takes its share",
    arguments: [
      ("0+0", [1, 0, 0, 0]), ("7-6", [0.25, 0.75, 0, 0]), ("9-7", [0.25, 0.25, 0.5, 0]),
      ("9-6", [0.25, 0.25, 0.25, 0.25]), ("8+9", [0.25, 0.25, 0.25, 0.25]),
      ("9+9", [0, 0.5, 0.25, 0.25]), ("19+0", [0, 0, 0.75, 0.25]), ("20-0", [0, 0, 0, 1]),
    ])
  func edges(name: String, shares: [Double]) throws {
    let fact = try #require(Fact(rawValue: name))
    var chance = Chance(seed: 5)
    var ranks = [0.0, 0, 0, 0]
    for _ in 0..<4000 { ranks[rank(FactChoices(for: fact, by: &chance))] += 1 / 4000 }
    for (share, expected) in zip(ranks, shares) {
      #expect(abs(share - expected) < 0.03, "\(ranks)")
    }
  }

  @Test("over the whole bank wrong answers come as often as their errors, and all seven occur")
  func errors() {
    var chance = Chance(seed: 3)
    var met: [FactErrorTag: Int] = [:]
    for _ in 0..<20 {
      for fact in FactBank.all {
        for option in FactChoices(for: fact, by: &chance).options {
          if let error = option.error { met[error, default: 0] += 1 }
        }
      }
    }
    print("errors offered:", met.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" })
    #expect(met.keys.count == FactErrorTag.allCases.count - 1 && met[.digitReversal] == nil)
    #expect(met.max { $0.value < $1.value }?.key == .countSlip)
  }

  @Test("the same chance gives the same choices")
  func replay() throws {
    let fact = try #require(Fact(8, .plus, 5))
    var (one, other) = (Chance(seed: 4), Chance(seed: 4))
    for _ in 0..<50 {
      #expect(FactChoices(for: fact, by: &one) == FactChoices(for: fact, by: &other))
    }
    #expect(one == other)
  }
}
