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

  /// Its name, one lower-case word: what its events begin with, what is kept of it and its lines in
  /// a recording are called by it.
  static var name: String { get }
  /// What it shows now.
  var state: State { get }
  /// When ``ActivityOccasion/tick`` is due, or nil while nothing waits for time to pass.
  var deadline: MonotonicTime? { get }

  /// Begins where it was left, or for the first time where `saved` is nil; before anything else
  /// happens. `seed` is its chance. What it cannot read it leaves.
  mutating func resume(from saved: PlainJSON?, seed: UInt64)
  /// Why `input` is none that it can take now, or nil.
  func problem(with input: Input) -> InputProblem?
  /// Takes `input` at `now` and returns what must be done, in order.
  mutating func handle(_ input: Input, at now: MonotonicTime) -> [ActivityEffect]
  /// Learns at `now` what happens to everybody and returns what must be done, in order.
  mutating func handle(_ occasion: ActivityOccasion, at now: MonotonicTime) -> [ActivityEffect]
}

extension Activity {
  public mutating func resume(from saved: PlainJSON?, seed: UInt64) {}
  public func problem(with input: Input) -> InputProblem? { nil }
}
