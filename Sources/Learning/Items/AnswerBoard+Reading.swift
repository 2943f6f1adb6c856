import MeadowFoundations

extension AnswerBoard {
  /// What `answer` says on this board, as a value of the template language; `values` are what the
  /// options, tiles and slots stand for.
  ///
  /// - Throws: a problem with the answer's field where it is of another format, out of the board's
  ///   bounds, or not finished. None of these is a wrong answer: a page that works cannot send it.
  func reading(
    of answer: ItemAnswer, values: [String: TemplateValue]
  ) throws(InputProblem) -> TemplateValue {
    switch (self, answer) {
    case (.choice(let options), .choice(let id)), (.moving(let options), .touched(let id)):
      return try Self.tile(id, of: options, values, "choice")
    case (.keypad(let most), .number(let number)):
      return .int(try Self.check(number, 0, most, "number"))
    case (.match(let board), .slots(let slots)): return try board.reading(of: slots, values)
    case (.sequence(let board), .order(let tiles)): return try board.reading(of: tiles, values)
    case (.tapCount(_, let most, _), .count(let count)):
      return .int(try Self.check(count, 0, most, "count"))
    case (.numberLine(let from, let to, let start), .hops(let hops, let end)):
      return .int(try Self.landing(hops, end, start: start, from, to))
    case (.base10(let tens, let ones), .blocks(let givenTens, let givenOnes)):
      return .record([
        "tens": .int(try Self.check(givenTens, 0, tens, "tens")),
        "ones": .int(try Self.check(givenOnes, 0, ones, "ones")),
      ])
    case (.clock(_, _, let step), .time(let hour, let minute)):
      let minute = try Self.check(minute, 0, 59, "m")
      guard minute % step == 0 else {
        throw Self.problem("m", "\(minute) lies between the steps", "send a multiple of \(step)")
      }
      return .record(["h": .int(try Self.check(hour, 1, 12, "h")), "m": .int(minute)])
    case (.coins(let most), .coins(let coins)): return try Self.coins(coins, most)
    case (.shade(_, let parts), .segments(let given)):
      return .ints(try Self.distinct(given, 0, parts - 1, "segments").sorted())
    case (.graph(let labels, let most, _), .bars(let heights)):
      return .ints(try Self.check(heights, count: labels.count, 0, most, "bars"))
    case (.measure(_, let most, _), .value(let value)):
      return .int(try Self.check(value, 0, most, "value"))
    case (.pegs(_, _, let pegs, let tiles), .pegs(let given)):
      return try Self.pegs(given, count: pegs.count, tiles)
    case (.row(let numbers, let most), .missing(let given)):
      let gaps = numbers.count { $0 == nil }
      return .ints(try Self.check(given, count: gaps, 0, most, "missing"))
    default:  // fifteen pairs belong together; every other one is of two formats
      throw Self.problem(
        "answer", "an answer of \(answer.format.rawValue) cannot be given here",
        "answer this item as \(format.rawValue)")
    }
  }

  static func problem(_ field: String, _ reason: String, _ advice: String) -> InputProblem {
    InputProblem(field: field, reason: reason, advice: advice)
  }

  static func tile(
    _ id: String, of tiles: [ItemOption], _ values: [String: TemplateValue], _ field: String
  ) throws(InputProblem) -> TemplateValue {
    guard tiles.contains(where: { $0.id == id }), let value = values[id] else {
      throw problem(
        field, "there is no \(id.prefix(40))",
        "send one of: \(tiles.map(\.id).joined(separator: ", "))")
    }
    return value
  }

  private static func check(
    _ number: Int, _ low: Int, _ high: Int, _ field: String
  ) throws(InputProblem) -> Int {
    guard low <= number, number <= high else {
      throw problem(field, "\(number) is outside \(low) to \(high)", "send a number within it")
    }
    return number
  }

  private static func check(
    _ numbers: [Int], count: Int, _ low: Int, _ high: Int, _ field: String
  ) throws(InputProblem) -> [Int] {
    guard numbers.count == count else {
      throw problem(field, "it holds \(numbers.count) numbers", "send \(count)")
    }
    for number in numbers { _ = try check(number, low, high, field) }
    return numbers
  }

  private static func distinct(
    _ numbers: [Int], _ low: Int, _ high: Int, _ field: String
  ) throws(InputProblem) -> [Int] {
    guard Set(numbers).count == numbers.count else {
      throw problem(field, "a number stands there twice", "send each once")
    }
    return try check(numbers, count: numbers.count, low, high, field)
  }

  /// Each hop stays on the line and together they lead to `end`.
  private static func landing(
    _ hops: [Int], _ end: Int, start: Int, _ from: Int, _ to: Int
  ) throws(InputProblem) -> Int {
    var place = start
    for hop in hops {
      // Checked before it is added, so that nothing can overflow.
      _ = try check(hop, from - to, to - from, "hops")
      place = try check(place + hop, from, to, "hops")
    }
    guard place == end else {
      throw problem("end", "the hops lead to \(place)", "send where they lead")
    }
    return end
  }

  private static func coins(
    _ coins: CoinCount, _ most: CoinCount
  ) throws(InputProblem) -> TemplateValue {
    .record([
      "p": .int(try check(coins.pennies, 0, most.pennies, "p")),
      "n": .int(try check(coins.nickels, 0, most.nickels, "n")),
      "d": .int(try check(coins.dimes, 0, most.dimes, "d")),
      "q": .int(try check(coins.quarters, 0, most.quarters, "q")),
    ])
  }

  private static func pegs(
    _ given: [Int], count: Int, _ tiles: [Int]
  ) throws(InputProblem) -> TemplateValue {
    guard given.count == count else {
      throw problem(
        "pegs", "it holds \(given.count) numerals", "put one on each of the \(count) pegs")
    }
    for numeral in given where !tiles.contains(numeral) {
      throw problem("pegs", "there is no tile \(numeral)", "use the tiles that are there")
    }
    return .ints(try distinct(given, Int.min, Int.max, "pegs"))
  }
}

extension MatchBoard {
  /// The values of the tiles in the order of the slots.
  fileprivate func reading(
    of given: [String: String], _ values: [String: TemplateValue]
  ) throws(InputProblem) -> TemplateValue {
    for slot in given.keys.sorted() where !slots.contains(where: { $0.id == slot }) {
      throw AnswerBoard.problem(slot, "there is no such slot", "use the slots that are there")
    }
    var found: [TemplateValue] = []
    for slot in slots {
      guard let tile = given[slot.id] else {
        throw AnswerBoard.problem(slot.id, "the slot is empty", "fill every slot")
      }
      found.append(try AnswerBoard.tile(tile, of: tiles, values, slot.id))
    }
    guard reusesTiles || Set(given.values).count == given.count else {
      throw AnswerBoard.problem("slots", "a tile lies in two slots", "use each tile once")
    }
    return .list(found)
  }
}

extension SequenceBoard {
  /// The values of the tiles in the order given.
  fileprivate func reading(
    of given: [String], _ values: [String: TemplateValue]
  ) throws(InputProblem) -> TemplateValue {
    guard given.count == places else {
      throw AnswerBoard.problem(
        "order", "it holds \(given.count) tiles", "fill the \(places) places")
    }
    guard reusesTiles || Set(given).count == given.count else {
      throw AnswerBoard.problem("order", "a tile stands there twice", "use each tile once")
    }
    var found: [TemplateValue] = []
    for tile in given { found.append(try AnswerBoard.tile(tile, of: tiles, values, "order")) }
    return .list(found)
  }
}
