/// The points of a child: ten for each item answered right in the end, two less for each hint, five
/// more at every fifth first answer in a row that is right (learning K25, R14). Their total never
/// falls.
public struct Points: Equatable, Codable, Sendable {
  /// Points that were just earned.
  public enum Award: Equatable, Codable, Sendable {
    /// For an item.
    case item(points: Int)
    /// For so many first answers in a row that were right.
    case streak(points: Int, length: Int)

    /// How many.
    public var points: Int {
      switch self {
      case .item(let points), .streak(let points, _): points
      }
    }
  }

  /// For an item (learning K25).
  public static let perItem = 10
  /// Less for each hint (learning K25).
  public static let perHint = 2
  /// The bonus for a row (learning R14).
  public static let perStreak = 5
  /// The length of a row that earns it (learning R14).
  public static let streakLength = 5

  /// All that was earned so far.
  public private(set) var total = 0
  /// First answers in a row that were right.
  public private(set) var streak = 0

  /// None yet.
  public init() {}

  /// A first answer was made.
  public mutating func count(isFirstCorrect: Bool) -> [Award] {
    streak = isFirstCorrect ? streak + 1 : 0
    guard streak > 0, streak.isMultiple(of: Self.streakLength) else { return [] }
    return earn(.streak(points: Self.perStreak, length: streak))
  }

  /// An item was answered right in the end with `hints` hints; where nothing is left, nothing is
  /// said.
  public mutating func count(hints: Int) -> [Award] {
    let points = Self.perItem - Self.perHint * min(max(0, hints), Self.perItem)
    return points > 0 ? earn(.item(points: points)) : []
  }

  private mutating func earn(_ award: Award) -> [Award] {
    total += award.points
    return [award]
  }
}
