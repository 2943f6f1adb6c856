/// Works out an expression with the names it is given.
///
/// Always ends: there is no recursion, each loop runs over a list, lists have a longest length and the
/// steps of one working out are counted.
package struct ExpressionEvaluator {
  private var names: [String: TemplateValue]
  private var steps = 0

  init(names: [String: TemplateValue]) { self.names = names }

  /// The value of `expression`.
  package static func value(
    of expression: Expression, names: [String: TemplateValue]
  ) throws(ExpressionProblem) -> TemplateValue {
    var evaluator = ExpressionEvaluator(names: names)
    return try evaluator.value(of: expression)
  }

  private mutating func value(of expression: Expression) throws(ExpressionProblem) -> TemplateValue
  {
    steps += 1
    guard steps <= ExpressionLimits.steps else {
      throw ExpressionProblem(at: 0, "it takes too many steps", "loop over shorter lists")
    }
    switch expression {
    case .literal(let value): return value
    case .name(let name, let place): return try named(name, at: place)
    case .list(let members): return .list(try values(of: members))
    case .record(let fields): return .record(try record(fields))
    case .unary(let sign, let operand, let place): return try unary(sign, operand, at: place)
    case .binary(let sign, let left, let right, let place):
      return try binary(sign, left, right, at: place)
    case .choose(let condition, let then, let otherwise, let place):
      return try value(of: try flag(condition, at: place) ? then : otherwise)
    case .member(let owner, let name, let place): return try member(name, of: owner, at: place)
    case .index(let owner, let index, let place): return try member(at: index, of: owner, place)
    case .call(let function, let arguments, let place):
      return try function.value(of: try values(of: arguments), at: place)
    case .each(let body, let loops, let condition, let place):
      var found: [TemplateValue] = []
      try each(loops[...], body, condition, into: &found, at: place)
      return .list(found)
    }
  }

  private func named(_ name: String, at place: Int) throws(ExpressionProblem) -> TemplateValue {
    guard let value = names[name] else {
      throw ExpressionProblem(
        at: place, "nothing here is called \(name)",
        "use one of: \(names.keys.sorted().joined(separator: ", "))")
    }
    return value
  }

  private mutating func values(of members: [Expression]) throws(ExpressionProblem)
    -> [TemplateValue]
  {
    var values: [TemplateValue] = []
    for member in members { values.append(try value(of: member)) }
    return values
  }

  private mutating func record(
    _ fields: [String: Expression]
  ) throws(ExpressionProblem) -> [String: TemplateValue] {
    var values: [String: TemplateValue] = [:]
    for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
      values[name] = try value(of: field)
    }
    return values
  }

  private mutating func flag(_ expression: Expression, at place: Int) throws(ExpressionProblem)
    -> Bool
  {
    let value = try value(of: expression)
    guard let flag = value.flag else {
      throw ExpressionProblem(
        at: place, "\(value.inWords) is \(value.kind)", "give a comparison, true or false")
    }
    return flag
  }

  private mutating func unary(
    _ sign: Expression.UnaryOperator, _ operand: Expression, at place: Int
  ) throws(ExpressionProblem) -> TemplateValue {
    switch sign {
    case .not: return .flag(!(try flag(operand, at: place)))
    case .minus: return .int(-(try value(of: operand).asInt(at: place)))
    }
  }

  private mutating func binary(
    _ sign: Expression.BinaryOperator, _ left: Expression, _ right: Expression, at place: Int
  ) throws(ExpressionProblem) -> TemplateValue {
    switch sign {
    // The right side is not looked at where the left decides, so it may guard it.
    case .or: return .flag(try flag(left, at: place) ? true : try flag(right, at: place))
    case .and: return .flag(try flag(left, at: place) ? try flag(right, at: place) : false)
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn, .range, .plus,
      .minus,
      .times, .divide, .mod:
      let left = try value(of: left)
      return try sign.value(of: left, try value(of: right), at: place)
    }
  }

  private mutating func member(
    _ name: String, of owner: Expression, at place: Int
  ) throws(ExpressionProblem) -> TemplateValue {
    let owner = try value(of: owner)
    guard let fields = owner.record else {
      throw ExpressionProblem(
        at: place, "\(owner.inWords) has no fields", "ask a record for .\(name)")
    }
    guard let value = fields[name] else {
      throw ExpressionProblem(
        at: place, "there is no field \(name)",
        "use one of: \(fields.keys.sorted().joined(separator: ", "))")
    }
    return value
  }

  private mutating func member(
    at index: Expression, of owner: Expression, _ place: Int
  ) throws(ExpressionProblem) -> TemplateValue {
    let owner = try value(of: owner)
    let index = try value(of: index)
    if let fields = owner.record, let name = index.text {
      guard let value = fields[name] else {
        throw ExpressionProblem(
          at: place, "there is no entry \(index.inWords)", "add it to the table")
      }
      return value
    }
    let list = try owner.asList(at: place)
    let number = try index.asInt(at: place)
    guard list.indices.contains(number) else {
      throw ExpressionProblem(
        at: place, "there is no member \(number) in a list of \(list.count)", "count from 0")
    }
    return list[number]
  }

  private mutating func each(
    _ loops: ArraySlice<Expression.ExpressionLoop>, _ body: Expression, _ condition: Expression?,
    into found: inout [TemplateValue], at place: Int
  ) throws(ExpressionProblem) {
    guard let loop = loops.first else {
      if let condition, !(try flag(condition, at: place)) { return }
      found.append(try value(of: body))
      return try ExpressionLimits.check(found.count, at: place)
    }
    let before = names[loop.name]
    for member in try value(of: loop.source).asList(at: place) {
      names[loop.name] = member
      try each(loops.dropFirst(), body, condition, into: &found, at: place)
    }
    names[loop.name] = before
  }
}

extension ExpressionLimits {
  /// Refuses a list of `count` members where that is too long.
  static func check(_ count: Int, at place: Int) throws(ExpressionProblem) {
    guard count <= list else {
      throw ExpressionProblem(
        at: place, "the list grows past \(list) members", "make a shorter list")
    }
  }
}

extension TemplateValue {
  func asInt(at place: Int) throws(ExpressionProblem) -> Int {
    guard let int else {
      throw ExpressionProblem(at: place, "\(inWords) is \(kind)", "give a number")
    }
    return int
  }

  func asList(at place: Int) throws(ExpressionProblem) -> [TemplateValue] {
    guard let list else {
      throw ExpressionProblem(at: place, "\(inWords) is \(kind)", "give a list")
    }
    return list
  }

  func asText(at place: Int) throws(ExpressionProblem) -> String {
    guard let text else {
      throw ExpressionProblem(at: place, "\(inWords) is \(kind)", "give a text; text(x) makes one")
    }
    return text
  }
}
