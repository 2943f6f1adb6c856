public import MeadowFoundations

/// Why the clock of a run stands.
public enum TimedPause: String, CaseIterable, Sendable, Codable {
  /// The child speaks through Meadow: talking costs no second of a run (learning AC16).
  case communication
  /// The page is out of sight.
  case hidden
  /// A grown-up paused it.
  case grownUp
  /// The program began anew in the middle of it; the child says when it goes on.
  case restart
}

/// The run of sixty seconds (learning F12): gives items, takes answers, stands while it is paused,
/// is over on time.
///
/// Pure; the plan's seed makes a run replay. ``run`` is what is kept: an engine made with it stands
/// where the old one was.
public struct TimedRunEngine: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Codable, Sendable {
    /// The run begins.
    case start(TimedPlan)
    /// The child took option `choice`, 0 to 3, of the item with this number; the page saw it
    /// `responseMilliseconds` after it had painted the item, or does not know.
    case answer(item: Int, choice: Int, responseMilliseconds: Int?)
    /// There is this reason to stand still.
    case pause(TimedPause)
    /// This reason is over.
    case resume(TimedPause)
    /// The item that stands there is the last: the time for the goal is used up (learning AC6).
    case endAfterItem
    /// The child ends the run.
    case end
    /// It may be time for something.
    case tick
  }

  /// What follows, in order.
  public enum Effect: Equatable, Sendable {
    /// Show this item and take answers to it.
    case show(TimedItem)
    /// Show whether the answer was right, and for a wrong one the right answer until the next item.
    case judge(TimedAnswer)
    /// Let the bar stand and cover the item.
    case stand
    /// Go on.
    case goOn
    /// Show how it went.
    case finish(TimedResult)
  }

  /// The run that is under way or was the last, or nil.
  public private(set) var run: TimedRun?
  /// Why the clock stands; kept between runs, so that none begins while the child speaks.
  public private(set) var pauses: Set<TimedPause> = []

  /// An engine that stands in `run`, as it was kept, or before the first; a run whose parts do not
  /// fit together is left out.
  public init(resuming run: TimedRun? = nil) {
    guard var run, run.isSound else { return }
    if !run.isOver {
      run.clock.forgetRunning()
      run.isInterrupted = true
      pauses = [.restart]
    }
    self.run = run
  }

  /// An engine that goes on in `run` as if nothing had come between, standing for `pauses`: what
  /// replays a log; a run whose parts do not fit together is left out.
  init(goingOn run: TimedRun?, pauses: Set<TimedPause>) {
    self.run = run.flatMap { $0.isSound ? $0 : nil }
    self.pauses = pauses
  }

  /// When ``Input/tick`` is due, or nil while nothing waits for time to pass.
  public var deadline: WallTime? { run?.deadline }

  /// Takes `input` at `now` and returns what follows; throws what is wrong with it, and nothing has
  /// changed then.
  public mutating func handle(
    _ input: Input, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    if let problem = problem(with: input, at: now) { throw problem }
    let passed = lead { $0.advance(to: now) }
    return passed + take(input, at: now)
  }

  private mutating func take(_ input: Input, at now: WallTime) -> [Effect] {
    switch input {
    case .start(let plan): return start(plan, at: now)
    case .answer(_, let choice, let response):
      return lead { $0.answer(choice: choice, responseMilliseconds: response, at: now) }
    case .pause(let reason):
      let isFirst = pauses.isEmpty
      pauses.insert(reason)
      return isFirst ? lead { $0.stand(at: now) } : []
    case .resume(let reason):
      let isLast = pauses.remove(reason) != nil && pauses.isEmpty
      return isLast ? lead { $0.goOn(at: now) } : []
    case .endAfterItem: return lead { $0.endAfterItem() }
    case .end: return lead { $0.finish(at: now) }
    case .tick: return []
    }
  }

  private mutating func start(_ plan: TimedPlan, at now: WallTime) -> [Effect] {
    var new = TimedRun(plan: plan, at: now)
    let item = new.item
    let stands = pauses.isEmpty ? [] : new.stand(at: now)
    if pauses.isEmpty { new.clock.start(at: now) }
    run = new
    return [.show(item)] + stands
  }

  /// Takes a step of the run that is under way, if there is one.
  private mutating func lead(_ step: (inout TimedRun) -> [Effect]) -> [Effect] {
    guard var led = run, !led.isOver else { return [] }
    // Held once only, so that its answers are not copied with each step.
    run = nil
    let effects = step(&led)
    run = led
    // A restart is over with the run it cut.
    if led.isOver { pauses.remove(.restart) }
    return effects
  }
}
