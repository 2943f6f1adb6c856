import MeadowFoundations
package import MeadowLearning

/// One learner's course under one policy: days, sessions and questions; whoever answers. The policy
/// and the gates are told what a page would tell them.
package struct StudyCourse: Sendable {
  /// What is asked.
  package struct Question: Equatable, Sendable {
    /// The fact's number.
    package var fact: Int
    /// For practice or to place the child.
    package var mode: FactMode
    /// When it is shown.
    package var time: StudyTime
    /// Whether it was never asked before.
    package var isNew: Bool
    /// Whether it was asked on an earlier day.
    package var isReview: Bool
  }

  /// Items in a day at most (learning §5).
  package static let items = 40
  /// Seconds in a day at most (learning §5).
  package static let seconds = 600.0
  /// The chance that a day has a session (learning §5).
  package static let attendance = 5.0 / 7
  /// Seconds from an answer to the next question, right and wrong: a chime, or a two-step lesson.
  package static let pauses = (right: 1.0, wrong: 6.0)

  /// How many days.
  package let days: Int
  private var gates: BandGates
  /// The moment it has come to.
  package private(set) var time = StudyTime(day: 0)
  /// Practice until now, in seconds.
  package private(set) var practised = 0.0
  private let deck: FactDeck
  private let access: LearnerTraits.Access
  private let motorSeconds: Double
  private var policy: any FactPolicy
  private var calendar: Chance
  private var session = 0
  private var asked = 0
  private var isOpen = false
  private var firstDays: [Int?]

  /// A course of `days`; `motorSeconds` is what the warm-up measured (learning §3D).
  package init(
    _ policy: any FactPolicy, deck: FactDeck, days: Int, gates: BandGates,
    access: LearnerTraits.Access, motorSeconds: Double, seed: UInt64
  ) {
    self.policy = policy
    self.deck = deck
    self.days = days
    self.gates = gates
    self.access = access
    self.motorSeconds = motorSeconds
    calendar = Chance(seed: seed)
    firstDays = deck.facts.indices.map { _ in nil }
  }

  /// The next question, or nil where the day is over: `isOver` tells whether the course is, too.
  package mutating func next(truth: (any LearnerMemory)?) -> Question? {
    if !isOpen && !begin() { return nil }
    guard asked < Self.items, time.seconds < Self.seconds else { return nil }
    let choice = policy.next(at: time, truth: truth)
    let first = firstDays[choice.fact]
    return Question(
      fact: choice.fact, mode: choice.mode, time: time, isNew: first == nil,
      isReview: first.map { $0 < time.day } ?? false)
  }

  /// Takes the answer `given` to `question` after `seconds`; returns a band that passes with it.
  package mutating func take(_ given: Int?, to question: Question, after seconds: Double)
    -> FactBand?
  {
    asked += 1
    time.seconds += seconds
    let answer = FactAnswer(
      fact: deck.facts[question.fact], given: given, isFirstAttempt: true, mode: question.mode,
      responseMilliseconds: corrected(seconds), at: time.wall, session: session)
    let before = passed
    policy.learn(answer, of: question.fact, at: time)
    gates.take(answer)
    firstDays[question.fact] = firstDays[question.fact] ?? time.day
    let pause = answer.isCorrect ? Self.pauses.right : Self.pauses.wrong
    time.seconds += pause
    practised += seconds + pause
    return passed.subtracting(before).first
  }

  /// The bands passed, by the policy's own judgement where it has one.
  package var passed: Set<FactBand> { policy.mastered ?? gates.passed }

  /// What the policy thinks of the learner now, or nil where it keeps no such thing.
  package var standing: FactStanding? { policy.standing(at: time) }

  /// How many bands from the first on have passed without a gap (learning R6).
  package var level: Int { FactLevel(mastered: passed).bands }

  /// Ends the day.
  package mutating func endDay() {
    time = StudyTime(day: time.day + 1)
    isOpen = false
  }

  /// Whether all days are over.
  package var isOver: Bool { time.day >= days }

  /// Whether there is a session today; it begins with that.
  private mutating func begin() -> Bool {
    guard calendar.happens(Self.attendance) else { return false }
    isOpen = true
    asked = 0
    session += 1
    policy.begin(session: session, at: time)
    return true
  }

  /// Whether a right answer after `seconds` at first sight shows that the fact was known.
  package func isKnown(_ seconds: Double) -> Bool {
    FluencyRule(isScanning: access == .scanning).isKnown(
      corrected(seconds), within: MemoryParameters().knownMilliseconds)
  }

  /// RT*, or nil where it may not count: scanning, or ten seconds and more (learning §3D).
  private func corrected(_ seconds: Double) -> Int? {
    guard access == .touch, seconds <= 10 else { return nil }
    let hand = MotorBaseline(milliseconds: Int((motorSeconds * 1000).rounded()), session: 1)
    return Int((seconds * 1000).rounded()) - hand.correction
  }
}
