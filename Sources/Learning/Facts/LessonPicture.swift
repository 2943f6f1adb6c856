/// What a lesson shows beside its words, in numbers that a page can draw and move (learning F10, §7).
///
/// A picture is made of a fact's own parts and always ends at its family: `family` says which numbers
/// it shows, `answer` which of them it asks for.
public enum LessonPicture: Equatable, Sendable {
  /// Two rows of counters, one under the other.
  case rows(CounterRows)
  /// Hops on the number line.
  case numberLine(NumberLineHops)
  /// Counters put into frames of ten, or taken out of them.
  case tenFrames(TenFrameChange)
  /// Rods of ten and single ones.
  case tensAndOnes(TensAndOnesChange)

  /// The three numbers it shows.
  public var family: FactFamily {
    switch self {
    case .rows(let rows): FactFamily(rows.upper, rows.lower)
    case .numberLine(let line): FactFamily(min(line.start, line.end), abs(line.distance))
    case .tenFrames(let frames): FactFamily(min(frames.before, frames.after), abs(frames.change))
    case .tensAndOnes(let blocks): FactFamily(min(blocks.before, blocks.after), abs(blocks.change))
    }
  }

  /// The number it leads to, 0 to 20.
  public var answer: Int {
    switch self {
    case .rows(let rows): rows.action == .takeLower ? rows.upper : rows.upper + rows.lower
    case .numberLine(let line): line.asksDistance ? abs(line.distance) : line.end
    case .tenFrames(let frames): frames.after
    case .tensAndOnes(let blocks): blocks.after
    }
  }

  /// How many movements it takes, 1 to 3.
  public var moves: Int {
    switch self {
    case .rows(let rows): rows.action == .level ? 2 : 1
    case .numberLine(let line): line.hops.count
    case .tenFrames(let frames): frames.parts.count
    case .tensAndOnes(let blocks): [blocks.tens, blocks.ones, blocks.trade].count { $0 != 0 }
    }
  }
}

/// An upper and a lower row of counters.
public struct CounterRows: Equatable, Sendable {
  /// What happens to them.
  public enum Action: String, Sendable, Codable {
    /// The rows are put together.
    case join
    /// One counter changes its row, so that both are as long; then they are put together.
    case level
    /// The lower row goes away.
    case takeLower = "take-lower"
  }

  /// Counters in the upper row, 0 to 20.
  public let upper: Int
  /// Counters in the lower row, 0 to 20.
  public let lower: Int
  /// What happens to them.
  public let action: Action

  /// Rows of `upper` and `lower` counters, 0 to 20.
  package init(upper: Int, lower: Int, action: Action) {
    self.upper = upper
    self.lower = lower
    self.action = action
  }
}

/// A walk on the number line.
public struct NumberLineHops: Equatable, Sendable {
  /// Where it begins, 0 to 20.
  public let start: Int
  /// How far each hop leads, to the left below zero.
  public let hops: [Int]
  /// Whether it is asked how far the walk was, and not where it ends.
  public let asksDistance: Bool

  /// How far all hops lead.
  public var distance: Int { hops.reduce(0, +) }
  /// Where it ends, 0 to 20.
  public var end: Int { start + distance }
}

/// Counters in two frames of ten.
public struct TenFrameChange: Equatable, Sendable {
  /// Counters at the beginning, 0 to 20.
  public let before: Int
  /// Counters that come, or go where it is below zero.
  public let change: Int

  /// Counters at the end, 0 to 20.
  public var after: Int { before + change }

  /// The change in the parts in which it is made: up to ten first, then beyond.
  public var parts: [Int] {
    let ten = 10
    return before < ten && after > ten ? [ten - before, after - ten] : [change]
  }
}

/// Rods of ten and single ones.
public struct TensAndOnesChange: Equatable, Sendable {
  /// The number at the beginning, 0 to 20.
  public let before: Int
  /// What comes, or goes where it is below zero.
  public let change: Int

  /// The number at the end, 0 to 20.
  public var after: Int { before + change }
  /// Rods of ten in the change; below zero they go.
  public var tens: Int { change / 10 }
  /// Single ones in the change; below zero they go.
  public var ones: Int { change % 10 }
  /// 1 where ten of the ones become a rod, −1 where a rod becomes ten ones, 0 where nothing is traded.
  public var trade: Int { after / 10 - before / 10 - tens }
}
