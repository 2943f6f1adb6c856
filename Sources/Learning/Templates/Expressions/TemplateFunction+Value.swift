extension TemplateFunction {
  /// What it makes of `arguments`, whose number the parser has checked.
  func value(
    of arguments: [TemplateValue], at place: Int
  ) throws(ExpressionProblem) -> TemplateValue {
    let first = arguments[0]
    switch self {
    case .min, .max: return try extreme(of: arguments, at: place)
    case .abs: return .int(Swift.abs(try first.asInt(at: place)))
    case .sum:
      var total = TemplateValue.int(0)
      for member in try first.asList(at: place) {
        total = try Expression.BinaryOperator.plus.value(of: total, member, at: place)
      }
      return total
    case .len:
      if let text = first.text { return .int(text.count) }
      return .int(try first.asList(at: place).count)
    case .count: return .int(try first.asList(at: place).filter { $0 == arguments[1] }.count)
    case .index: return .int(try first.asList(at: place).firstIndex(of: arguments[1]) ?? -1)
    case .all: return .flag(try flags(first, at: place).allSatisfy(\.self))
    case .any: return .flag(try flags(first, at: place).contains(true))
    case .near:
      let (number, reach) = (try first.asInt(at: place), try arguments[1].asInt(at: place))
      guard (0...20).contains(reach) else { throw Self.outside(reach, "0 to 20", at: place) }
      return .ints((-reach...reach).filter { $0 != 0 }.map { number + $0 })
    case .keys:
      guard let fields = first.record else {
        throw ExpressionProblem(at: place, "\(first.inWords) has no names", "give a record")
      }
      return .list(fields.keys.sorted().map(TemplateValue.text))
    case .sort, .reverse, .unique, .first, .last, .take, .drop, .fill:
      return try list(of: arguments, at: place)
    case .letters, .join, .upper, .text, .word, .ordinal, .plural:
      return try text(of: arguments, at: place)
    }
  }

  static func outside(_ value: Int, _ range: String, at place: Int) -> ExpressionProblem {
    ExpressionProblem(at: place, "\(value) is outside \(range)", "give a number within it")
  }

  private func extreme(
    of arguments: [TemplateValue], at place: Int
  ) throws(ExpressionProblem) -> TemplateValue {
    let members = arguments.count == 1 ? try arguments[0].asList(at: place) : arguments
    var numbers: [Int] = []
    for member in members { numbers.append(try member.asInt(at: place)) }
    guard let found = self == .min ? numbers.min() : numbers.max() else {
      throw ExpressionProblem(at: place, "the list is empty", "give at least one number")
    }
    return .int(found)
  }

  private func flags(_ list: TemplateValue, at place: Int) throws(ExpressionProblem) -> [Bool] {
    var flags: [Bool] = []
    for member in try list.asList(at: place) {
      guard let flag = member.flag else {
        throw ExpressionProblem(
          at: place, "\(member.inWords) is \(member.kind)", "give a list of comparisons")
      }
      flags.append(flag)
    }
    return flags
  }

  private func list(
    of arguments: [TemplateValue], at place: Int
  ) throws(ExpressionProblem) -> TemplateValue {
    if self == .fill {
      let count = try arguments[1].asInt(at: place)
      guard (0...ExpressionLimits.list).contains(count) else {
        throw Self.outside(count, "0 to \(ExpressionLimits.list)", at: place)
      }
      return .list(Array(repeating: arguments[0], count: count))
    }
    let list = try arguments[0].asList(at: place)
    switch self {
    case .sort: return .list(try Self.sorted(list, at: place))
    case .reverse: return .list(list.reversed())
    case .unique:
      return .list(list.enumerated().filter { list.firstIndex(of: $1) == $0 }.map(\.element))
    case .take: return .list(Array(list.prefix(Swift.max(0, try arguments[1].asInt(at: place)))))
    case .drop: return .list(Array(list.dropFirst(Swift.max(0, try arguments[1].asInt(at: place)))))
    default:  // first and last, the two that are left
      guard let member = self == .first ? list.first : list.last else {
        throw ExpressionProblem(at: place, "the list is empty", "give at least one member")
      }
      return member
    }
  }

  private static func sorted(
    _ list: [TemplateValue], at place: Int
  ) throws(ExpressionProblem) -> [TemplateValue] {
    if !list.isEmpty, list.allSatisfy({ $0.text != nil }) {
      return list.compactMap(\.text).sorted().map(TemplateValue.text)
    }
    var numbers: [Int] = []
    for member in list { numbers.append(try member.asInt(at: place)) }
    return numbers.sorted().map(TemplateValue.int)
  }

  private func text(
    of arguments: [TemplateValue], at place: Int
  ) throws(ExpressionProblem) -> TemplateValue {
    switch self {
    case .letters: return .list(try arguments[0].asText(at: place).map { .text(String($0)) })
    case .join:
      let members = try arguments[0].asList(at: place).map(\.display)
      return .text(members.joined(separator: try arguments[1].asText(at: place)))
    case .upper: return .text(try arguments[0].asText(at: place).uppercased())
    case .word:
      let number = try arguments[0].asInt(at: place)
      guard NumberWords.range.contains(number) else {
        throw Self.outside(number, "0 to 120", at: place)
      }
      return .text(NumberWords.words(for: number))
    case .ordinal:
      let number = try arguments[0].asInt(at: place)
      guard let ordinal = Ordinal(number) else { throw Self.outside(number, "1 to 20", at: place) }
      return .text(ordinal.display)
    case .plural: return try arguments[0].asInt(at: place) == 1 ? arguments[1] : arguments[2]
    default:  // text(x), the one that is left
      return .text(arguments[0].display)
    }
  }
}
