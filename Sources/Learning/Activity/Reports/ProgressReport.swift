import MeadowFoundations

/// How a child fares, for itself and for grown-ups (learning F7, F25, K24, K26).
public struct ProgressReport: Encodable, Sendable {
  public struct Day: Encodable, Sendable {
    public let day: String
    public let minutes: Double
    public let sessions: Int
    public let answers: Int
    public let correct: Int
    public let medianMilliseconds: Int?
  }

  public struct Band: Encodable, Sendable {
    public let band: FactBand
    public let title: String
    public let verdict: BandVerdict
    public let isMastered: Bool
    public let facts: Int
    public let seen: Int
    public let automatic: Int
    public let families: [Family]
  }

  /// A family of facts within its band: a cell of the heatmap (learning F25).
  public struct Family: Encodable, Sendable {
    public let family: String
    public let seen: Int
    public let facts: Int
    /// The mean of what is expected to be recalled, 0 to 1, of those that were seen.
    public let recall: Double?
  }

  public struct ErrorCount: Encodable, Sendable {
    public let tag: String
    public let title: String
    public let count: Int
  }

  public let days: [Day]
  public let minutesThisWeek: Double
  public let weeklyGoalMinutes: Int
  public let answers: Int
  public let accuracyPercent: Int?
  public let skills: [SkillProgress]
  public let skillsByStatus: [String: Int]
  /// The skills below eight in ten, the least accurate first (learning K26).
  public let needsPractice: [SkillProgress]
  public let level: Int
  public let bands: [Band]
  public let best: Int?
  public let bestRuns: [TimedRecord.BestRun]
  public let errors: [ErrorCount]
  public let nextReviews: [ReviewEntry]
  public let streak: String
  public let points: Int
}

extension LearnerCourse {
  /// The days that a report shows one by one.
  static let reportedDays = 60

  func progress(on day: String, at now: WallTime) -> ProgressReport {
    let state = room.course.state.skills
    let skills = room.course.catalogue.skills.map { SkillProgress($0, state.record(of: $0.id)) }
    let all = tally.days.flatMap { Array($0.skills.values) + Array($0.bands.values) }
    let (answers, correct) = all.reduce((0, 0)) { ($0.0 + $1.answers, $0.1 + $1.correct) }
    let week = calendar(day).week
    let thisWeek = tally.days.suffix(7).filter { calendar($0.day).week == week }
    let scheduler = facts.state.practice.scheduler
    return ProgressReport(
      days: tally.days.suffix(Self.reportedDays).map(Self.day),
      minutesThisWeek: Double(thisWeek.reduce(0) { $0 + $1.milliseconds }) / 60_000,
      weeklyGoalMinutes: controls.weeklyGoalMinutes, answers: answers,
      accuracyPercent: answers == 0 ? nil : correct * 100 / answers,
      skills: skills.filter { $0.status != .notStarted },
      skillsByStatus: Dictionary(grouping: skills, by: \.status.rawValue).mapValues(\.count),
      needsPractice: skills.filter { $0.accuracyPercent.map { $0 < 80 } ?? false }
        .sorted { ($0.accuracyPercent ?? 0, $0.skillId) < ($1.accuracyPercent ?? 0, $1.skillId) },
      level: scheduler.level.bands,
      bands: scheduler.scope.bands.map { band($0, scheduler, at: now) },
      best: facts.goals.goals.best?.correct, bestRuns: facts.state.progress.record.bestRuns,
      errors: errors, nextReviews: reviews(at: now),
      streak: TimedPhrases.line(for: facts.state.progress.streak, on: calendar(day)),
      points: room.course.state.points.total)
  }

  private static func day(_ day: LearningTally.Day) -> ProgressReport.Day {
    let counts = Array(day.skills.values) + Array(day.bands.values)
    return ProgressReport.Day(
      day: day.day, minutes: Double(day.milliseconds) / 60_000, sessions: day.sessions,
      answers: counts.reduce(0) { $0 + $1.answers },
      correct: counts.reduce(0) { $0 + $1.correct },
      medianMilliseconds: day.responses.medianMilliseconds)
  }

  private func band(
    _ band: FactBand, _ scheduler: FactScheduler, at now: WallTime
  ) -> ProgressReport.Band {
    let facts = FactBank.facts(in: band).filter(scheduler.scope.contains)
    let seen = facts.compactMap { scheduler.memories[$0] }
    let families = Dictionary(grouping: facts, by: \.family).sorted { $0.key < $1.key }
    return ProgressReport.Band(
      band: band, title: band.title, verdict: scheduler.verdict(on: band),
      isMastered: scheduler.bands[band.rawValue - 1].isMastered, facts: facts.count,
      seen: seen.count, automatic: seen.count { $0.isAutomatic(under: scheduler.fluency) },
      families: families.map { family, members in
        let known = members.compactMap { scheduler.memories[$0]?.recall(at: now) }
        return ProgressReport.Family(
          family: "\(family.smaller)+\(family.larger)", seen: known.count, facts: members.count,
          recall: known.isEmpty ? nil : known.reduce(0, +) / Double(known.count))
      })
  }

  /// The mistakes of the last days, the commonest first, in a grown-up's words.
  private var errors: [ProgressReport.ErrorCount] {
    var counts: [String: Int] = [:]
    for day in tally.days.suffix(Self.reportedDays) {
      counts.merge(day.errors, uniquingKeysWith: +)
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { tag, count in
      ProgressReport.ErrorCount(
        tag: tag, title: FactErrorTag(rawValue: tag)?.title ?? Self.words(tag), count: count)
    }
  }

  /// A template's own tag, which is plain words with dashes.
  private static func words(_ tag: String) -> String {
    let words = tag.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  func reviews(at now: WallTime) -> [ReviewEntry] {
    ReviewQueue(room.course.state.skills, at: now).entries.map { entry in
      ReviewEntry(
        skill: entry.skillId,
        name: room.course.catalogue.skill(entry.skillId)?.name ?? entry.skillId, due: entry.due,
        isDue: entry.isDue)
    }
  }
}
