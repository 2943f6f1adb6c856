public import MeadowFoundations

/// A practice session: one fact at a time, a micro-lesson and a near-twin after a miss, the hint,
/// drills, probes, the limit of time (learning F8–F11, §3A, AC6, AC8, AC15, AC16).
///
/// Pure: the micro-lessons and near-twins themselves are made elsewhere and asked for by effects.
/// The whole value can be kept in a file at any moment and goes on from there.
public struct PracticeEngine: Equatable, Sendable, Codable {
  /// What is waited for.
  enum Phase: Equatable, Sendable, Codable {
    /// For the answer to the item.
    case asking(PracticeItem)
    /// For the micro-lesson to have been seen that followed a miss of the item.
    case lesson(PracticeItem)
    /// For the near-twin of the missed item.
    case choosingTwin(PracticeItem)
  }

  /// A session that runs.
  struct Session: Equatable, Sendable, Codable {
    let number: Int
    let capMinutes: Int
    var clock: PracticeClock
    var phase: Phase?
    /// The last answer, for the micro-lesson that follows it.
    var given: Int?
    var recap = PracticeRecap()
    /// The items it is to have.
    var goal: Int
    /// The drill that runs, and how many of its items are still to come.
    var drill: FactDrill?
    var drillItems = 0
  }

  /// The probe that runs, over sessions where it was interrupted.
  enum Probe: Equatable, Sendable, Codable {
    case placement(PlacementProbe)
    case level(LevelProbe)
  }

  /// What decides the next fact, with all that is remembered.
  public internal(set) var scheduler: FactScheduler
  /// How fast the child moves, or nil before that was measured.
  public internal(set) var baseline: MotorBaseline?
  var session: Session?
  var probe: Probe?
  /// Whether the child speaks with its symbols.
  var isSpeaking = false
  /// The number of the last item.
  var lastItem = 0

  /// An engine of the facts in `scope` with chances from `seed` for an unknown child; without
  /// `placing` it starts with the first band.
  public init(
    parameters: FactParameters = FactParameters(), fluency: FluencyRule = FluencyRule(),
    scope: FactScope = .all, placing: Bool = true, seed: UInt64
  ) {
    scheduler = FactScheduler(parameters: parameters, fluency: fluency, scope: scope, seed: seed)
    // A probe's facts must not follow the same chances as the items.
    if placing {
      probe = .placement(PlacementProbe(of: scope, seed: ~seed, parameters: parameters.mastery))
    }
  }

  /// The item that is asked now, or nil.
  public var item: PracticeItem? {
    if case .asking(let item) = session?.phase { item } else { nil }
  }

  /// The number of the missed item whose micro-lesson is to be seen, or nil.
  package var missedItem: Int? {
    if case .lesson(let item) = session?.phase { item.number } else { nil }
  }

  /// The number of the missed item whose near-twin is awaited, or nil.
  package var twinItem: Int? {
    if case .choosingTwin(let item) = session?.phase { item.number } else { nil }
  }

  /// The session that runs, by its number, or nil.
  public var runningSession: Int? { session?.number }

  /// Whether the warm-up is due before session `number` (learning §3D); never with a switch.
  public func needsWarmUp(before number: Int) -> Bool {
    !scheduler.fluency.isScanning && baseline?.isDue(in: number) ?? true
  }

  /// When ``PracticeInput/tick`` is due, or nil while no session runs: the moment when nobody
  /// is taken to be there. The limit needs none, since the running item may be finished.
  public var deadline: WallTime? {
    session.map {
      WallTime(milliseconds: $0.clock.last.milliseconds + Self.idleMilliseconds(scheduler))
    }
  }

  /// Takes `input` at `now` and returns what follows, in order.
  public mutating func handle(_ input: PracticeInput, at now: WallTime) -> [PracticeEffect] {
    let over = input == .restored ? [] : endIfIdle(at: now)
    if let problem = problem(with: input) { return over + [.refused(problem)] }
    let effects = take(input, at: now)
    return over + (effects.isEmpty || effects.contains(.keep) ? effects : effects + [.keep])
  }

  private mutating func take(_ input: PracticeInput, at now: WallTime) -> [PracticeEffect] {
    switch input {
    case .start(let start): return begin(start, at: now)
    case .answer(let reply): return answer(reply, at: now)
    case .lessonSeen: return lessonSeen(at: now)
    case .twin(_, let fact): return twin(fact, at: now)
    case .drill(let drill): return startDrill(drill, at: now)
    case .why: return why(at: now)
    case .speaking(let isSpeaking): return speak(isSpeaking, at: now)
    case .stop: return end(.stopped, at: now)
    case .restored: return restore(at: now)
    case .tick: return []
    case .baseline(let measured):
      baseline = measured
      return [.keep]
    case .fluency(let rule):
      scheduler.fluency = rule
      return [.keep]
    case .scope(let scope):
      learn(scope)
      return [.keep]
    case .answeredElsewhere(let answer):
      return scheduler.record(answer).map(PracticeEffect.achieved) + [.keep]
    }
  }

  static func idleMilliseconds(_ scheduler: FactScheduler) -> Int64 {
    Int64(scheduler.parameters.session.idleMinutes) * 60_000
  }
}
