import Foundation
import LearningFiles
import MeadowCommands
import MeadowFoundations
import MeadowJournal
import MeadowLearning
import OnsetLab

/// Measures learning with a long log, in this process: a child plays in virtual time, what it did is
/// sealed as at home, opened as a service opens it, and goes on.
enum LiveLearningStudy {
  /// Runs `plan` with a log in the data directory `data`; takes minutes for a million answers.
  static func run(
    _ plan: LearningFindings.Plan, in data: String
  ) async throws -> LearningFindings {
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    let journal = try Self.journal(in: data)
    guard try await journal.load() == JournalContents() else {
      throw CommandFailure.badData("\(data) has a log already; name an empty directory")
    }
    let today = Int(Date().timeIntervalSince1970 / 86_400)
    let days = (plan.answers.max() ?? 0) / MeasuredLearner.fewestAnswersADay
    var learner = MeasuredLearner(content(), from: today - days - 30, seed: plan.seed)
    var log = MeasuredLog(journal)
    var findings = LearningFindings()
    for answers in plan.answers {
      while learner.answers < answers { try await log.keep(learner.playDay()) }
      try await log.settle(learner)
      // As after the worst day: nearly as many lines as there ever are behind a snapshot.
      try await log.keep(learner.playDay())
      try await log.flush()
      findings.logs.append(try await measured(plan, data, learner, log.lines))
    }
    return findings
  }

  private static func content() -> LearningContent { LearningLibrary(own: nil).content }

  private static func journal(in data: String) throws -> Journal {
    try JournalStore(data: data).journal(child: 1, activity: LearningActivity.name)
  }

  /// What is found where `learner`, whose log has `lines`, has stopped.
  private static func measured(
    _ plan: LearningFindings.Plan, _ data: String, _ learner: MeasuredLearner, _ lines: Int
  ) async throws -> LearningFindings.Log {
    var found = LearningFindings.Log(answers: learner.answers, lines: lines)
    var child = learner
    for _ in 0..<max(1, plan.openings) {
      var begin = MonotonicTime.now()
      let lessons = content()
      found.contents.append(MonotonicTime.now().milliseconds(since: begin))
      begin = MonotonicTime.now()
      let kept = try await journal(in: data).load()
      child = try learner.opened(lessons, from: kept.snapshot, kept.records)
      found.openings.append(MonotonicTime.now().milliseconds(since: begin))
      (found.fresh, found.snapshot) = (kept.records.count, kept.snapshot?.count ?? 0)
    }
    for _ in 0..<plan.reports {
      let begin = MonotonicTime.now()
      _ = try child.report()
      found.reports.append(MonotonicTime.now().milliseconds(since: begin))
    }
    for _ in 0..<plan.days { _ = child.playDay() }
    found.steps = child.steps
    return found
  }
}

/// What a measured child did, in its journal.
private struct MeasuredLog {
  private let journal: Journal
  private let encoder = JSONEncoder()
  /// Lines that are kept, and those of them that are not on the disk yet.
  private(set) var lines = 0
  private var waiting = 0

  init(_ journal: Journal) { self.journal = journal }

  /// Keeps the lines of a day; those of many days are written together, which a child does not wait for.
  mutating func keep(_ records: [LearningRecord]) async throws {
    try journal.handOver(try records.map { Array(try encoder.encode($0)) })
    lines += records.count
    waiting += records.count
    guard waiting > 5_000 else { return }
    try await journal.append([])
    waiting = 0
  }

  /// Brings all lines to the disk.
  func flush() async throws { try await journal.append([]) }

  /// Keeps a snapshot behind all of them.
  func settle(_ learner: MeasuredLearner) async throws {
    guard let state = learner.saved else { return }
    try await journal.keep(snapshot: Array(try JSONEncoder().encode(state)))
  }
}
