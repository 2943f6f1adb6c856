/// Reads the text of an expression: `if`, then `or`, `and`, `not`, comparisons, `..`, + and −, × ÷ and
/// mod, the minus sign, and last what stands behind a value: `.name`, `[index]`.
package struct ExpressionParser {
  private let tokens: [ExpressionToken]
  private var next = 0
  private var depth = 0

  /// The tree of `source`.
  package static func parse(_ source: String) throws(ExpressionProblem) -> Expression {
    var parser = ExpressionParser(tokens: try ExpressionTokens.read(source))
    let expression = try parser.expression()
    guard parser.token.kind == .end else {
      throw parser.problem("\(parser.token.inWords) is left over", "join values with an operator or a comma")
    }
    return expression
  }

  private init(tokens: [ExpressionToken]) { self.tokens = tokens }

  private var token: ExpressionToken { tokens[next] }

  private func problem(_ reason: String, _ advice: String) -> ExpressionProblem {
    ExpressionProblem(at: token.place, reason, advice)
  }

  private mutating func take(_ kind: ExpressionToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    next += 1
    return true
  }

  private mutating func expect(_ kind: ExpressionToken.Kind, _ name: String) throws(ExpressionProblem) {
    if !take(kind) { throw problem("\(token.inWords) stands where \(name) belongs", "put \(name) there") }
  }

  private mutating func expression() throws(ExpressionProblem) -> Expression {
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

  private mutating func disjunction() throws(ExpressionProblem) -> Expression {
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
    while let sign = [.symbol("+"): .plus, .symbol("-"): .minus][token.kind] as Expression.BinaryOperator? {
      let place = token.place
      next += 1
      left = .binary(sign, left, try product(), at: place)
    }
    return left
  }

  private mutating func product() throws(ExpressionProblem) -> Expression {
    var left = try signed()
    while let sign = [.symbol("*"): .times, .symbol("/"): .divide, .name("mod"): .mod][token.kind]
      as Expression.BinaryOperator?
    {
      let place = token.place
      next += 1
      left = .binary(sign, left, try signed(), at: place)
    }
    return left
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

  private mutating func primary() throws(ExpressionProblem) -> Expression {
    let place = token.place
    switch token.kind {
    case .number(let number):
      next += 1
      return .literal(.int(number))
    case .text(let text):
      next += 1
      return .literal(.text(text))
    case .symbol("("):
      next += 1
      let inner = try expression()
      try expect(.symbol(")"), "\")\"")
      return inner
    case .symbol("["):
      next += 1
      return try list(at: place)
    case .symbol("{"):
      next += 1
      return try record()
    case .name(let name) where !Self.reserved.contains(name):
      next += 1
      return try named(name, at: place)
    case .name, .symbol, .end:
      throw problem("\(token.inWords) stands where a value belongs", "put a number, a 'text', a name or a list there")
    }
  }

  private static let reserved: Set = ["if", "then", "else", "or", "and", "not", "in", "mod", "for"]

  private mutating func name(_ what: String) throws(ExpressionProblem) -> String {
    guard case .name(let name) = token.kind, !Self.reserved.contains(name) else {
      throw problem("\(token.inWords) stands where \(what) belongs", "put \(what) there")
    }
    next += 1
    return name
  }

  private mutating func named(_ name: String, at place: Int) throws(ExpressionProblem) -> Expression {
    if name == "true" || name == "false" { return .literal(.flag(name == "true")) }
    guard take(.symbol("(")) else { return .name(name, at: place) }
    guard let function = TemplateFunction(rawValue: name) else {
      throw ExpressionProblem(
        at: place, "there is no function \(name)",
        "use one of: " + TemplateFunction.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let arguments = try values(until: ")")
    guard function.arguments.contains(arguments.count) else {
      throw ExpressionProblem(at: place, "\(name) is given \(arguments.count) values", "write \(function.usage)")
    }
    return .call(function, arguments, at: place)
  }

  private mutating func values(until end: String) throws(ExpressionProblem) -> [Expression] {
    if take(.symbol(end)) { return [] }
    var values = [try expression()]
    while take(.symbol(",")) { values.append(try expression()) }
    try expect(.symbol(end), "\"\(end)\"")
    return values
  }

  private mutating func list(at place: Int) throws(ExpressionProblem) -> Expression {
    if take(.symbol("]")) { return .list([]) }
    let first = try expression()
    guard token.kind == .name("for") else {
      if take(.symbol("]")) { return .list([first]) }
      try expect(.symbol(","), "\",\"")
      return .list([first] + (try values(until: "]")))
    }
    var loops: [Expression.ExpressionLoop] = []
    while take(.name("for")) {
      let name = try name("a name")
      try expect(.name("in"), "\"in\"")
      loops.append(Expression.ExpressionLoop(name: name, source: try disjunction()))
    }
    let condition = take(.name("if")) ? try disjunction() : nil
    try expect(.symbol("]"), "\"]\"")
    return .each(body: first, loops: loops, condition: condition, at: place)
  }

  private mutating func record() throws(ExpressionProblem) -> Expression {
    var fields: [String: Expression] = [:]
    if take(.symbol("}")) { return .record(fields) }
    repeat {
      let name = try name("a field's name")
      try expect(.symbol(":"), "\":\"")
      if fields.updateValue(try expression(), forKey: name) != nil {
        throw problem("the field \(name) stands there twice", "leave one out")
      }
    } while take(.symbol(","))
    try expect(.symbol("}"), "\"}\"")
    return .record(fields)
  }
}
