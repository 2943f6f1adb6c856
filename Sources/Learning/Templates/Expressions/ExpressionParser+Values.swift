/// What stands by itself: numbers, texts, names, calls, lists, loops and records.
extension ExpressionParser {
  mutating func primary() throws(ExpressionProblem) -> Expression {
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
      throw problem(
        "\(token.inWords) stands where a value belongs",
        "put a number, a 'text', a name or a list there")
    }
  }

  static let reserved: Set = ["if", "then", "else", "or", "and", "not", "in", "mod", "for"]

  mutating func name(_ what: String) throws(ExpressionProblem) -> String {
    guard case .name(let name) = token.kind, !Self.reserved.contains(name) else {
      throw problem("\(token.inWords) stands where \(what) belongs", "put \(what) there")
    }
    next += 1
    return name
  }

  private mutating func named(_ name: String, at place: Int) throws(ExpressionProblem) -> Expression
  {
    if name == "true" || name == "false" { return .literal(.flag(name == "true")) }
    guard take(.symbol("(")) else { return .name(name, at: place) }
    guard let function = TemplateFunction(rawValue: name) else {
      throw ExpressionProblem(
        at: place, "there is no function \(name)",
        "use one of: " + TemplateFunction.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let arguments = try values(until: ")")
    guard function.arguments.contains(arguments.count) else {
      throw ExpressionProblem(
        at: place, "\(name) is given \(arguments.count) values", "write \(function.usage)")
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
