import MeadowFoundations
import MeadowLearning

/// A simulated learner going through a course, measured as only a simulation can.
package struct SimulatedCourse: Sendable {
  private let plan: SimulationPlan
  private let deck: FactDeck
  private var learner: SimulatedLearner
  private var course: StudyCourse
  private var outcome = CourseOutcome()

  /// Recall from which a fact counts as known (learning §5).
  package static let sure = 0.85
  /// The days at the end over which reviews are counted.
  private static let lateDays = 10

  /// Learner `number` of `plan`, who is the same under every policy that `policy` makes.
  package init(
    _ plan: SimulationPlan, deck: FactDeck, number: Int,
    policy: (LearnerTraits.Access, UInt64) -> any FactPolicy
  ) {
    self.plan = plan
    self.deck = deck
    // Far apart, so that no learner's chance runs into another's.
    let seed = plan.seed &* 1_000_003 &+ UInt64(number) &* 16
    learner = SimulatedLearner(
      plan.population, memory: plan.memory, deck: deck, laws: plan.laws, seed: seed)
    let access = learner.traits.access
    course = StudyCourse(
      policy(access, seed &+ 1), deck: deck, days: plan.days,
      gates: BandGates(deck, access: access, coverage: plan.coverage), access: access,
      motorSeconds: learner.measuredMotorSeconds, seed: seed &+ 2)
  }

  /// Runs it to its end.
  package mutating func run() -> CourseOutcome {
    while !course.isOver {
      let day = course.time.day
      let before = outcome.items
      while let question = course.next(truth: learner.memory) { answer(question) }
      if outcome.items > before && day >= plan.days - Self.lateDays { outcome.lateSessions += 1 }
      outcome.daily.append(recall(at: course.time).mean)
      if day == plan.markDay - 1 { mark() }
      course.endDay()
    }
    return outcome
  }

  private mutating func answer(_ question: StudyCourse.Question) {
    let response = learner.answer(question.fact, at: question.time)
    let passed = course.take(response.given, to: question, after: response.seconds)
    let isCorrect = response.given == deck.facts[question.fact].answer
    outcome.items += 1
    if !isCorrect { outcome.errors += 1 }
    if question.isNew { outcome.newFacts += 1 }
    if question.isReview && question.time.day >= plan.days - Self.lateDays {
      outcome.lateReviews += 1
    }
    if question.mode == .probe { place(question.fact, isCorrect, response) }
    if let passed { note(passed) }
  }

  private mutating func place(
    _ fact: Int, _ isCorrect: Bool, _ response: SimulatedLearner.Response
  ) {
    let isFound = isCorrect && course.isKnown(response.seconds)
    if learner.traits.known.contains(fact) {
      outcome.probe.known += 1
      if isFound { outcome.probe.knownPlaced += 1 }
    } else {
      outcome.probe.unknown += 1
      if isFound { outcome.probe.unknownPlaced += 1 }
    }
  }

  private mutating func note(_ band: FactBand) {
    let now = course.time
    outcome.passes[band] = CourseOutcome.Pass(
      day: now.day, minutes: course.practised / 60, known: known(band, at: now),
      knownNextDay: known(band, at: StudyTime(day: now.day + 1, seconds: now.seconds)))
  }

  /// The share of the band's facts that are truly recalled with 0.85 or more.
  private func known(_ band: FactBand, at time: StudyTime) -> Double {
    let facts = deck.members(of: band)
    let sure = facts.count { learner.memory.recall($0, at: time) >= Self.sure }
    return Double(sure) / Double(max(1, facts.count))
  }

  private func recall(at time: StudyTime) -> CourseOutcome.Recall {
    var sum = 0.0
    var learnt = 0.0
    var sure = 0
    for fact in deck.facts.indices {
      let recall = learner.memory.recall(fact, at: time)
      sum += recall
      if !learner.traits.known.contains(fact) { learnt += recall }
      if recall >= Self.sure { sure += 1 }
    }
    let unknown = deck.facts.count - learner.traits.known.count
    return CourseOutcome.Recall(
      mean: sum / Double(deck.facts.count), learnt: learnt / Double(max(1, unknown)), sure: sure)
  }

  private mutating func mark() {
    let later = StudyTime(day: course.time.day + plan.idleDays, seconds: course.time.seconds)
    outcome.marked = recall(at: course.time)
    outcome.idle = recall(at: later)
    outcome.level = course.level
    var probe = IdleProbe(learner, deck: deck, level: course.level, time: later)
    outcome.levelAfterIdle = probe.run()
  }
}
