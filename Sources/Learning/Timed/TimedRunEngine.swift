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
public struct TimedRunEngine: Sendable {
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
  private let source: any TimedOptionSource

  /// An engine with options from `source` that stands in `run`, as it was kept, or before the first;
  /// a run whose parts do not fit together is left out.
  public init(options source: any TimedOptionSource, resuming run: TimedRun? = nil) {
    self.source = source
    guard var run, run.isSound else { return }
    if !run.isOver {
      run.clock.forgetRunning()
      run.isInterrupted = true
      pauses = [.restart]
    }
    self.run = run
  }

  /// When ``Input/tick`` is due, or nil while nothing waits for time to pass.
  public var deadline: WallTime? { run?.deadline }

  /// Takes `input` at `now` and returns what follows; throws what is wrong with it, and nothing has
  /// changed then.
  public mutating func handle(
    _ input: Input, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    if let problem = problem(with: input, at: now) { throw problem }
    let passed = advance(to: now)
    return passed + take(input, at: now)
  }

  private mutating func advance(to now: WallTime) -> [Effect] {
    guard run?.isOver == false else { return [] }
    run?.clock.advance(to: now)
    if run?.clock.isOver == true { return finish(at: now) }
    return run?.isRevealed == true ? next(at: now) : []
  }

  private mutating func take(_ input: Input, at now: WallTime) -> [Effect] {
    switch input {
    case .start(let plan): return start(plan, at: now)
    case .answer(_, let choice, let response):
      guard let answer = run?.accept(choice: choice, responseMilliseconds: response, at: now)
      else { return [] }
      return [.judge(answer)] + (answer.isCorrect ? next(at: now) : [])
    case .pause(let reason): return pause(reason, at: now)
    case .resume(let reason): return resume(reason, at: now)
    case .endAfterItem:
      run?.isLastItem = true
      return []
    case .end: return run?.isOver == false ? finish(at: now) : []
    case .tick: return []
    }
  }

  private mutating func start(_ plan: TimedPlan, at now: WallTime) -> [Effect] {
    var new = TimedRun(plan: plan, options: source, at: now)
    // A restart ends with the run it cut.
    pauses.remove(.restart)
    if pauses.isEmpty { new.clock.start(at: now) } else { new.isInterrupted = true }
    run = new
    return [.show(new.item)] + (pauses.isEmpty ? [] : [.stand])
  }

  private mutating func next(at now: WallTime) -> [Effect] {
    guard run?.isLastItem == false else { return finish(at: now) }
    let options = source
    return (run?.advanceItem(options: options)).map { [.show($0)] } ?? []
  }

  private mutating func finish(at now: WallTime) -> [Effect] {
    pauses.remove(.restart)
    return (run?.finish(at: now)).map { [.finish($0)] } ?? []
  }

  private mutating func pause(_ reason: TimedPause, at now: WallTime) -> [Effect] {
    let isFirst = pauses.isEmpty
    pauses.insert(reason)
    guard isFirst, run?.isOver == false else { return [] }
    run?.clock.stop(at: now)
    run?.isInterrupted = true
    return [.stand]
  }

  private mutating func resume(_ reason: TimedPause, at now: WallTime) -> [Effect] {
    guard pauses.remove(reason) != nil, pauses.isEmpty, run?.isOver == false else { return [] }
    run?.clock.start(at: now)
    return [.goOn]
  }
}
