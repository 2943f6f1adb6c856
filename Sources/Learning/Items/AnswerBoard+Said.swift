extension AnswerBoard {
  /// The answer that someone gives who says or touches a word of the talk board, such as "seven" or
  /// "7"; nil where this board is not answered with one word (learning §7).
  public func answer(saying words: String) -> ItemAnswer? {
    let said = words.lowercased()
    if case .choice(let options) = self { return Self.option(said, options).map(ItemAnswer.choice) }
    if case .moving(let options) = self {
      return Self.option(said, options).map(ItemAnswer.touched)
    }
    guard let number = Int(said) ?? NumberWords.number(from: said), number >= 0 else { return nil }
    switch self {
    case .keypad(let most): return number <= most ? .number(number) : nil
    case .tapCount(_, let most, _): return number <= most ? .count(number) : nil
    case .measure(_, let most, _): return number <= most ? .value(number) : nil
    case .numberLine(let from, let to, let start):
      guard (from...to).contains(number) else { return nil }
      return .hops(number == start ? [] : [number - start], end: number)
    case .row(let numbers, let most):
      return number <= most && numbers.count { $0 == nil } == 1 ? .missing([number]) : nil
    case .choice, .moving, .match, .sequence, .base10, .clock, .coins, .shade, .graph, .pegs:
      return nil
    }
  }

  private static func option(_ said: String, _ options: [ItemOption]) -> String? {
    let number = Int(said) ?? NumberWords.number(from: said)
    return options.first { option in
      option.display.lowercased() == said || option.spoken.lowercased() == said
        || number != nil && Int(option.display) == number
    }?.id
  }
}
