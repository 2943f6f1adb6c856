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
    /// What happened on each day that is over.
    public var days: [ExternalDay] = []

    /// Nothing seen yet.
    public init() {}
  }

  /// What was seen so far.
  public private(set) var report = Report()
  private let deck: FactDeck
  private var course: StudyCourse
  private var asked: StudyCourse.Question?
  private var today = ExternalDay()

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
      if asked == nil { endDay() }
    }
    return asked.map {
      LearnerQuestion(
        .fact(deck.facts[$0.fact]), format: "keypad", day: $0.time.day, seconds: $0.time.seconds)
    }
  }

  /// Takes the answer to the question that was asked last; throws where it is no whole number or
  /// says that it answers another question, and then still waits for one. Without a question it does
  /// nothing.
  public mutating func take(_ reply: LearnerReply) throws(InputProblem) {
    guard let question = asked, let shown = next() else { return }
    try reply.check(against: shown)
    let given = try reply.number()
    asked = nil
    let passed = course.take(given, to: question, after: Double(reply.milliseconds) / 1000)
    let isCorrect = given == deck.facts[question.fact].answer
    report.items += 1
    report.errors += isCorrect ? 0 : 1
    report.newFacts += question.isNew ? 1 : 0
    today.note(deck.facts[question.fact], isNew: question.isNew, isCorrect: isCorrect, reply)
    if let passed { report.passes[passed] = question.time.day + 1 }
  }

  private mutating func endDay() {
    let standing = course.standing
    today.end(passed: course.passed.count, standing)
    report.days.append(today)
    today = ExternalDay()
    course.endDay()
  }
}
