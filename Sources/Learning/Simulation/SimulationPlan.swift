/// What is simulated: whom, how long, what is assumed. Equal plans give equal tables (learning §5).
public struct SimulationPlan: Equatable, Sendable, Codable {
  /// Learners.
  public var learners = 64
  /// Days of the course.
  public var days = 60
  /// The day at whose end recall is measured for the targets (learning §5).
  public var markDay = 56
  /// Days without practice after which it is measured again (learning F6).
  public var idleDays = 7
  /// The first seed; each learner has one of its own.
  public var seed: UInt64 = 1
  /// Whom the learners are drawn from.
  public var population = LearnerPopulation.typical
  /// How they remember.
  public var memory = LearnerMemoryKind.halfLife
  /// What is assumed of learning.
  public var laws = LearningLaws()
  /// What of a band must have been met before it can pass (learning R7).
  public var coverage = BandGates.Coverage.whole

  /// The plan of the published table.
  public init() {}
}
