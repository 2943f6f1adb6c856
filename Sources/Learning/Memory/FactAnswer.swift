public import MeadowFoundations

/// Where a fact was answered (learning F8, F12, F31).
public enum FactMode: String, CaseIterable, Sendable, Codable {
  /// Typed, in a practice session of mixed facts.
  case practice
  /// Touched, one of four, in a run of a minute.
  case timed
  /// Typed, in the probe that places a child or looks what it still knows.
  case probe
  /// Typed, in a drill of one strategy.
  case drill

  /// Whether answers there are evidence that a band is mastered (learning R7).
  ///
  /// One of four can be guessed, and in a drill one answer leads to the next.
  public var countsForMastery: Bool {
    switch self {
    case .practice, .probe: true
    case .timed, .drill: false
    }
  }
}

/// One answer to one fact, as it stands in the log (learning R33).
public struct FactAnswer: Equatable, Codable, Sendable {
  /// What was asked.
  public var fact: Fact
  /// What was answered, or nil where the child gave up or time ran out.
  public var given: Int?
  /// Whether it is the first answer to this showing of the fact; only those teach the memory.
  public var isFirstAttempt: Bool
  /// Where.
  public var mode: FactMode
  /// The motor-corrected response time RT* in milliseconds, or nil where it may not count
  /// (learning §3D).
  public var responseMilliseconds: Int?
  /// When.
  public var at: WallTime
  /// The number of the session.
  public var session: Int

  /// An answer.
  public init(
    fact: Fact, given: Int?, isFirstAttempt: Bool = true, mode: FactMode,
    responseMilliseconds: Int?, at: WallTime, session: Int
  ) {
    self.fact = fact
    self.given = given
    self.isFirstAttempt = isFirstAttempt
    self.mode = mode
    self.responseMilliseconds = responseMilliseconds
    self.at = at
    self.session = session
  }

  /// Whether it is right.
  public var isCorrect: Bool { given == fact.answer }
}
