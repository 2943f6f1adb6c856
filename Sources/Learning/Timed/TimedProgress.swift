public import MeadowFoundations

/// What all of a child's runs leave behind, as one value that is kept: errors, badges, days and the
/// line of the board. Each run is counted once, however often it is told.
public struct TimedProgress: Equatable, Codable, Sendable {
  /// What there is to tell after something was counted.
  public enum News: Equatable, Sendable {
    /// These facts have left the error log.
    case mended([Fact])
    /// These badges were earned.
    case badges([FactBadge])
    /// These drills are offered, the most needed first (learning F15).
    case drills([DrillOffer])
  }

  /// The facts missed in runs.
  public private(set) var errors = ErrorLog()
  /// The badges.
  public private(set) var badges = FactBadges()
  /// The days of practice.
  public private(set) var streak = PracticeStreak()
  /// What the board knows.
  public private(set) var record = TimedRecord()
  private var lastRun = 0

  /// Before the first run.
  public init() {}

  /// Counts a run that was over on the family's `day`; a day of practice is one with an answer.
  /// Right is fast within `fastMilliseconds`; nil where times say nothing.
  public mutating func count(
    _ result: TimedResult, on day: CalendarDay, at now: WallTime, fastMilliseconds: Int? = 2000
  ) -> [News] {
    guard result.run > lastRun else { return [] }
    lastRun = result.run
    record.count(result, on: day)
    let mended = errors.take(result, fastMilliseconds: fastMilliseconds)
    var earned = badges.take(.run(result), at: now) + mend(mended, at: now)
    if !result.answers.isEmpty { earned += practise(on: day, at: now) }
    let drills = result.wrong > 0 ? errors.drills : []
    return news(mended, earned) + (drills.isEmpty ? [] : [.drills(drills)])
  }

  /// Counts an answer outside the runs, on the family's `day`.
  public mutating func count(
    _ answer: FactAnswer, on day: CalendarDay, fastMilliseconds: Int? = 2000
  ) -> [News] {
    // Those of a run come with its result.
    guard answer.mode != .timed else { return [] }
    let mended = errors.take(answer, fastMilliseconds: fastMilliseconds).map { [$0] } ?? []
    return news(mended, mend(mended, at: answer.at) + practise(on: day, at: answer.at))
  }

  /// A picked goal was reached.
  public mutating func goalReached(at now: WallTime) -> [News] {
    news([], badges.take(.goalReached, at: now))
  }

  /// A band that had lapsed after `idleDays` days without practice was mastered again.
  public mutating func regained(_ band: FactBand, idleDays: Int, at now: WallTime) -> [News] {
    news([], badges.take(.bandRegained(band, idleDays: idleDays), at: now))
  }

  private mutating func mend(_ facts: [Fact], at now: WallTime) -> [FactBadge] {
    facts.flatMap { badges.take(.factMended($0), at: now) }
  }

  private mutating func practise(on day: CalendarDay, at now: WallTime) -> [FactBadge] {
    streak.practised(on: day) ? badges.take(.practised(streak), at: now) : []
  }

  private func news(_ mended: [Fact], _ earned: [FactBadge]) -> [News] {
    (mended.isEmpty ? [] : [.mended(mended)]) + (earned.isEmpty ? [] : [.badges(earned)])
  }
}
