/// A board is one object: `format` names it, the other members are its own.
extension AnswerBoard: Codable {
  private enum Key: String, CodingKey {
    case format, options, most, slots, tiles, reusesTiles, layout, shown, places, picture, count
    case from, to, start, tens, ones, h, m, step, p, n, d, q, figure, parts, labels, tool, unit
    case pegs, numbers
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func int(_ key: Key) throws -> Int { try fields.decode(Int.self, forKey: key) }
    func text(_ key: Key) throws -> String { try fields.decode(String.self, forKey: key) }
    func options() throws -> [ItemOption] { try fields.decode([ItemOption].self, forKey: .options) }
    self =
      switch try fields.decode(ItemFormat.self, forKey: .format) {
      case .choice: .choice(options: try options())
      case .moving: .moving(options: try options())
      case .keypad: .keypad(most: try int(.most))
      case .match: .match(try MatchBoard(from: decoder))
      case .sequence: .sequence(try SequenceBoard(from: decoder))
      case .tapCount:
        .tapCount(
          picture: try text(.picture), count: try int(.count),
          layout: try fields.decode(StagePiece.Layout.self, forKey: .layout))
      case .numberLine:
        .numberLine(from: try int(.from), to: try int(.to), start: try int(.start))
      case .base10: .base10(tens: try int(.tens), ones: try int(.ones))
      case .clock: .clock(hour: try int(.h), minute: try int(.m), step: try int(.step))
      case .coins:
        .coins(
          CoinCount(
            pennies: try int(.p), nickels: try int(.n), dimes: try int(.d), quarters: try int(.q)))
      case .shade: .shade(figure: try text(.figure), parts: try int(.parts))
      case .graph:
        .graph(
          labels: try fields.decode([String].self, forKey: .labels), most: try int(.most),
          picture: try fields.decodeIfPresent(String.self, forKey: .picture))
      case .measure:
        .measure(
          tool: try fields.decode(MeasuringTool.self, forKey: .tool), most: try int(.most),
          unit: try text(.unit))
      case .pegs:
        .pegs(
          from: try int(.from), to: try int(.to),
          pegs: try fields.decode([Int].self, forKey: .pegs),
          tiles: try fields.decode([Int].self, forKey: .tiles))
      case .row:
        .row(numbers: try fields.decode([Int?].self, forKey: .numbers), most: try int(.most))
      }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(format, forKey: .format)
    func whole(_ members: [(Key, Int)]) throws {
      for (key, value) in members { try fields.encode(value, forKey: key) }
    }
    switch self {
    case .choice(let options), .moving(let options): try fields.encode(options, forKey: .options)
    case .keypad(let most): try whole([(.most, most)])
    case .match(let board): try board.encode(to: encoder)
    case .sequence(let board): try board.encode(to: encoder)
    case .tapCount(let picture, let count, let layout):
      try whole([(.count, count)])
      try fields.encode(picture, forKey: .picture)
      try fields.encode(layout, forKey: .layout)
    case .numberLine(let from, let to, let start):
      try whole([(.from, from), (.to, to), (.start, start)])
    case .base10(let tens, let ones): try whole([(.tens, tens), (.ones, ones)])
    case .clock(let hour, let minute, let step):
      try whole([(.h, hour), (.m, minute), (.step, step)])
    case .coins(let coins):
      try whole([
        (.p, coins.pennies), (.n, coins.nickels), (.d, coins.dimes), (.q, coins.quarters),
      ])
    case .shade(let figure, let parts):
      try whole([(.parts, parts)])
      try fields.encode(figure, forKey: .figure)
    case .graph(let labels, let most, let picture):
      try whole([(.most, most)])
      try fields.encode(labels, forKey: .labels)
      try fields.encodeIfPresent(picture, forKey: .picture)
    case .measure(let tool, let most, let unit):
      try whole([(.most, most)])
      try fields.encode(tool, forKey: .tool)
      try fields.encode(unit, forKey: .unit)
    case .pegs(let from, let to, let pegs, let tiles):
      try whole([(.from, from), (.to, to)])
      try fields.encode(pegs, forKey: .pegs)
      try fields.encode(tiles, forKey: .tiles)
    case .row(let numbers, let most):
      try whole([(.most, most)])
      try fields.encode(numbers, forKey: .numbers)
    }
  }
}
