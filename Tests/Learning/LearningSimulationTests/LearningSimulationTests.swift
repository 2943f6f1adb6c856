import LearningSimulation
import MeadowFoundations
import MeadowLearning
import Testing

/// Whole courses and their measures (learning §5).
@Suite struct LearningSimulationTests {
  static func plan(_ learners: Int = 12, _ memory: LearnerMemoryKind = .halfLife) -> SimulationPlan
  {
    var plan = SimulationPlan()
    plan.learners = learners
    plan.memory = memory
    return plan
  }

  static func idle(
    _ policy: FactPolicyKind, _ plan: SimulationPlan, deck: FactDeck = .all
  ) -> Double {
    LearningSimulation.figures(policy, plan, deck: deck).idleRecall
  }

  @Test(
    "equal plans give equal tables, and another seed gives another",
    arguments: LearnerMemoryKind.allCases)
  func repeatable(memory: LearnerMemoryKind) {
    var plan = Self.plan(3, memory)
    let policies = FactPolicyKind.allCases
    let one = SimulationTable(plan, deck: .all, policies: policies)
    let again = SimulationTable(plan, deck: .all, policies: policies)
    plan.seed = 2
    let other = SimulationTable(plan, deck: .all, policies: policies)
    // Compared first, so that a failure names a row and not every number of a table.
    for (row, same) in zip(one.rows, again.rows) {
      let isSame = row == same
      #expect(isSame, "\(row.title)")
    }
    let differs = one != other
    #expect(differs && one.text == again.text && one.text != other.text)
  }

  @Test("random, Leitner and the literal mix keep what the toy run of 200 facts kept")
  func likeTheToyRun() {
    let toy: [(FactPolicyKind, Double)] = [
      (.random, 0.223), (.leitner, 0.218), (.literalMix, 0.196), (.gatedMix, 0.328),
      (.recallModel, 0.414),
    ]
    for (policy, recall) in toy {
      let found = Self.idle(policy, Self.plan(24), deck: .twoHundred)
      #expect(abs(found / recall - 1) < 0.15, "\(policy): \(found)")
    }
  }

  @Test("the mix as the document writes it loses to random practice; the gates win")
  func literalMixLoses() {
    let random = Self.idle(.random, Self.plan(24), deck: .twoHundred)
    #expect(Self.idle(.literalMix, Self.plan(24), deck: .twoHundred) < random)
    #expect(Self.idle(.gatedMix, Self.plan(24), deck: .twoHundred) > 1.2 * random)
  }

  @Test(
    "both memories put the pure model above random and Leitner",
    arguments: LearnerMemoryKind.allCases)
  func upperReference(memory: LearnerMemoryKind) {
    for deck in [FactDeck.twoHundred, .all] {
      let model = Self.idle(.recallModel, Self.plan(16, memory), deck: deck)
      #expect(model > Self.idle(.random, Self.plan(16, memory), deck: deck) * 1.05)
      #expect(model > Self.idle(.leitner, Self.plan(16, memory), deck: deck) * 1.05)
    }
  }

  @Test("every measure lies where it can", arguments: FactPolicyKind.allCases)
  func bounds(policy: FactPolicyKind) {
    let figures = LearningSimulation.figures(policy, Self.plan(6), deck: .all)
    #expect(figures.learners == 6 && figures.daily.count == 60)
    for recall in figures.daily + [figures.recall, figures.idleRecall] {
      #expect((0...1).contains(recall))
    }
    #expect(figures.idleRecall < figures.recall && figures.idleSure <= figures.sure)
    #expect(figures.recall == figures.daily[55])
    #expect((0.02...0.25).contains(figures.errors) && (0.01...0.5).contains(figures.newItems))
    #expect((0...40).contains(figures.reviews) && (0...6).contains(figures.passes))
    for band in figures.bands.values {
      #expect((0...1).contains(band.share) && (1...60).contains(band.day) && band.minutes > 0)
    }
  }

  @Test("mean, median and shares are those of the learners")
  func aggregation() {
    func outcome(_ recall: Double, day: Int?, held: Bool) -> CourseOutcome {
      var outcome = CourseOutcome()
      outcome.daily = [recall]
      outcome.marked = CourseOutcome.Recall(mean: recall, learnt: 0, sure: Int(recall * 100))
      outcome.idle = CourseOutcome.Recall(mean: recall / 2, learnt: recall / 4, sure: 0)
      outcome.items = 10
      outcome.errors = 1
      outcome.newFacts = 2
      outcome.level = 2
      outcome.levelAfterIdle = held ? 1 : 0
      if let day {
        outcome.passes[.doubles] = CourseOutcome.Pass(
          day: day, minutes: Double(day), known: day < 5 ? 0.8 : 0.9, knownNextDay: 0.5)
      }
      return outcome
    }
    let figures = PolicyFigures(
      "mine",
      [
        outcome(0.2, day: 3, held: true), outcome(0.4, day: 9, held: false),
        outcome(0.6, day: nil, held: true),
      ])
    #expect(abs(figures.recall - 0.4) < 1e-9 && abs(figures.idleRecall - 0.2) < 1e-9)
    #expect(abs(figures.learnt - 0.1) < 1e-9)
    #expect(figures.bands[.doubles]?.day == 10 && figures.bands[.tens] == nil)
    #expect(figures.falsePasses == 0.5 && figures.falsePassesNextDay == 1)
    #expect(abs((figures.heldLevel ?? 0) - 2.0 / 3) < 1e-9 && figures.probed == 3)
    #expect(figures.errors == 0.1 && figures.newItems == 0.2)
    #expect(abs((figures.knownAtPass ?? 0) - 0.85) < 1e-9)
  }
}
