/// What one child's runs leave for the board: its bests and its weeks; what is kept of them.
public struct TimedRecord: Equatable, Codable, Sendable {
  /// The weeks that are kept.
  public static let weeksKept = 12

  /// A week from Monday to Sunday.
  public struct Week: Equatable, Codable, Sendable {
    /// The week's number; see ``CalendarDay/week``.
    public let number: Int
    /// The right answers of its accurate runs.
    public internal(set) var correct = 0
    /// The personal best before its first run, or nil where there was none.
    public let bestBefore: Int?
  }

  /// The best runs that are kept.
  public static let bestRunsKept = 5

  /// A complete and accurate run as the child's own list shows it.
  public struct BestRun: Equatable, Codable, Sendable {
    /// The run's number.
    public let run: Int
    /// The family's day on which it was over.
    public let day: CalendarDay
    /// The right answers.
    public let correct: Int
  }

  /// The most right answers in one complete and accurate run, or nil.
  public private(set) var best: PersonalBest?
  /// The child's own best runs (learning F16), the most right answers first, of equal ones the
  /// earlier; the first of them is ``best``.
  public private(set) var bestRuns: [BestRun] = []
  /// The last weeks in which there were runs, the oldest first.
  public private(set) var weeks: [Week] = []
  private var lastRun = 0

  /// Before the first run.
  public init() {}

  /// Counts a run that was over on `day`; one that was counted is not counted again.
  ///
  /// A run of tapping at random adds nothing to a week (learning R4); one that was ended early adds
  /// what was right in it.
  public mutating func count(_ result: TimedResult, on day: CalendarDay) {
    guard result.run > lastRun else { return }
    lastRun = result.run
    let before = best
    best = PersonalBest.after(result, best: before)
    if result.countsForBest { list(result, on: day) }
    guard result.isAccurate else { return }
    if !weeks.contains(where: { $0.number == day.week }) {
      weeks.append(Week(number: day.week, bestBefore: before?.correct))
      weeks = weeks.sorted { $0.number < $1.number }.suffix(Self.weeksKept)
    }
    if let place = weeks.firstIndex(where: { $0.number == day.week }) {
      weeks[place].correct += result.correct
    }
  }

  /// The right answers in the week of `day`.
  public func correct(inWeekOf day: CalendarDay) -> Int { week(of: day)?.correct ?? 0 }

  /// By how much the best has grown in the week of `day`, or nil where there was none to begin with.
  public func growth(inWeekOf day: CalendarDay) -> Int? {
    guard let before = week(of: day)?.bestBefore, let best else { return nil }
    return best.correct - before
  }

  private mutating func list(_ result: TimedResult, on day: CalendarDay) {
    bestRuns.append(BestRun(run: result.run, day: day, correct: result.correct))
    // By the runs' numbers: the clock on the wall may have been set back.
    let sorted = bestRuns.sorted { ($1.correct, $0.run) < ($0.correct, $1.run) }
    bestRuns = Array(sorted.prefix(Self.bestRunsKept))
  }

  private func week(of day: CalendarDay) -> Week? { weeks.first { $0.number == day.week } }
}
