import MeadowFoundations

extension ItemAnswer: Codable {
  private enum Key: String, CodingKey {
    case choice, number, count, hops, end, tens, ones, h, m, p, n, d, q, segments, bars, value, pegs
    case missing, touched
  }

  /// Reads the shape it has; an object with other names is one of slots and tiles.
  public init(from decoder: any Decoder) throws {
    if let order = try? decoder.singleValueContainer().decode([String].self) {
      self = .order(order)
      return
    }
    let names = Set(try decoder.singleValueContainer().decode([String: PlainJSON].self).keys)
    let fields = try decoder.container(keyedBy: Key.self)
    func int(_ key: Key) throws -> Int { try fields.decode(Int.self, forKey: key) }
    func ints(_ key: Key) throws -> [Int] { try fields.decode([Int].self, forKey: key) }
    switch names {
    case ["choice"]: self = .choice(try fields.decode(String.self, forKey: .choice))
    case ["number"]: self = .number(try int(.number))
    case ["count"]: self = .count(try int(.count))
    case ["hops", "end"]: self = .hops(try ints(.hops), end: try int(.end))
    case ["tens", "ones"]: self = .blocks(tens: try int(.tens), ones: try int(.ones))
    case ["h", "m"]: self = .time(hour: try int(.h), minute: try int(.m))
    case ["p", "n", "d", "q"]:
      self = .coins(
        CoinCount(
          pennies: try int(.p), nickels: try int(.n), dimes: try int(.d), quarters: try int(.q)))
    case ["segments"]: self = .segments(try ints(.segments))
    case ["bars"]: self = .bars(try ints(.bars))
    case ["value"]: self = .value(try int(.value))
    case ["pegs"]: self = .pegs(try ints(.pegs))
    case ["missing"]: self = .missing(try ints(.missing))
    case ["touched"]: self = .touched(try fields.decode(String.self, forKey: .touched))
    // Slots are called s1, s2 … and never as one of the fields above.
    default: self = .slots(try decoder.singleValueContainer().decode([String: String].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .order(let tiles): try tiles.encode(to: encoder)
    case .slots(let slots): try slots.encode(to: encoder)
    case .choice(let id): try encode([.choice: id], to: encoder)
    case .touched(let id): try encode([.touched: id], to: encoder)
    case .number(let number): try encode([.number: number], to: encoder)
    case .count(let count): try encode([.count: count], to: encoder)
    case .value(let value): try encode([.value: value], to: encoder)
    case .blocks(let tens, let ones): try encode([.tens: tens, .ones: ones], to: encoder)
    case .time(let hour, let minute): try encode([.h: hour, .m: minute], to: encoder)
    case .coins(let coins):
      try encode(
        [.p: coins.pennies, .n: coins.nickels, .d: coins.dimes, .q: coins.quarters], to: encoder)
    case .segments(let parts): try encode([.segments: parts], to: encoder)
    case .bars(let heights): try encode([.bars: heights], to: encoder)
    case .pegs(let numerals): try encode([.pegs: numerals], to: encoder)
    case .missing(let numbers): try encode([.missing: numbers], to: encoder)
    case .hops(let hops, let end):
      var fields = encoder.container(keyedBy: Key.self)
      try fields.encode(hops, forKey: .hops)
      try fields.encode(end, forKey: .end)
    }
  }

  private func encode(_ values: [Key: some Encodable], to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    for (key, value) in values { try fields.encode(value, forKey: key) }
  }
}
