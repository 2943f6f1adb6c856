/// A shape is one object: `kind` names it as templates do, the other members are its own.
extension StagePiece.Shape: Codable {
  private enum Kind: String, Codable {
    case objects, blocks, clock, coins, bars, ruler, balance, jug, figure, row, chart, picture
    case numberLine = "number-line"
  }

  private enum Key: String, CodingKey {
    case kind, picture, count, crossed, layout, from, to, step, marked, tens, ones, h, m, digital
    case p, n, d, q, labels, values, length, unit, left, right, leftPicture, rightPicture
    case level, capacity, name, parts, shaded, items, gaps
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func int(_ key: Key) throws -> Int { try fields.decode(Int.self, forKey: key) }
    func ints(_ key: Key) throws -> [Int] { try fields.decode([Int].self, forKey: key) }
    func text(_ key: Key) throws -> String { try fields.decode(String.self, forKey: key) }
    func texts(_ key: Key) throws -> [String] { try fields.decode([String].self, forKey: key) }
    self =
      switch try fields.decode(Kind.self, forKey: .kind) {
      case .objects:
        .objects(
          picture: try text(.picture), count: try int(.count), crossed: try int(.crossed),
          layout: try fields.decode(StagePiece.Layout.self, forKey: .layout))
      case .numberLine:
        .numberLine(
          from: try int(.from), to: try int(.to), step: try int(.step), marked: try ints(.marked))
      case .blocks: .blocks(tens: try int(.tens), ones: try int(.ones))
      case .clock:
        .clock(
          hour: try int(.h), minute: try int(.m),
          isDigital: try fields.decode(Bool.self, forKey: .digital))
      case .coins:
        .coins(
          pennies: try int(.p), nickels: try int(.n), dimes: try int(.d), quarters: try int(.q))
      case .bars:
        .bars(
          labels: try texts(.labels), values: try ints(.values),
          picture: try fields.decodeIfPresent(String.self, forKey: .picture))
      case .ruler:
        .ruler(length: try int(.length), unit: try text(.unit), picture: try text(.picture))
      case .balance:
        .balance(
          left: try int(.left), right: try int(.right), leftPicture: try text(.leftPicture),
          rightPicture: try text(.rightPicture))
      case .jug: .jug(level: try int(.level), capacity: try int(.capacity))
      case .figure:
        .figure(name: try text(.name), parts: try int(.parts), shaded: try ints(.shaded))
      case .row: .row(items: try texts(.items))
      case .chart: .chart(from: try int(.from), to: try int(.to), gaps: try ints(.gaps))
      case .picture: .picture(try text(.picture))
      }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    func whole(_ members: [(Key, Int)]) throws {
      for (key, value) in members { try fields.encode(value, forKey: key) }
    }
    func texts(_ members: [(Key, String)]) throws {
      for (key, value) in members { try fields.encode(value, forKey: key) }
    }
    func kind(_ kind: Kind) throws { try fields.encode(kind, forKey: .kind) }
    switch self {
    case .objects(let picture, let count, let crossed, let layout):
      try kind(.objects)
      try texts([(.picture, picture), (.layout, layout.rawValue)])
      try whole([(.count, count), (.crossed, crossed)])
    case .numberLine(let from, let to, let step, let marked):
      try kind(.numberLine)
      try whole([(.from, from), (.to, to), (.step, step)])
      try fields.encode(marked, forKey: .marked)
    case .blocks(let tens, let ones):
      try kind(.blocks)
      try whole([(.tens, tens), (.ones, ones)])
    case .clock(let hour, let minute, let isDigital):
      try kind(.clock)
      try whole([(.h, hour), (.m, minute)])
      try fields.encode(isDigital, forKey: .digital)
    case .coins(let pennies, let nickels, let dimes, let quarters):
      try kind(.coins)
      try whole([(.p, pennies), (.n, nickels), (.d, dimes), (.q, quarters)])
    case .bars(let labels, let values, let picture):
      try kind(.bars)
      try fields.encode(labels, forKey: .labels)
      try fields.encode(values, forKey: .values)
      try fields.encodeIfPresent(picture, forKey: .picture)
    case .ruler(let length, let unit, let picture):
      try kind(.ruler)
      try whole([(.length, length)])
      try texts([(.unit, unit), (.picture, picture)])
    case .balance(let left, let right, let leftPicture, let rightPicture):
      try kind(.balance)
      try whole([(.left, left), (.right, right)])
      try texts([(.leftPicture, leftPicture), (.rightPicture, rightPicture)])
    case .jug(let level, let capacity):
      try kind(.jug)
      try whole([(.level, level), (.capacity, capacity)])
    case .figure(let name, let parts, let shaded):
      try kind(.figure)
      try texts([(.name, name)])
      try whole([(.parts, parts)])
      try fields.encode(shaded, forKey: .shaded)
    case .row(let items):
      try kind(.row)
      try fields.encode(items, forKey: .items)
    case .chart(let from, let to, let gaps):
      try kind(.chart)
      try whole([(.from, from), (.to, to)])
      try fields.encode(gaps, forKey: .gaps)
    case .picture(let picture):
      try kind(.picture)
      try texts([(.picture, picture)])
    }
  }
}
