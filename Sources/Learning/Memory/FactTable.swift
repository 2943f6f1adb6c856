/// The facts by number, with what the scheduler asks of each at every item: looked up, not worked
/// out anew.
enum FactTable {
  /// What is fixed about a fact.
  struct Row: Sendable {
    let fact: Fact
    let band: FactBand
    let strategy: FactStrategy
    let isSum: Bool
    /// The number of the sum turned round, or −1.
    let commuted: Int
  }

  /// The facts by number, in the order of the bank.
  static let rows: [Row] = FactBank.all.map { fact in
    Row(
      fact: fact, band: fact.band, strategy: fact.strategy, isSum: fact.operation == .plus,
      commuted: fact.commuted.map(number) ?? -1)
  }

  /// The number of `fact`, 0 to 461.
  static func number(of fact: Fact) -> Int { numbers[cell(fact)] }

  /// The facts of `band` in the order in which they are introduced: a family at a time, those of the
  /// curated hundred with their differences first (learning R2).
  static func introduction(of band: FactBand) -> [Int] { introductions[band] ?? [] }

  private static let introductions: [FactBand: [Int]] = {
    let families = FactBank.families.sorted { a, b in
      (a.larger > 9 ? 1 : 0, a) < (b.larger > 9 ? 1 : 0, b)
    }
    return Dictionary(grouping: families, by: \.band).mapValues { members in
      members.flatMap { $0.facts.map(number) }
    }
  }()

  private static let numbers: [Int] = {
    var numbers = [Int](repeating: -1, count: 2 * side * side)
    for (number, fact) in FactBank.all.enumerated() { numbers[cell(fact)] = number }
    return numbers
  }()

  private static let side = Fact.limit + 1

  private static func cell(_ fact: Fact) -> Int {
    ((fact.operation == .plus ? 0 : side) + fact.left) * side + fact.right
  }
}
