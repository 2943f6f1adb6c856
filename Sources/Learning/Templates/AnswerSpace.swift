/// Every answer that can be given on a board, each with what it says: what an independent solver tries.
///
/// Reads answers by itself and not through the board's own reading, so that a mistake in one is seen
/// against the other.
struct AnswerSpace {
  /// The most answers that are tried for one item; ours.
  static let most = 20_000

  /// One answer and what it says.
  typealias Candidate = (answer: ItemAnswer, given: TemplateValue)

  let board: AnswerBoard
  let values: [String: TemplateValue]

  /// All of them in a fixed order, or nil where they are too many.
  func candidates() -> [Candidate]? {
    switch board {
    case .choice(let options): options.map { (.choice($0.id), meaning($0)) }
    case .moving(let options): options.map { (.touched($0.id), meaning($0)) }
    case .keypad(let most): (0...most).map { (.number($0), .int($0)) }
    case .tapCount(_, let most, _): (0...most).map { (.count($0), .int($0)) }
    case .measure(_, let most, _): (0...most).map { (.value($0), .int($0)) }
    case .numberLine(let from, let to, let start):
      (from...to).map { (.hops($0 == start ? [] : [$0 - start], end: $0), .int($0)) }
    case .base10(let tens, let ones): Self.blocks(tens, ones)
    case .clock(_, _, let step): Self.times(step)
    case .coins(let most): Self.coins(most)
    case .match, .sequence, .shade, .graph, .pegs, .row: listed()
    }
  }

  /// Formats whose answers are lists.
  private func listed() -> [Candidate]? {
    switch board {
    case .match(let board):
      Self.arrangements(board.tiles, places: board.slots.count, board.reusesTiles)?.map { tiles in
        let pairs = zip(board.slots.map(\.id), tiles.map(\.id))
        return (.slots(Dictionary(pairs) { first, _ in first }), .list(tiles.map(meaning)))
      }
    case .sequence(let board):
      Self.arrangements(board.tiles, places: board.places, board.reusesTiles)?.map {
        (.order($0.map(\.id)), .list($0.map(meaning)))
      }
    case .pegs(_, _, let pegs, let tiles):
      Self.arrangements(tiles, places: pegs.count, false)?.map { (.pegs($0), .ints($0)) }
    case .graph(let labels, let most, _):
      Self.arrangements(Array(0...most), places: labels.count, true)?.map { (.bars($0), .ints($0)) }
    case .row(let numbers, let most):
      Self.arrangements(Array(0...most), places: numbers.count { $0 == nil }, true)?.map {
        (.missing($0), .ints($0))
      }
    case .shade(_, let parts):
      (0..<(1 << parts)).map { pattern in
        let shaded = (0..<parts).filter { pattern & (1 << $0) != 0 }
        return (.segments(shaded), .ints(shaded))
      }
    case .choice, .moving, .keypad, .tapCount, .measure, .numberLine, .base10, .clock, .coins: nil
    }
  }

  private func meaning(_ option: ItemOption) -> TemplateValue { values[option.id] ?? .text("") }

  private static func blocks(_ tens: Int, _ ones: Int) -> [Candidate] {
    (0...tens).flatMap { tens in
      (0...ones).map { ones in
        (.blocks(tens: tens, ones: ones), .record(["tens": .int(tens), "ones": .int(ones)]))
      }
    }
  }

  private static func times(_ step: Int) -> [Candidate] {
    (1...12).flatMap { hour in
      stride(from: 0, to: 60, by: step).map { minute in
        (.time(hour: hour, minute: minute), .record(["h": .int(hour), "m": .int(minute)]))
      }
    }
  }

  private static func coins(_ most: CoinCount) -> [Candidate]? {
    let limits = [most.pennies, most.nickels, most.dimes, most.quarters]
    guard limits.reduce(1, { $0 * ($1 + 1) }) <= self.most else { return nil }
    var trays: [[Int]] = [[]]
    for limit in limits { trays = trays.flatMap { tray in (0...limit).map { tray + [$0] } } }
    return trays.map { tray in
      let coins = CoinCount(pennies: tray[0], nickels: tray[1], dimes: tray[2], quarters: tray[3])
      let names = zip(["p", "n", "d", "q"], tray.map(TemplateValue.int))
      return (.coins(coins), .record(Dictionary(uniqueKeysWithValues: names)))
    }
  }

  /// Every way to lay `members` into `places`, or nil where there are too many.
  private static func arrangements<Member>(
    _ members: [Member], places: Int, _ isReused: Bool
  ) -> [[Member]]? {
    var found: [[Int]] = [[]]
    for _ in 0..<places {
      guard found.count * members.count <= most else { return nil }
      found = found.flatMap { used in
        members.indices.filter { isReused || !used.contains($0) }.map { used + [$0] }
      }
    }
    return found.map { $0.map { members[$0] } }
  }
}
