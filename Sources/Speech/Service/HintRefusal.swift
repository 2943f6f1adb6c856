public import MeadowFoundations
import MeadowPhonetics

/// Why a hint is not spoken, where in it, and what could stand there.
public struct HintRefusal: Error, Equatable, Sendable, Codable, CustomStringConvertible {
  /// What is wrong, as one sentence without its point.
  public var reason: String
  /// The way out, likewise.
  public var advice: String
  /// Where, in characters of the hint; empty only for an empty hint.
  public var range: Range<Int>
  /// What stands there.
  public var symbol: String
  /// What could stand there, the likeliest first.
  public var nearest: [String]

  /// What is wrong with the whole of `hint`.
  init(_ hint: String, reason: String, advice: String) {
    self.reason = reason
    self.advice = advice
    range = 0..<hint.count
    symbol = String(hint.prefix(40))
    nearest = []
  }

  /// What the parser found.
  init(_ error: HintError) {
    let problem = error.problem(field: "hint")
    reason = problem.reason
    advice = problem.advice
    range = error.range
    symbol = error.symbol
    nearest = error.nearest
  }

  /// What the voice would say differently.
  init(_ hint: String, _ mismatch: Mismatch, _ parsed: PronunciationHint) {
    self.init(
      hint, reason: "the voice would not say it as written: \(mismatch)",
      advice: "Write that sound in another way, or choose one of the suggestions")
    if let expected = mismatch.expected { symbol = expected }
  }

  /// The same as a problem with `field`.
  public func problem(field: String) -> InputProblem {
    var problem = InputProblem(field: field, reason: reason, advice: advice)
    problem.place = InputPlace(range: range, symbol: symbol, nearest: nearest)
    return problem
  }

  public var description: String { "\(reason). \(advice)." }
}
