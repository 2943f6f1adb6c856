/// An expression of the template language as a tree; `ExpressionParser` makes it, `ExpressionEvaluator`
/// works it out.
package indirect enum Expression: Equatable, Sendable {
  /// A number, a text, true or false.
  case literal(TemplateValue)
  /// A param, a table or a bound name.
  case name(String, at: Int)
  /// `[a, b]`.
  case list([Expression])
  /// `{tens: a, ones: b}`.
  case record([String: Expression])
  /// `not a`, `-a`.
  case unary(UnaryOperator, Expression, at: Int)
  /// `a + b` and so on.
  case binary(BinaryOperator, Expression, Expression, at: Int)
  /// `if a then b else c`.
  case choose(Expression, then: Expression, otherwise: Expression, at: Int)
  /// `a.name`.
  case member(Expression, String, at: Int)
  /// `a[b]`, counted from 0.
  case index(Expression, Expression, at: Int)
  /// `f(a, b)`.
  case call(TemplateFunction, [Expression], at: Int)
  /// `[body for name in source if condition]`, with one or more `for`.
  case each(body: Expression, loops: [ExpressionLoop], condition: Expression?, at: Int)

  /// One `for name in source`.
  package struct ExpressionLoop: Equatable, Sendable {
    let name: String
    let source: Expression
  }

  /// What stands before one value.
  package enum UnaryOperator: String, Equatable, Sendable {
    case not, minus
  }

  /// What stands between two values.
  package enum BinaryOperator: String, Equatable, Sendable {
    case or, and
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case isIn = "in"
    case range = ".."
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case mod
  }

  /// The names it needs from outside.
  package var freeNames: Set<String> {
    switch self {
    case .literal: []
    case .name(let name, _): [name]
    case .list(let members): members.freeNames
    case .record(let fields): Array(fields.values).freeNames
    case .unary(_, let value, _), .member(let value, _, _): value.freeNames
    case .binary(_, let a, let b, _), .index(let a, let b, _): a.freeNames.union(b.freeNames)
    case .choose(let a, let b, let c, _): [a, b, c].freeNames
    case .call(_, let arguments, _): arguments.freeNames
    case .each(let body, let loops, let condition, _):
      Self.freeNames(of: loops[...], inside: [body] + [condition].compactMap(\.self))
    }
  }

  /// A later source may use the names of the loops before it.
  private static func freeNames(
    of loops: ArraySlice<ExpressionLoop>, inside: [Expression]
  ) -> Set<String> {
    guard let first = loops.first else { return inside.freeNames }
    return freeNames(of: loops.dropFirst(), inside: inside).subtracting([first.name])
      .union(first.source.freeNames)
  }
}

extension [Expression] {
  fileprivate var freeNames: Set<String> { reduce(into: []) { $0.formUnion($1.freeNames) } }
}
