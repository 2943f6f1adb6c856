extension ItemFormat {
  /// Whether a number given as the answer means all that come to it.
  var answersWithWorth: Bool {
    switch self {
    case .base10, .coins, .shade: true
    case .choice, .keypad, .match, .sequence, .tapCount, .numberLine, .clock, .graph, .measure,
      .pegs,
      .row, .moving:
      false
    }
  }

  /// Whether one answer is a list.
  var answersWithList: Bool {
    switch self {
    case .match, .sequence, .shade, .graph, .pegs, .row: true
    case .choice, .keypad, .tapCount, .numberLine, .base10, .clock, .coins, .measure, .moving: false
    }
  }

  /// `value`, as an author may write an answer, in the one shape that the board reads.
  func reading(of value: TemplateValue) -> TemplateValue {
    switch self {
    case .choice, .moving: value.meaning
    case .match, .sequence: .list((value.list ?? [value]).map(\.meaning))
    case .graph, .pegs: value
    case .row: value.list == nil ? .list([value]) : value
    case .shade: value.list.map { .ints($0.compactMap(\.int).sorted()) } ?? value
    case .clock: Self.record(value, ["h", "m"])
    case .base10: Self.record(value, ["tens", "ones"])
    case .coins: Self.record(value, ["p", "n", "d", "q"])
    case .keypad, .tapCount, .numberLine, .measure: value
    }
  }

  /// A list by its places or a record with its gaps filled, under exactly `names`.
  private static func record(_ value: TemplateValue, _ names: [String]) -> TemplateValue {
    if let list = value.list, list.count == names.count {
      return .record(Dictionary(uniqueKeysWithValues: zip(names, list)))
    }
    guard let fields = value.record else { return value }
    return .record(fields.merging(names.map { ($0, .int(0)) }) { given, _ in given })
  }
}
