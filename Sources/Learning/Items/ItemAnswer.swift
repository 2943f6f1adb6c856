/// What a child answered, one case per format, in the JSON shapes of learning §4.
public enum ItemAnswer: Hashable, Sendable {
  /// `{"choice": "o2"}`: the option touched.
  case choice(String)
  /// `{"number": 7}`.
  case number(Int)
  /// `{"s1": "t2", "s2": "t1"}`: which tile lies in which slot.
  case slots([String: String])
  /// `["t3", "t1", "t2"]`: the tiles in order.
  case order([String])
  /// `{"count": 5}`.
  case count(Int)
  /// `{"hops": [1, 1, 1], "end": 6}`: the hops and where they lead.
  case hops([Int], end: Int)
  /// `{"tens": 2, "ones": 7}`.
  case blocks(tens: Int, ones: Int)
  /// `{"h": 3, "m": 30}`: hours 1–12.
  case time(hour: Int, minute: Int)
  /// `{"p": 0, "n": 1, "d": 2, "q": 2}`: pennies, nickels, dimes, quarters.
  case coins(CoinCount)
  /// `{"segments": [0, 3]}`: the coloured parts, from 0.
  case segments([Int])
  /// `{"bars": [3, 1, 2]}`: the heights in the order of the labels.
  case bars([Int])
  /// `{"value": 6}`: a reading.
  case value(Int)
  /// `{"pegs": [2, 5, 9]}`: the numeral on each peg, from the left.
  case pegs([Int])
  /// `{"missing": [6]}`: what stands in the gaps, from the left.
  case missing([Int])
  /// `{"touched": "o3"}`: the moving option touched.
  case touched(String)

  /// The format it answers.
  public var format: ItemFormat {
    switch self {
    case .choice: .choice
    case .number: .keypad
    case .slots: .match
    case .order: .sequence
    case .count: .tapCount
    case .hops: .numberLine
    case .blocks: .base10
    case .time: .clock
    case .coins: .coins
    case .segments: .shade
    case .bars: .graph
    case .value: .measure
    case .pegs: .pegs
    case .missing: .row
    case .touched: .moving
    }
  }
}
