/// Why a wrong answer to a fact was given, as far as the answer tells (learning §3C); declared in the
/// order in which it is thought of, the most likely first.
public enum FactErrorTag: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
  /// One more or one less: a number was counted twice, or left out.
  case countSlip = "count-slip"
  /// Added where the sign says minus, or taken away where it says plus.
  case operationSwap = "operation-swap"
  /// In each place the smaller digit was taken from the larger: 13 − 8 = 15.
  case smallerFromLarger = "smaller-from-larger"
  /// Two more or two less: the next but one in the table.
  case tableNeighbour = "table-neighbour"
  /// One of the fact's own numbers, said again.
  case operandEcho = "operand-echo"
  /// A ten was lost, or one came to it.
  case tensSlip = "tens-slip"
  /// The digits of the answer turned round: 31 for 13. It is past twenty, so it can only be typed.
  case digitReversal = "digit-reversal"
  /// The two numbers written side by side: 1 + 5 = 15.
  case digitConcatenation = "digit-concatenation"
  /// Near, for no reason that is known.
  case nearValue = "near-value"

  /// How often it is met in comparison with the others, in tenths (learning §3C; ours, to be fitted
  /// anew from logs). That of reversed digits is ours alone: the list does not have it.
  public var weightInTenths: Int {
    switch self {
    case .countSlip: 40
    case .operationSwap, .smallerFromLarger: 30
    case .tableNeighbour: 20
    case .operandEcho, .tensSlip: 15
    case .digitReversal: 10
    case .digitConcatenation: 5
    case .nearValue: 3
    }
  }

  /// How far from the answer a number may be to be called near; three such lie on either side of every
  /// answer that has three numbers there.
  package static let nearest = 5

  /// Whether `given`, 0 or more and not the answer, is what this error makes of `fact`.
  package func explains(_ given: Int, to fact: Fact) -> Bool {
    guard given >= 0, given != fact.answer else { return false }
    return switch self {
    case .countSlip: fact.distance(to: given) == 1
    case .operationSwap: given == fact.swapped
    case .smallerFromLarger: given == fact.smallerFromLarger
    case .tableNeighbour: fact.distance(to: given) == 2
    case .operandEcho: given == fact.left || given == fact.right
    case .tensSlip: fact.distance(to: given) == 10
    case .digitReversal: given == fact.reversedAnswer
    case .digitConcatenation: given == fact.sideBySide
    case .nearValue: fact.distance(to: given) <= Self.nearest
    }
  }
}

extension Fact {
  /// The most likely reason why `given` was answered; nil for the right answer, for a number below zero
  /// and for one that no error explains.
  public func errorTag(for given: Int) -> FactErrorTag? {
    FactErrorTag.allCases.first { $0.explains(given, to: self) }
  }

  // Typed numbers can be as large as a number gets.
  fileprivate func distance(to given: Int) -> UInt { (given - answer).magnitude }

  /// What the other sign makes of the two numbers; below zero the larger gives.
  fileprivate var swapped: Int { operation == .plus ? abs(left - right) : left + right }

  /// The difference with the smaller ones always taken from the larger, where that is another number.
  fileprivate var smallerFromLarger: Int? {
    guard operation == .minus, left % 10 < right % 10 else { return nil }
    return (left / 10 - right / 10) * 10 + right % 10 - left % 10
  }

  /// The answer with its two digits changed round, where both are seen.
  fileprivate var reversedAnswer: Int? {
    answer > 10 && answer < 20 ? answer % 10 * 10 + answer / 10 : nil
  }

  /// The two numbers written one behind the other; a zero in front is not seen.
  fileprivate var sideBySide: Int { left * (right < 10 ? 10 : 100) + right }
}
