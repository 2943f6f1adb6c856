/// A child of the household as the board knows it.
public struct LeaderboardProfile: Equatable, Sendable {
  /// The profile's id on this device.
  public let id: String
  /// The child's name.
  public let name: String
  /// What its runs left.
  public let record: TimedRecord
  /// Whether a grown-up lets the child take part; nobody does before (learning R20, AC14).
  public let isOptedIn: Bool

  /// A child.
  public init(id: String, name: String, record: TimedRecord, isOptedIn: Bool = false) {
    self.id = id
    self.name = name
    self.record = record
    self.isOptedIn = isOptedIn
  }
}

/// The household's board as one child sees it (learning F16).
///
/// No places are given and nothing is sorted by score: the child's own line stands first, the others
/// follow by name, and the week's score belongs to all. A list by score has a last place, and with
/// two children the same child would hold it every day.
public struct Leaderboard: Equatable, Codable, Sendable {
  /// One child's line.
  public struct Line: Equatable, Codable, Sendable {
    /// The profile's id.
    public let id: String
    /// The child's name.
    public let name: String
    /// Its personal best, or nil.
    public let best: Int?
    /// The right answers of the week.
    public let correctThisWeek: Int
    /// By how much its best has grown this week, or nil where there was none to begin with.
    public let growthThisWeek: Int?
  }

  /// The child who looks; its best comes first of all.
  public let own: Line
  /// The others who take part, by name.
  public let others: [Line]
  /// The right answers of all of them in the week.
  public let together: Int

  /// The board in the week of `day` as the profile `viewer` sees it; nil where a grown-up has not let
  /// it take part, or where it is none of `household`, the profiles of this device (learning AC14).
  public init?(of household: [LeaderboardProfile], seenBy viewer: String, on day: CalendarDay) {
    let taking = household.filter(\.isOptedIn)
    guard let child = taking.first(where: { $0.id == viewer }) else { return nil }
    own = Line(child, on: day)
    others = taking.filter { $0.id != viewer }
      .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
      .map { Line($0, on: day) }
    together = taking.reduce(0) { $0 + $1.record.correct(inWeekOf: day) }
  }
}

extension Leaderboard.Line {
  fileprivate init(_ profile: LeaderboardProfile, on day: CalendarDay) {
    id = profile.id
    name = profile.name
    best = profile.record.best?.correct
    correctThisWeek = profile.record.correct(inWeekOf: day)
    growthThisWeek = profile.record.growth(inWeekOf: day)
  }
}
