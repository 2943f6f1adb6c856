public import MeadowFoundations

/// The badges of one child and how far it is with the others; what is kept of them.
public struct FactBadges: Equatable, Codable, Sendable {
  /// A badge as the gallery shows it.
  public struct Place: Equatable, Codable, Sendable {
    /// Which.
    public let badge: FactBadge
    /// Its name.
    public let title: String
    /// How it is earned, in words.
    public let rule: String
    /// How far the child ever was, at most the target.
    public let reached: Int
    /// What the rule asks for.
    public let target: Int
    /// When it was earned, or nil.
    public let earnedAt: WallTime?
  }

  private var earned: [FactBadge: WallTime] = [:]
  private var furthest: [FactBadge: Int] = [:]

  /// Before the first.
  public init() {}

  /// When `badge` was earned, or nil.
  public func earnedAt(_ badge: FactBadge) -> WallTime? { earned[badge] }

  /// All badges with their rules, in a fixed order: what is not earned yet shows how it is.
  public var gallery: [Place] {
    FactBadge.allCases.map { badge in
      Place(
        badge: badge, title: TimedPhrases.title(of: badge), rule: TimedPhrases.rule(of: badge),
        reached: min(badge.target, furthest[badge] ?? 0), target: badge.target,
        earnedAt: earned[badge])
    }
  }

  /// Takes what happened at `now` and returns the badges that are earned by it, each once for ever.
  public mutating func take(_ event: FactBadgeEvent, at now: WallTime) -> [FactBadge] {
    switch event {
    case .run(let result): take(result)
    case .goalReached: note(.goalReached, 1)
    case .bandRegained(_, let idleDays):
      if idleDays >= FactBadge.comebackIdleDays { note(.comeback, 1) }
    case .factMended: note(.tenMended, (furthest[.tenMended] ?? 0) + 1)
    case .practised(let streak): note(.tenDays, streak.days)
    }
    let new = FactBadge.allCases.filter {
      earned[$0] == nil && furthest[$0] ?? 0 >= $0.target
    }
    for badge in new { earned[badge] = now }
    return new
  }

  private mutating func take(_ result: TimedResult) {
    note(.lightning15, result.correct(within: FactBadge.fastMilliseconds))
    if result.isAccurate { note(.fifteenRight, result.correct) }
    guard result.isComplete else { return }
    note(.firstMinute, 1)
    if result.wrong == 0 { note(.allRight, result.correct) }
  }

  /// The child was at `count` with `badge`; what it had reached before stays.
  private mutating func note(_ badge: FactBadge, _ count: Int) {
    furthest[badge] = max(furthest[badge] ?? 0, min(count, badge.target))
  }
}
