public import MeadowFoundations

/// How a run went, once it is over.
public struct TimedResult: Equatable, Codable, Sendable {
  /// The share of right answers from which a run counts as a best, in percent (learning R4, AC12).
  public static let accuracyPercent = 80

  /// The run's number.
  public let run: Int
  /// The session's number.
  public let session: Int
  /// The right answers that were aimed at, or nil.
  public let goal: Int?
  /// When it began.
  public let startedAt: WallTime
  /// When it was over.
  public let endedAt: WallTime
  /// What its clock had counted then, at most 60 000 milliseconds.
  public let clockMilliseconds: Int
  /// Whether it ran for all of its sixty seconds.
  public let isComplete: Bool
  /// The accepted answers in order.
  public let answers: [TimedAnswer]
  /// The fact that stood unanswered at the end, or nil; it is neither right nor wrong.
  public let unanswered: Fact?

  /// A result.
  package init(
    run: Int, session: Int, goal: Int?, startedAt: WallTime, endedAt: WallTime,
    clockMilliseconds: Int, isComplete: Bool, answers: [TimedAnswer], unanswered: Fact?
  ) {
    self.run = run
    self.session = session
    self.goal = goal
    self.startedAt = startedAt
    self.endedAt = endedAt
    self.clockMilliseconds = clockMilliseconds
    self.isComplete = isComplete
    self.answers = answers
    self.unanswered = unanswered
  }

  /// The right answers: the run's score.
  public var correct: Int { answers.count(where: \.isCorrect) }

  /// The wrong answers.
  public var wrong: Int { answers.count - correct }

  /// The share of right answers, 0 to 1, or nil where none was given.
  public var accuracy: Double? {
    answers.isEmpty ? nil : Double(correct) / Double(answers.count)
  }

  /// Whether so many were right that it was no tapping at random (learning R4).
  public var isAccurate: Bool {
    !answers.isEmpty && correct * 100 >= Self.accuracyPercent * answers.count
  }

  /// Whether it may be a personal best: complete and accurate (learning AC12).
  public var countsForBest: Bool { isComplete && isAccurate }

  /// The plain median of the response times of right answers in milliseconds, or nil where none
  /// counts: a wrong answer's time says nothing about knowing (learning §3D).
  public var medianResponseMilliseconds: Double? {
    let times = answers.filter(\.isCorrect).compactMap(\.responseMilliseconds).sorted()
    guard !times.isEmpty else { return nil }
    return (Double(times[(times.count - 1) / 2]) + Double(times[times.count / 2])) / 2
  }

  /// The right answers that took `milliseconds` at most.
  public func correct(within milliseconds: Int) -> Int {
    answers.count {
      $0.isCorrect && $0.responseMilliseconds.map { $0 <= milliseconds } == true
    }
  }

  /// The answers as all that learns from answers is told.
  public var factAnswers: [FactAnswer] { answers.map { $0.factAnswer(session: session) } }
}
