/// What learning costs on this machine with a long log behind it: opening it, a parent's page, and
/// what comes next after an answer. A value.
public struct LearningFindings: Equatable, Sendable {
  /// How much to measure.
  public struct Plan: Equatable, Sendable {
    /// The answers in the log when it is opened and asked; rising.
    public var answers = [100_000, 1_000_000]
    /// How often each is opened.
    public var openings = 5
    /// How often the parent's page is asked.
    public var reports = 50
    /// The days a child goes on after each opening, about 80 answers each.
    public var days = 25
    /// Decides what the child answers and how fast.
    public var seed: UInt64 = 1

    /// The usual amount.
    public init() {}
  }

  /// What a child's step asks for.
  public enum Step: String, CaseIterable, Equatable, Sendable {
    /// An answer to a fact in practice, which brings the next one.
    case fact
    /// An answer in a run of a minute, which brings the next one.
    case choice
    /// An answer to the item of a lesson, which brings feedback.
    case answer
    /// The item of a lesson that comes behind it.
    case next
    /// The first item of a lesson.
    case lesson

    /// What it is called in the table.
    public var title: String {
      switch self {
      case .fact: "an answer in practice, and the next fact"
      case .choice: "an answer in a run, and the next fact"
      case .answer: "an answer in a lesson, and what follows"
      case .next: "the next item of a lesson"
      case .lesson: "a lesson begun, and its first item"
      }
    }
  }

  /// What was found with a log of one length.
  public struct Log: Equatable, Sendable {
    /// The answers in it.
    public var answers: Int
    /// Its lines, and those behind the latest snapshot.
    public var lines: Int, fresh = 0
    /// The latest snapshot, in bytes.
    public var snapshot = 0
    /// Reading the lessons, in ms; the first is of this process.
    public var contents: [Double] = []
    /// Reading the log and going on where it ends, without the lessons, in ms.
    public var openings: [Double] = []
    /// A parent's page as JSON, in ms.
    public var reports: [Double] = []
    /// The steps of the child that went on, in ms.
    public var steps: [Step: [Double]] = [:]

    /// A log of `answers` in so many `lines`.
    public init(answers: Int, lines: Int) {
      self.answers = answers
      self.lines = lines
    }
  }

  /// What was found, the shortest log first.
  public var logs: [Log] = []

  /// Nothing found yet.
  public init() {}

  /// The rows of the table.
  public var lines: [String] { logs.flatMap(\.rows) }
}

extension LearningFindings.Log {
  /// The rows of one log.
  var rows: [String] {
    let reading = median(contents)
    let opening = median(openings)
    let report = median(reports)
    return [
      "with \(answers) answers in the log (\(lines) lines, \(fresh) behind the snapshot of "
        + "\(snapshot / 1000) kB):",
      figureRow(
        "learning opened: lessons read, log read",
        "\(fixed(reading, 0)) + \(fixed(opening, 0)) ms", "300 ms together",
        reading + opening <= 300),
      figureRow(
        "a parent's page, p50 of \(reports.count)",
        "\(fixed(report, 1)), worst \(fixed(reports.max() ?? 0, 1)) ms", "60 ms", report <= 60),
    ] + LearningFindings.Step.allCases.compactMap(row)
  }

  private func row(of step: LearningFindings.Step) -> String? {
    guard let times = steps[step], let found = Percentiles(of: times) else { return nil }
    return figureRow(
      step.title, "p50 \(fixed(found.p50, 2)), p99 \(fixed(found.p99, 2)) ms",
      "p99 1 ms, of \(found.count)", found.p99 <= 1)
  }
}
