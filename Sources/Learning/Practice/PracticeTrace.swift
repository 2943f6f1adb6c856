/// The facts shown in one session, in order, and what the gates ask of them (learning §3A, gate 2).
struct PracticeTrace: Equatable, Sendable {
  /// By number, the first item first.
  private(set) var items: [Int] = []
  private var showings = [UInt16](repeating: 0, count: FactTable.rows.count)

  /// The place of the next item, from 0.
  var position: Int { items.count }

  /// How often the fact `number` was shown.
  func showings(of number: Int) -> Int { Int(showings[number]) }

  /// Notes that the fact `number` is shown.
  mutating func append(_ number: Int) {
    items.append(number)
    if showings[number] < .max { showings[number] += 1 }
  }

  /// Whether the fact `number` may come next: not one of the last items, not too often before, and
  /// not the item before turned round (learning AC7).
  func isFree(_ number: Int, _ mix: MixParameters) -> Bool {
    showings[number] < mix.showingsPerSession && hasRested(number, mix.repeatLag)
  }

  /// Whether the fact `number` is none of the last `lag` items nor the last one turned round.
  func hasRested(_ number: Int, _ lag: Int) -> Bool {
    if let last = items.last, FactTable.rows[last].commuted == number { return false }
    return !items.suffix(max(lag, 1)).contains(number)
  }

  /// Whether the fact `number` would come next without too long a run of one strategy or operation
  /// (learning §3E).
  func keepsOrder(_ number: Int, _ order: OrderParameters) -> Bool {
    let row = FactTable.rows[number]
    return !isRun(order.strategyRun) { $0.strategy == row.strategy }
      && !isRun(order.operationRun) { $0.isSum == row.isSum }
  }

  /// Whether the last `length` items are there and all alike.
  private func isRun(_ length: Int, where isAlike: (FactTable.Row) -> Bool) -> Bool {
    items.count >= length && items.suffix(length).allSatisfy { isAlike(FactTable.rows[$0]) }
  }
}

extension PracticeTrace: Codable {
  init(from decoder: any Decoder) throws {
    self.init()
    for fact in try decoder.singleValueContainer().decode([Fact].self) {
      append(FactTable.number(of: fact))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(items.map { FactTable.rows[$0].fact })
  }
}
