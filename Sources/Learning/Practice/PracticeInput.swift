public import MeadowFoundations

/// What can happen in practice.
public enum PracticeInput: Equatable, Codable, Sendable {
  /// A session begins.
  case start(PracticeStart)
  /// The item was answered.
  case answer(PracticeReply)
  /// The micro-lesson after a miss of the item was seen.
  case lessonSeen(item: Int)
  /// The near-twin of the missed item is this fact; nil for none (learning F10).
  case twin(item: Int, Fact?)
  /// A drill was asked for (learning F11).
  case drill(FactDrill)
  /// "Why?": the hint to the item was asked for (learning F25).
  case why(item: Int)
  /// Whether the child speaks with its symbols now; meanwhile the clock stands (learning AC16).
  case speaking(Bool)
  /// The child had enough.
  case stop
  /// Meadow was started anew, with this engine as it was kept.
  case restored
  /// It may be time for something.
  case tick
  /// How fast the child moves was measured.
  case baseline(MotorBaseline)
  /// What counts as fluent was chosen anew.
  case fluency(FluencyRule)
  /// Which facts are learnt was chosen anew.
  case scope(FactScope)
  /// A fact was answered in a timed run (learning F31).
  case answeredElsewhere(FactAnswer)
}

/// How a session begins.
public struct PracticeStart: Equatable, Codable, Sendable {
  /// Its number, above that of every session before.
  public var session: Int
  /// The parent's limit in minutes, 1 to 240; nil for none (learning R21).
  public var limitMinutes: Int?
  /// The drill it consists of, or nil for a session of mixed facts.
  public var drill: FactDrill?

  /// Session number `session`.
  public init(session: Int, limitMinutes: Int? = nil, drill: FactDrill? = nil) {
    self.session = session
    self.limitMinutes = limitMinutes
    self.drill = drill
  }
}

/// An answer, typed or touched.
public struct PracticeReply: Equatable, Codable, Sendable {
  /// The item's number.
  public var item: Int
  /// What was answered, 0 to 99; nil for a child that passes.
  public var given: Int?
  /// Its times.
  public var times: KeyTimes

  /// The answer `given` to `item`.
  public init(item: Int, given: Int?, times: KeyTimes) {
    self.item = item
    self.given = given
    self.times = times
  }
}

/// What must be done for practice, in order.
public enum PracticeEffect: Equatable, Sendable {
  /// Ask this item; whatever was asked before is over.
  case ask(PracticeItem)
  /// Show and say whether the answer to the item was right.
  case feedback(PracticeItem, isCorrect: Bool)
  /// Show the micro-lesson for `fact`, which was answered by `given`; then send
  /// ``PracticeInput/lessonSeen(item:)``.
  case microLesson(Fact, given: Int?)
  /// Find the near-twin of this fact and send ``PracticeInput/twin(item:_:)``.
  case twin(of: Fact)
  /// Show the hint to this fact.
  case why(Fact)
  /// Offer this drill; the child need not take it.
  case offerDrill(FactDrill)
  /// How far the session is, as in "12 of 20".
  case progress(done: Int, of: Int)
  /// Note an answer with its time or why that does not count.
  case answered(FactAnswer, ResponseTime)
  /// Something was achieved.
  case achieved(FactProgress)
  /// The placement probe is over.
  case placed(PlacementProbe)
  /// The probe of the level is over.
  case levelProbed(LevelProbe.Outcome)
  /// The clock of the item stands, or goes on.
  case paused(Bool)
  /// The session is over.
  case recap(PracticeRecap)
  /// Keep the engine as it is now, so that a restart loses nothing (learning AC15).
  case keep
  /// The input could not be used, and nothing has changed.
  case refused(InputProblem)
}
