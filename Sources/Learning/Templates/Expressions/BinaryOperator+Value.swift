extension Expression.BinaryOperator {
  /// What it makes of `left` and `right`; `or` and `and` are worked out by the evaluator, which may stop
  /// at the left side.
  func value(
    of left: TemplateValue, _ right: TemplateValue, at place: Int
  ) throws(ExpressionProblem) -> TemplateValue {
    switch self {
    case .equal, .unequal:
      try Self.checkSameKind(left, right, at: place)
      return .flag((left == right) == (self == .equal))
    case .less: return .flag(try Self.isLess(left, right, at: place))
    case .lessOrEqual: return .flag(!(try Self.isLess(right, left, at: place)))
    case .greater: return .flag(try Self.isLess(right, left, at: place))
    case .greaterOrEqual: return .flag(!(try Self.isLess(left, right, at: place)))
    case .isIn: return .flag(try Self.isIn(left, right, at: place))
    case .range: return try Self.range(left, right, at: place)
    case .plus: return try Self.plus(left, right, at: place)
    case .minus, .times, .divide, .mod:
      return .int(try number(of: try left.asInt(at: place), try right.asInt(at: place), at: place))
    case .or: return .flag(left == .flag(true) || right == .flag(true))
    case .and: return .flag(left == .flag(true) && right == .flag(true))
    }
  }

  /// A comparison of a number with a text is never meant.
  private static func checkSameKind(
    _ left: TemplateValue, _ right: TemplateValue, at place: Int
  ) throws(ExpressionProblem) {
    guard left.kind == right.kind else {
      throw ExpressionProblem(
        at: place, "\(left.inWords) is \(left.kind) and \(right.inWords) is \(right.kind)",
        "compare values of one kind")
    }
  }

  private static func isLess(
    _ left: TemplateValue, _ right: TemplateValue, at place: Int
  ) throws(ExpressionProblem) -> Bool {
    if let left = left.text, let right = right.text { return left < right }
    return try left.asInt(at: place) < right.asInt(at: place)
  }

  private static func isIn(
    _ left: TemplateValue, _ right: TemplateValue, at place: Int
  ) throws(ExpressionProblem) -> Bool {
    if let fields = right.record { return fields[try left.asText(at: place)] != nil }
    if let text = right.text { return text.contains(Substring(try left.asText(at: place))) }
    return try right.asList(at: place).contains(left)
  }

  /// Empty where it would run backwards, so that a range may be out of use.
  private static func range(
    _ left: TemplateValue, _ right: TemplateValue, at place: Int
  ) throws(ExpressionProblem) -> TemplateValue {
    let (low, high) = (try left.asInt(at: place), try right.asInt(at: place))
    guard low <= high else { return .list([]) }
    try ExpressionLimits.check(high - low + 1, at: place)
    return .ints(Array(low...high))
  }

  private static func plus(
    _ left: TemplateValue, _ right: TemplateValue, at place: Int
  ) throws(ExpressionProblem) -> TemplateValue {
    switch (left, right) {
    case (.list(let left), .list(let right)):
      try ExpressionLimits.check(left.count + right.count, at: place)
      return .list(left + right)
    case (.text(let left), .text(let right)):
      guard left.count + right.count <= ExpressionLimits.text else {
        throw ExpressionProblem(at: place, "the text grows too long", "keep it short")
      }
      return .text(left + right)
    default:  // every other pair must be two numbers
      return .int(
        try Self.plus.number(of: left.asInt(at: place), right.asInt(at: place), at: place))
    }
  }

  /// Division rounds down and `mod` is what it leaves, so both suit tens and ones.
  private func number(of a: Int, _ b: Int, at place: Int) throws(ExpressionProblem) -> Int {
    let isDivision = self == .divide || self == .mod
    guard !isDivision || b > 0 else {
      throw ExpressionProblem(
        at: place, "\(a) cannot be shared by \(b)", "divide by a number above 0")
    }
    let quotient = isDivision ? (a >= 0 ? a / b : -((-a + b - 1) / b)) : 0
    let result: Int
    switch self {
    case .plus: result = a + b
    case .minus: result = a - b
    // Both are below a million in size, as every number here.
    case .times: result = a * b
    case .divide: result = quotient
    case .mod: result = a - quotient * b
    case .or, .and, .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn, .range:
      result = 0
    }
    guard abs(result) <= 1_000_000 else {
      throw ExpressionProblem(at: place, "\(result) is too large a number", "stay below a million")
    }
    return result
  }
}
