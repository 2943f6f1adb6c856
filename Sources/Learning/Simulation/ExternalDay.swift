public import MeadowLearning

/// What was seen of a learner's facts on one day, or on several together.
public struct ExternalDay: Equatable, Sendable, Codable {
  /// Sessions: 0 or 1 a day.
  public private(set) var sessions = 0
  /// Answers, and those of them that were right.
  public private(set) var answers = 0
  public private(set) var right = 0
  /// The facts that were asked, and how many of them for the first time.
  public private(set) var facts: Set<Fact> = []
  public private(set) var newFacts = 0
  /// Hints that the learner says it opened.
  public private(set) var hints = 0
  /// Milliseconds of all answers together.
  public private(set) var milliseconds = 0
  /// The bands passed by the end of it.
  public private(set) var bands = 0
  /// What the policy thought of the learner at the end of it; nil where it keeps no such thing.
  public private(set) var standing: FactStanding?

  /// A day on which nothing was asked yet.
  public init() {}

  mutating func note(_ fact: Fact, isNew: Bool, isCorrect: Bool, _ reply: LearnerReply) {
    sessions = 1
    answers += 1
    right += isCorrect ? 1 : 0
    facts.insert(fact)
    newFacts += isNew ? 1 : 0
    hints += reply.hintsUsed
    milliseconds += reply.milliseconds
  }

  mutating func end(passed: Int, _ standing: FactStanding?) {
    bands = passed
    self.standing = standing
  }

  /// Adds the day that follows.
  mutating func add(_ next: ExternalDay) {
    sessions += next.sessions
    answers += next.answers
    right += next.right
    facts.formUnion(next.facts)
    newFacts += next.newFacts
    hints += next.hints
    milliseconds += next.milliseconds
    bands = next.bands
    standing = next.standing
  }

  /// `days` in stretches of `length` days, the last perhaps shorter.
  static func stretches(_ days: [ExternalDay], of length: Int) -> [ExternalDay] {
    stride(from: 0, to: days.count, by: max(1, length)).map { start in
      days[start..<min(start + max(1, length), days.count)].reduce(into: ExternalDay()) {
        $0.add($1)
      }
    }
  }
}
