/// Where a child answers: what can be touched and within which bounds. The board of an item says its
/// format, so an item cannot have the board of another.
public enum AnswerBoard: Equatable, Sendable {
  /// Options to touch one of.
  case choice(options: [ItemOption])
  /// A keypad for the numbers 0 to `most`.
  case keypad(most: Int)
  /// Slots that each take one tile.
  case match(MatchBoard)
  /// Places to fill with tiles, in order.
  case sequence(SequenceBoard)
  /// `count` things to touch.
  case tapCount(picture: String, count: Int, layout: StagePiece.Layout)
  /// A number line to hop along, beginning at `start`.
  case numberLine(from: Int, to: Int, start: Int)
  /// A tray with so many tens and ones.
  case base10(tens: Int, ones: Int)
  /// A clock that stands at `hour`:`minute` and moves by `step` minutes.
  case clock(hour: Int, minute: Int, step: Int)
  /// A tray with so many of each coin.
  case coins(CoinCount)
  /// A shape in equal parts to colour.
  case shade(figure: String, parts: Int)
  /// Bars to raise from 0 to `most`.
  case graph(labels: [String], most: Int, picture: String?)
  /// A reading from 0 to `most`.
  case measure(tool: MeasuringTool, most: Int, unit: String)
  /// Pegs on a number line that each take one numeral.
  case pegs(from: Int, to: Int, pegs: [Int], tiles: [Int])
  /// A row of numbers whose gaps (nil) take numbers 0 to `most`.
  case row(numbers: [Int?], most: Int)
  /// Options that move about.
  case moving(options: [ItemOption])

  /// The format it belongs to.
  public var format: ItemFormat {
    switch self {
    case .choice: .choice
    case .keypad: .keypad
    case .match: .match
    case .sequence: .sequence
    case .tapCount: .tapCount
    case .numberLine: .numberLine
    case .base10: .base10
    case .clock: .clock
    case .coins: .coins
    case .shade: .shade
    case .graph: .graph
    case .measure: .measure
    case .pegs: .pegs
    case .row: .row
    case .moving: .moving
    }
  }

  /// What is read aloud after the prompt, in reading order.
  public var options: [ItemOption] {
    switch self {
    case .choice(let options), .moving(let options): options
    case .match(let board): board.slots + board.tiles
    case .sequence(let board): board.tiles
    case .keypad, .tapCount, .numberLine, .base10, .clock, .coins, .shade, .graph, .measure, .pegs,
      .row:
      []
    }
  }
}

/// Slots and the tiles for them.
public struct MatchBoard: Equatable, Codable, Sendable {
  /// How it is drawn; the answer is the same.
  public enum Layout: String, CaseIterable, Sendable, Codable {
    /// Two columns.
    case match
    /// Bins: the tiles are what the slots are sorted into.
    case sort
    /// Things to drag onto places.
    case place
  }

  public let slots: [ItemOption]
  public let tiles: [ItemOption]
  /// Whether a tile may lie in several slots.
  public let reusesTiles: Bool
  public let layout: Layout
}

/// Places in a row and the tiles for them.
public struct SequenceBoard: Equatable, Codable, Sendable {
  /// What stands before the places, such as the beginning of a pattern.
  public let shown: [String]
  /// How many places there are.
  public let places: Int
  public let tiles: [ItemOption]
  /// Whether a tile may be used again.
  public let reusesTiles: Bool
}

/// How many of each coin of the United States.
public struct CoinCount: Hashable, Codable, Sendable {
  public let pennies: Int
  public let nickels: Int
  public let dimes: Int
  public let quarters: Int

  /// So many of each.
  public init(pennies: Int = 0, nickels: Int = 0, dimes: Int = 0, quarters: Int = 0) {
    self.pennies = pennies
    self.nickels = nickels
    self.dimes = dimes
    self.quarters = quarters
  }

  /// What they are worth together, in cents.
  public var cents: Int { pennies + 5 * nickels + 10 * dimes + 25 * quarters }
}

/// What a reading is taken from.
public enum MeasuringTool: String, CaseIterable, Sendable, Codable {
  case ruler, balance, scale, jug
}
