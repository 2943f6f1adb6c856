import MeadowFoundations

/// What a run is started with.
public struct TimedPlan: Equatable, Codable, Sendable {
  /// The most that is taken off a response time for the way of the hand, in milliseconds
  /// (learning §3D).
  public static let motorCorrections = 0...MotorBaseline.most

  /// The run's number, from 1; a later run has a greater one, so that none is counted twice.
  public let run: Int
  /// The session's number.
  public let session: Int
  /// What is asked.
  public let pool: TimedPool
  /// The right answers the child aims at, or nil for a run without a goal (learning R3).
  public let goal: Int?
  /// What is taken off each response time for the way of the hand, 0 to 2500 milliseconds; nil where
  /// times say nothing about knowing, as with scanning by a switch (learning §3D).
  public let motorCorrectionMilliseconds: Int?
  /// What the run's chance begins at; 32 bits, which every JSON reader keeps.
  public let seed: UInt32

  /// A plan.
  public init(
    run: Int, session: Int, pool: TimedPool, goal: Int? = nil,
    motorCorrectionMilliseconds: Int? = 0, seed: UInt32
  ) {
    self.run = run
    self.session = session
    self.pool = pool
    self.goal = goal
    self.motorCorrectionMilliseconds = motorCorrectionMilliseconds
    self.seed = seed
  }

  /// Why no run can be started with it, or nil.
  var problem: InputProblem? {
    if run < 1 {
      return InputProblem(
        field: "run", reason: "\(run) is no number of a run", advice: "count the runs from 1")
    }
    if let goal, goal < 1 {
      return InputProblem(
        field: "goal", reason: "\(goal) is no number of right answers",
        advice: "send a goal of 1 or more, or none")
    }
    if let given = motorCorrectionMilliseconds, !Self.motorCorrections.contains(given) {
      return InputProblem(
        field: "motorCorrectionMilliseconds",
        reason: "\(given) is not from 0 to \(MotorBaseline.most)",
        advice: "send milliseconds from 0 to \(MotorBaseline.most)")
    }
    return pool.problem
  }

  /// The chance of the item `number`: its own, so that a run that is read back goes on as it would
  /// have gone.
  func chance(ofItem number: Int) -> Chance { Chance(seed: seed(ofItem: number)) }

  /// The item `number` after the facts `recent`: what is `due` or drawn, and its four options, each
  /// by a chance of its own.
  func item(_ number: Int, after recent: [Fact] = [], due: [Fact] = []) -> TimedItem {
    var chance = chance(ofItem: number)
    var choice = Chance(seed: ~seed(ofItem: number))
    let fact = pool.draw(after: recent, due: due, chance: &chance)
    return TimedItem(number: number, fact: fact, by: &choice)
  }

  private func seed(ofItem number: Int) -> UInt64 {
    // Any odd factor but the generator's own step, with which each item would see its neighbour's
    // draws over again.
    UInt64(seed) << 32 &+ UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95
  }
}
