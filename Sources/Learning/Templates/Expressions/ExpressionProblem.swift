/// Why an expression cannot be read or worked out.
package struct ExpressionProblem: Error, Equatable, Sendable {
  /// The character at fault, counted from 0.
  package var place: Int
  /// What is wrong.
  package var reason: String
  /// The way out.
  package var advice: String

  init(at place: Int, _ reason: String, _ advice: String) {
    self.place = place
    self.reason = reason
    self.advice = advice
  }
}

/// What keeps every expression short and every working out finite; the numbers are ours.
package enum ExpressionLimits {
  /// The longest expression, in characters.
  package static let source = 600
  /// The deepest nesting.
  package static let depth = 40
  /// The longest list.
  package static let list = 1000
  /// The longest text, in characters.
  package static let text = 500
  /// The steps one working out may take.
  package static let steps = 50_000
}
