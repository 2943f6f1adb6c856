import LearningSimulation
import MeadowLearning
import Testing

/// What Meadow's choice of facts is held to, with room for the learners of other seeds
/// (learning §5).
@Suite struct MeadowTargetTests {
  /// The courses that the tests share; each is run once.
  struct Courses {
    let random: PolicyFigures
    let leitner: PolicyFigures
    let meadow: PolicyFigures

    init(
      _ memory: LearnerMemoryKind, _ population: LearnerPopulation = .typical,
      deck: FactDeck = .all
    ) {
      var plan = SimulationPlan()
      plan.learners = 32
      plan.memory = memory
      plan.population = population
      random = LearningSimulation.figures(.random, plan, deck: deck)
      leitner = LearningSimulation.figures(.leitner, plan, deck: deck)
      meadow = LearningSimulation.figures(.meadow, plan, deck: deck)
    }

    /// How much more of all facts Meadow keeps over seven idle days, as a factor.
    var lead: (random: Double, leitner: Double) {
      (meadow.idleRecall / random.idleRecall, meadow.idleRecall / leitner.idleRecall)
    }
  }

  static let halfLife = Courses(.halfLife)
  static let activation = Courses(.activation)
  static let slow = Courses(.halfLife, .slowMotor)
  static let scanning = Courses(.halfLife, .scanning)
  static let digits = Courses(.halfLife, deck: .twoHundred)

  static var typical: [Courses] { [halfLife, activation] }

  @Test("under half-lives it keeps a fifth more than random practice, and more than Leitner")
  func halfLives() {
    #expect(Self.halfLife.lead.random > 1.2 && Self.halfLife.lead.leitner > 1.05)
    #expect(Self.digits.lead.random > 1.4 && Self.digits.lead.leitner > 1.3)
  }

  @Test("under ACT-R it keeps a tenth more than random practice, and more than Leitner")
  func activations() {
    #expect(Self.activation.lead.random > 1.1 && Self.activation.lead.leitner > 1.05)
  }

  @Test("of what was not known before it keeps a third more than Leitner, under both memories")
  func learnt() {
    for courses in Self.typical {
      #expect(courses.meadow.learnt > 1.33 * courses.leitner.learnt)
      #expect(courses.meadow.learnt > 2 * courses.random.learnt)
    }
  }

  @Test("AC10: after seven idle days nineteen in twenty fall by one level at most")
  func level() {
    for courses in Self.typical {
      #expect(courses.meadow.probed > 5 && courses.meadow.heldLevel ?? 0 >= 0.95)
    }
  }

  @Test("R7: under half-lives one band in twenty at most passes that is not known")
  func mastery() {
    for courses in [Self.halfLife, Self.slow, Self.scanning, Self.digits] {
      #expect(courses.meadow.passes > 0.9 && courses.meadow.falsePasses ?? 1 <= 0.05)
    }
  }

  @Test("wrong answers are as frequent as they teach best, 8 to 18 in a hundred")
  func errors() {
    for courses in Self.typical + [Self.slow, Self.digits] {
      #expect((0.08...0.18).contains(courses.meadow.errors))
    }
  }

  @Test("slow hands pass as many bands as others, but for one in ten")
  func slowHands() {
    #expect(Self.slow.meadow.passes > 0.9 * Self.halfLife.meadow.passes)
  }

  @Test("the probe finds nine in ten of the known facts, and takes one unknown in twenty for known")
  func placement() {
    for courses in Self.typical + [Self.slow] {
      let probe = courses.meadow.probe
      #expect(probe.known > 80 && probe.unknown > 500)
      #expect(Double(probe.knownPlaced) >= 0.9 * Double(probe.known))
      #expect(Double(probe.unknownPlaced) <= 0.05 * Double(probe.unknown))
    }
  }

  @Test("who scans is placed nowhere by the probe, and keeps more than by random practice")
  func byScanning() {
    #expect(Self.scanning.meadow.probe.knownPlaced == 0)
    #expect(Self.scanning.meadow.probe.unknownPlaced == 0)
    #expect(Self.scanning.lead.random > 1.15)
  }
}
