public import MeadowFoundations
public import MeadowLearning

/// A course of facts for a learner who is not simulated here: a program is asked line by line, and
/// what can be seen from outside is counted. What it truly remembers only it knows, so M2 and M5 are
/// not measured (learning §5).
public struct ExternalCourse: Sendable {
  /// What was seen.
  public struct Report: Equatable, Sendable, Codable {
    /// Answers in all, and wrong ones.
    public var items = 0
    public var errors = 0
    /// Answers to facts never asked before.
    public var newFacts = 0
    /// The day, from 1, on which each band passed.
    public var passes: [FactBand: Int] = [:]

    /// Nothing seen yet.
    public init() {}
  }

  /// What was seen so far.
  public private(set) var report = Report()
  private let deck: FactDeck
  private var course: StudyCourse
  private var asked: StudyCourse.Question?

  /// A course of `days` under `policy` on `deck`; `motorSeconds` is how long a tap of the learner's
  /// takes that needs no thought, 0 where nothing is to be forgiven (learning §3D).
  public init(
    _ policy: FactPolicyKind, deck: FactDeck = .all, days: Int = 60, motorSeconds: Double = 0,
    seed: UInt64 = 1
  ) {
    self.deck = deck
    course = StudyCourse(
      policy.policy(deck, access: .touch, seed: seed), deck: deck, days: days,
      gates: BandGates(deck, access: .touch), access: .touch, motorSeconds: motorSeconds, seed: seed
    )
  }

  /// The next question, the same until it is answered; nil once the days are over. Days without a
  /// session pass by themselves.
  public mutating func next() -> LearnerQuestion? {
    while asked == nil, !course.isOver {
      asked = course.next(truth: nil)
      if asked == nil { course.endDay() }
    }
    return asked.map {
      LearnerQuestion(
        .fact(deck.facts[$0.fact]), format: "keypad", day: $0.time.day, seconds: $0.time.seconds)
    }
  }

  /// Takes the answer to the question that was asked last; throws where it is no whole number, and
  /// then still waits for one. Without a question it does nothing.
  public mutating func take(_ reply: LearnerReply) throws(InputProblem) {
    guard let question = asked else { return }
    let given = try reply.number()
    asked = nil
    let passed = course.take(given, to: question, after: Double(reply.milliseconds) / 1000)
    report.items += 1
    report.errors += given == deck.facts[question.fact].answer ? 0 : 1
    report.newFacts += question.isNew ? 1 : 0
    if let passed { report.passes[passed] = question.time.day + 1 }
  }
}
