import MeadowFoundations
import MeadowLearning

/// A learner that answers by a seed: how often right and how fast, at a virtual clock.
struct TestLearner {
  var scheduler: FactScheduler
  var now = WallTime(milliseconds: 1_800_000_000_000)
  var generator: SeededGenerator
  /// The probability of a right answer.
  var accuracy: Double
  /// Its RT* in milliseconds.
  var milliseconds: Int?
  /// The seconds from one item to the next.
  var pace: Int64 = 5
  /// What came, with its reason and whether it was answered right.
  var items: [(choice: ScheduledFact, isCorrect: Bool)] = []
  var progress: [FactProgress] = []

  init(
    seed: UInt64, accuracy: Double = 1, milliseconds: Int? = 1500,
    parameters: FactParameters = FactParameters(), fluency: FluencyRule = FluencyRule(),
    scope: FactScope = .all
  ) {
    scheduler = FactScheduler(parameters: parameters, fluency: fluency, scope: scope, seed: seed)
    generator = SeededGenerator(seed: seed ^ 0xABCD)
    self.accuracy = accuracy
    self.milliseconds = milliseconds
  }

  /// Holds session `number` of `count` items, then lets the rest of the day pass.
  mutating func session(_ number: Int, items count: Int) {
    scheduler.begin(session: number)
    items = []
    for _ in 0..<count { step() }
    now.milliseconds += 86_400_000
  }

  /// Asks and answers one item.
  @discardableResult
  mutating func step(isCorrect fixed: Bool? = nil) -> ScheduledFact {
    let choice = scheduler.next(at: now)
    let isCorrect = fixed ?? (Double.random(in: 0..<1, using: &generator) < accuracy)
    now.milliseconds += pace * 1000
    progress += scheduler.record(answer(choice.fact, isCorrect: isCorrect))
    items.append((choice, isCorrect))
    return choice
  }

  /// The answer to `fact` now.
  func answer(_ fact: Fact, isCorrect: Bool, mode: FactMode = .practice) -> FactAnswer {
    FactAnswer(
      fact: fact, given: isCorrect ? fact.answer : (fact.answer + 1) % 21, mode: mode,
      responseMilliseconds: milliseconds, at: now, session: scheduler.session ?? 0)
  }
}
