public import MeadowFoundations

/// What a tablet tells afterwards: the words that were touched there while Meadow was away.
public struct AwayTouches: Equatable, Sendable {
  /// One touch.
  public struct Touch: Equatable, Sendable {
    /// The word as the board has it.
    public var word: String
    /// How long ago it was, in seconds.
    public var secondsAgo: Double

    /// A touch on `word`.
    public init(word: String, secondsAgo: Double) {
      self.word = word
      self.secondsAgo = secondsAgo
    }
  }

  /// The name of this telling: one that comes twice, since its answer was lost, counts once.
  public var id: String
  /// The touches.
  public var touches: [Touch]

  /// The most touches that are told at once.
  public static let most = 500
  /// How long ago a touch may be, in seconds: a month.
  public static let longestAgo = 31 * 86_400.0

  /// A telling, in bounds or the problem with it.
  public init(id: String, touches: [Touch]) throws(InputProblem) {
    guard (8...64).contains(id.utf8.count),
      id.utf8.allSatisfy({ (48...57).contains($0) || (97...122).contains($0) || $0 == 45 })
    else {
      throw InputProblem(
        field: "id", reason: "\"\(id.prefix(40))\" is no name of a telling",
        advice: "send 8 to 64 characters of a-z, 0-9 and -, another for each telling")
    }
    guard (1...Self.most).contains(touches.count) else {
      throw InputProblem(
        field: "touches", reason: "there are \(touches.count)", advice: "send 1 to \(Self.most)")
    }
    for touch in touches where !(0...Self.longestAgo).contains(touch.secondsAgo) {
      throw InputProblem(
        field: "touches.secondsAgo", reason: "\(touch.secondsAgo) is out of range",
        advice: "send 0 to \(Int(Self.longestAgo)), a month")
    }
    self.id = id
    self.touches = touches
  }
}
