public import MeadowFoundations

/// How many right answers in sixty seconds the child aims at (learning F5, R3).
public struct TimedGoal: Equatable, Codable, Sendable {
  /// What a child may pick (learning R3).
  public static let choices = 5...40
  /// How far beyond the personal best the next one is suggested (learning F14, AC5).
  public static let growth = 2

  /// The right answers.
  public let correct: Int

  /// The goal of `correct` right answers, which must be from 5 to 40 or just what is suggested after
  /// `best`: two beyond a best of one is three, and that is suggested all the same.
  public init(_ correct: Int, after best: PersonalBest?) throws(InputProblem) {
    guard Self.choices.contains(correct) || correct == Self.suggestion(after: best) else {
      throw InputProblem(
        field: "correct", reason: "\(correct) is not from 5 to 40",
        advice: "pick a goal from 5 to 40")
    }
    self.correct = correct
  }

  /// What is suggested next: the best and two more, or nothing before there is one (learning AC5).
  public static func suggestion(after best: PersonalBest?) -> Int? {
    best.map { $0.correct + growth }
  }

  /// The right answers in a run that a grown-up may call fluent: sixty seconds by the response time
  /// of a known fact and what passes between two, both in milliseconds; 24 for 2.0 s and 0.5 s
  /// (learning R3).
  public static func fluentLine(
    responseMilliseconds: Int = 2000, transitionMilliseconds: Int = 500
  ) -> Int {
    TimedRun.lengthMilliseconds / max(1, responseMilliseconds + transitionMilliseconds)
  }
}

/// The most right answers in one complete and accurate run (learning AC12).
public struct PersonalBest: Equatable, Codable, Sendable {
  /// The right answers.
  public let correct: Int
  /// The run's number.
  public let run: Int
  /// When it was over.
  public let at: WallTime

  /// The best after `result`, which is `best` where the run does not count or is no better.
  static func after(_ result: TimedResult, best: PersonalBest?) -> PersonalBest? {
    guard result.countsForBest, result.correct > best?.correct ?? 0 else { return best }
    return PersonalBest(correct: result.correct, run: result.run, at: result.endedAt)
  }
}
