/// Reads the text of an expression: `if`, then `or`, `and`, `not`, comparisons, `..`, + and −, × ÷ and
/// mod, the minus sign, and last what stands behind a value: `.name`, `[index]`.
package struct ExpressionParser {
  private let tokens: [ExpressionToken]
  var next = 0
  private var depth = 0

  /// The tree of `source`.
  package static func parse(_ source: String) throws(ExpressionProblem) -> Expression {
    var parser = ExpressionParser(tokens: try ExpressionTokens.read(source))
    let expression = try parser.expression()
    guard parser.token.kind == .end else {
      throw parser.problem(
        "\(parser.token.inWords) is left over", "join values with an operator or a comma")
    }
    return expression
  }

  private init(tokens: [ExpressionToken]) { self.tokens = tokens }

  var token: ExpressionToken { tokens[next] }

  func problem(_ reason: String, _ advice: String) -> ExpressionProblem {
    ExpressionProblem(at: token.place, reason, advice)
  }

  mutating func take(_ kind: ExpressionToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    next += 1
    return true
  }

  mutating func expect(_ kind: ExpressionToken.Kind, _ name: String)
    throws(ExpressionProblem)
  {
    if !take(kind) {
      throw problem("\(token.inWords) stands where \(name) belongs", "put \(name) there")
    }
  }

  mutating func expression() throws(ExpressionProblem) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ExpressionLimits.depth else {
      throw problem("it is nested too deep", "name a part of it under \"let\"")
    }
    let place = token.place
    guard take(.name("if")) else { return try disjunction() }
    let condition = try expression()
    try expect(.name("then"), "\"then\"")
    let then = try expression()
    try expect(.name("else"), "\"else\"")
    return .choose(condition, then: then, otherwise: try expression(), at: place)
  }

  mutating func disjunction() throws(ExpressionProblem) -> Expression {
    var left = try conjunction()
    while token.kind == .name("or") {
      let place = token.place
      next += 1
      left = .binary(.or, left, try conjunction(), at: place)
    }
    return left
  }

  private mutating func conjunction() throws(ExpressionProblem) -> Expression {
    var left = try negation()
    while token.kind == .name("and") {
      let place = token.place
      next += 1
      left = .binary(.and, left, try negation(), at: place)
    }
    return left
  }

  private mutating func negation() throws(ExpressionProblem) -> Expression {
    var places: [Int] = []
    while token.kind == .name("not") {
      places.append(token.place)
      next += 1
    }
    return places.reversed().reduce(try comparison()) { .unary(.not, $0, at: $1) }
  }

  private mutating func comparison() throws(ExpressionProblem) -> Expression {
    let left = try range()
    guard let comparison = comparisonHere else { return left }
    let place = token.place
    next += 1
    let whole = Expression.binary(comparison, left, try range(), at: place)
    if comparisonHere != nil {
      throw problem("two comparisons stand in a row", "join them: a <= b and b <= c")
    }
    return whole
  }

  private var comparisonHere: Expression.BinaryOperator? {
    switch token.kind {
    case .symbol("=="): .equal
    case .symbol("!="): .unequal
    case .symbol("<"): .less
    case .symbol("<="): .lessOrEqual
    case .symbol(">"): .greater
    case .symbol(">="): .greaterOrEqual
    case .name("in"): .isIn
    case .number, .text, .name, .symbol, .end: nil
    }
  }

  private mutating func range() throws(ExpressionProblem) -> Expression {
    let left = try sum()
    let place = token.place
    return take(.symbol("..")) ? .binary(.range, left, try sum(), at: place) : left
  }

  private mutating func sum() throws(ExpressionProblem) -> Expression {
    var left = try product()
    while let sign = sumHere {
      let place = token.place
      next += 1
      left = .binary(sign, left, try product(), at: place)
    }
    return left
  }

  private mutating func product() throws(ExpressionProblem) -> Expression {
    var left = try signed()
    while let sign = productHere {
      let place = token.place
      next += 1
      left = .binary(sign, left, try signed(), at: place)
    }
    return left
  }

  private var sumHere: Expression.BinaryOperator? {
    switch token.kind {
    case .symbol("+"): .plus
    case .symbol("-"): .minus
    case .number, .text, .name, .symbol, .end: nil
    }
  }

  private var productHere: Expression.BinaryOperator? {
    switch token.kind {
    case .symbol("*"): .times
    case .symbol("/"): .divide
    case .name("mod"): .mod
    case .number, .text, .name, .symbol, .end: nil
    }
  }

  private mutating func signed() throws(ExpressionProblem) -> Expression {
    let place = token.place
    guard take(.symbol("-")) else { return try postfix() }
    return .unary(.minus, try postfix(), at: place)
  }

  private mutating func postfix() throws(ExpressionProblem) -> Expression {
    var value = try primary()
    while true {
      let place = token.place
      if take(.symbol(".")) {
        value = .member(value, try name("a name"), at: place)
      } else if take(.symbol("[")) {
        value = .index(value, try expression(), at: place)
        try expect(.symbol("]"), "\"]\"")
      } else {
        return value
      }
    }
  }
}
