/// A short sight of the same sum from both sides: 6 + 8 is 8 + 6 (learning F19).
public struct CommutativityFlash: Equatable, Sendable {
  /// The sum.
  public let fact: Fact
  /// The same with its numbers changed round.
  public let turned: Fact
  /// What is said.
  public let line: LessonLine
  /// Two rows of counters, which change places.
  public let rows: CounterRows

  /// The flash for `fact`, or nil where nothing can be changed round: differences and doubles.
  public init?(for fact: Fact, wording: FactWording = .plusMinus) {
    guard let turned = fact.commuted else { return nil }
    self.fact = fact
    self.turned = turned
    line = LessonLine(LessonTexts.turned(fact, turned), wording)
    rows = CounterRows(upper: fact.left, lower: fact.right, action: .join)
  }
}
