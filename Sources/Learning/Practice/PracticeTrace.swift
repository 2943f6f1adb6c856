/// The facts shown in one session, in order, and what the gates ask of them (learning §3A, gate 2).
struct PracticeTrace: Equatable, Sendable {
  /// By number, the first item first.
  private(set) var items: [Int] = []
  /// The numbers of the facts that were answered right in the session.
  private var right: Set<Int> = []
  private var showings = [UInt16](repeating: 0, count: FactTable.rows.count)

  /// The place of the next item, from 0.
  var position: Int { items.count }

  /// How often the fact `number` was shown.
  func showings(of number: Int) -> Int { Int(showings[number]) }

  /// Whether the fact `number` was answered right.
  func wasRight(_ number: Int) -> Bool { right.contains(number) }

  /// Notes that the fact `number` was answered right.
  mutating func noteRight(_ number: Int) { right.insert(number) }

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

  /// The facts that may not come next as they have not rested.
  func tired(_ lag: Int) -> [Int] {
    let turned = items.last.map { FactTable.rows[$0].commuted } ?? -1
    return items.suffix(max(lag, 1)) + (turned < 0 ? [] : [turned])
  }

  /// What may not come next, as it has come so often in a row (learning §3E).
  func fullRun(_ order: OrderParameters) -> FullRun {
    let rows = items.suffix(max(order.strategyRun, order.operationRun)).map { FactTable.rows[$0] }
    let strategies = Set(rows.suffix(order.strategyRun).map(\.strategy))
    let operations = Set(rows.suffix(order.operationRun).map(\.isSum))
    return FullRun(
      strategy: rows.count >= order.strategyRun && strategies.count == 1 ? strategies.first : nil,
      isSum: rows.count >= order.operationRun && operations.count == 1 ? operations.first : nil)
  }
}

/// A strategy and an operation of which enough came in a row; nil for none.
struct FullRun: Equatable {
  var strategy: FactStrategy?
  var isSum: Bool?

  /// Whether the fact `number` is of neither.
  func allows(_ number: Int) -> Bool {
    let row = FactTable.rows[number]
    return row.strategy != strategy && row.isSum != isSum
  }
}

extension PracticeTrace: Codable {
  private enum Key: CodingKey { case items, right }

  init(from decoder: any Decoder) throws {
    self.init()
    let keys = try decoder.container(keyedBy: Key.self)
    for fact in try keys.decode([Fact].self, forKey: .items) { append(FactTable.number(of: fact)) }
    right = Set(try keys.decode([Fact].self, forKey: .right).map(FactTable.number))
  }

  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(items.map { FactTable.rows[$0].fact }, forKey: .items)
    try keys.encode(right.sorted().map { FactTable.rows[$0].fact }, forKey: .right)
  }
}
