/// Something a child does with Meadow: talking is the first, early maths another.
///
/// A pure value: no clock, no I/O, no chance of its own (architecture §5). Its host gives it inputs
/// and what happens to everybody, performs the effects it returns, tells its events to whoever
/// listens, keeps its inputs in the recording of a session and wakes it at its deadline.
public protocol Activity: Sendable {
  /// What comes to this activity alone; a recording holds it as it is encoded.
  associatedtype Input: Codable & Sendable
  /// What it shows a view that has just come.
  associatedtype State: Encodable & Sendable
  /// What is kept of it as a whole, sealed, where it keeps a log of its own; else `Never`.
  associatedtype Saved: Codable & Sendable = Never
  /// A line of that log; else `Never`.
  associatedtype Record: Codable & Sendable = Never
  /// What it can be asked; else `Never`.
  associatedtype Question: Decodable & Sendable = Never
  /// What it answers; else `Never`.
  associatedtype Report: Encodable & Sendable = Never

  /// Its name, one lower-case word: what its events begin with, what is kept of it and its lines in
  /// a recording are called by it.
  static var name: String { get }
  /// Whether it begins with the session; else it sleeps until it is first given an input or asked
  /// something, and what it keeps and needs is not read before.
  static var opensAtStart: Bool { get }
  /// What it shows now.
  var state: State { get }
  /// When ``ActivityOccasion/tick`` is due, or nil while nothing waits for time to pass.
  var deadline: MonotonicTime? { get }

  /// Begins where it was left, or for the first time where `saved` is nil; before anything else
  /// happens. `seed` is its chance. What it cannot read it leaves.
  mutating func resume(from saved: PlainJSON?, seed: UInt64)
  /// Reads what it needs and nobody else does; off everybody's way, before it is opened. Returns what
  /// could not be used of it, a sentence each.
  func prepare() -> [String]
  /// Is opened: goes on from `saved` and what was done since, `records`; nil and none for a first
  /// time. `seed` is its chance.
  mutating func restore(from saved: Saved?, records: [Record], seed: UInt64)
  /// What is to be kept of it as a whole, or nil where it keeps no log.
  var saved: Saved? { get }
  /// The lines of its log since they were last taken, in order.
  mutating func takeRecords() -> [Record]
  /// Answers a question; the host asks a copy, so that it may take its time.
  func report(on question: Question) throws(InputProblem) -> Report
  /// Whether a grown-up decides by `input`: then it passes the gate or does not come in.
  static func isForGrownUps(_ input: Input) -> Bool
  /// Why `input` is none that it can take now, or nil.
  func problem(with input: Input) -> InputProblem?
  /// Takes `input` at `now` as ``handle(_:at:)-(Input,_)`` does, or throws what is wrong with it, and
  /// nothing has changed then.
  mutating func attempt(_ input: Input, at now: MonotonicTime) throws(InputProblem)
    -> [ActivityEffect]
  /// Takes `input` at `now` and returns what must be done, in order.
  mutating func handle(_ input: Input, at now: MonotonicTime) -> [ActivityEffect]
  /// Learns at `now` what happens to everybody and returns what must be done, in order.
  mutating func handle(_ occasion: ActivityOccasion, at now: MonotonicTime) -> [ActivityEffect]
}

extension Activity {
  public mutating func resume(from saved: PlainJSON?, seed: UInt64) {}
  public func problem(with input: Input) -> InputProblem? { nil }
  public static var opensAtStart: Bool { true }
  public static func isForGrownUps(_ input: Input) -> Bool { false }
  public func prepare() -> [String] { [] }
  public mutating func attempt(
    _ input: Input, at now: MonotonicTime
  ) throws(InputProblem) -> [ActivityEffect] {
    if let problem = problem(with: input) { throw problem }
    return handle(input, at: now)
  }
}

extension Activity where Saved == Never, Record == Never {
  public mutating func restore(from saved: Never?, records: [Never], seed: UInt64) {}
  public var saved: Never? { nil }
  public mutating func takeRecords() -> [Never] { [] }
}

extension Activity where Question == Never, Report == Never {
  public func report(on question: Never) throws(InputProblem) -> Never {}
}
