extension ItemProperties {
  /// P4: nothing seen or answered is negative or outside the template's range.
  package static func inRange(_ keyed: KeyedItem, _ template: Template) -> [PropertyViolation] {
    let lines = [keyed.item.prompt] + keyed.item.hints.map(\.words) + keyed.item.example
    let shown = lines.flatMap { SpokenTokens.read($0.display) }.compactMap { token -> Int? in
      if case .number(let number) = token { number } else { nil }
    }
    let answered =
      keyed.key.accepted.numbers
      + keyed.item.board.options.flatMap { keyed.key.values[$0.id]?.numbers ?? [] }
    var found = (shown + answered).filter { !template.range.contains($0) }.prefix(1).map {
      PropertyViolation(
        .inRange, keyed,
        "\($0) is outside \(template.range.lowerBound) to \(template.range.upperBound)")
    }
    let words = lines.flatMap(\.self).flatMap { $0.display.split(separator: " ") }
    if let negative = words.first(where: {
      "-−".contains($0.prefix(1)) && Int($0.dropFirst()) != nil
    }) {
      found.append(PropertyViolation(.inRange, keyed, "\(negative) is below zero"))
    }
    return found
  }

  /// P5: neither the prompt nor an alt text nor a hint tells the answer.
  package static func leaks(_ keyed: KeyedItem, _ template: Template) -> [PropertyViolation] {
    let answers = Leak.answers(of: keyed)
    let isTold = { (segments: [SpeechSegment]) in
      answers.first { answer in
        segments.contains { !$0.isExcused(by: template.shown) && answer.isTold(in: $0) }
      }
    }
    var found: [PropertyViolation] = []
    if let told = isTold(keyed.item.prompt), !told.isOneOfMany(in: keyed.item.prompt, keyed) {
      found.append(
        PropertyViolation(
          .noLeak, keyed, "the prompt tells \(told.inWords): \(keyed.item.prompt.display)"))
    }
    for hint in keyed.item.hints {
      guard let told = isTold(hint.words) else { continue }
      if told.isText, told.isOneOfMany(in: hint.words, keyed) { continue }
      found.append(
        PropertyViolation(.noLeak, keyed, "\(hint.id) tells \(told.inWords): \(hint.words.display)")
      )
    }
    for piece in keyed.item.stage {
      let alt = SpeechSegment(id: piece.id, role: .text, display: piece.alt, spoken: piece.alt)
      if let told = isTold([alt]) {
        found.append(
          PropertyViolation(.noLeak, keyed, "the alt text of \(piece.id) tells \(told.inWords)"))
      }
    }
    return found
  }

  /// P5 over many items of one template: a param that may stand in the question and mostly is the answer
  /// gives it away. Where the child builds what is named, it has to be named.
  package static func givenAway(_ items: [KeyedItem], _ template: Template) -> [PropertyViolation] {
    switch template.format {
    case .tapCount, .numberLine, .base10, .clock, .coins, .shade, .graph, .match, .sequence, .pegs:
      return []
    case .choice, .keypad, .measure, .row, .moving: break
    }
    let told = items.filter { keyed in
      let shown = template.shown.compactMap { keyed.key.scope.names[$0] }
      return Leak.answers(of: keyed).contains { leak in
        shown.contains { leak.isSame(as: $0) } && !leak.isOneOfMany(in: keyed.item.prompt, keyed)
      }
    }
    guard let first = told.first, told.count * 4 > items.count else { return [] }
    return [
      PropertyViolation(
        .noLeak, first, "in \(told.count) of \(items.count) items a shown param is the answer")
    ]
  }
}

/// An answer as it might be told in a sentence.
private enum Leak: Equatable {
  case number(Int)
  case text(String)

  /// What would give `keyed` away; empty where the child builds what is asked for.
  static func answers(of keyed: KeyedItem) -> [Leak] {
    guard case .values(let values) = keyed.key.accepted, values.count == 1,
      let answer = values.first
    else {
      return []
    }
    switch keyed.item.format {
    case .choice, .moving, .keypad, .tapCount, .numberLine, .measure: return leak(answer)
    case .row: return (answer.list ?? []).flatMap(leak)
    case .match: return answer.list?.count == 1 ? (answer.list ?? []).flatMap(leak) : []
    case .sequence:
      let letters = answer.list?.compactMap(\.text) ?? []
      return letters.count > 1 && letters.count == answer.list?.count
        ? [.text(letters.joined().lowercased())] : []
    case .base10, .clock, .coins, .shade, .graph, .pegs: return []
    }
  }

  private static func leak(_ value: TemplateValue) -> [Leak] {
    if let number = value.int { return [.number(number)] }
    return value.text.map { [.text($0.lowercased())] } ?? []
  }

  var inWords: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): "\"\(text)\""
    }
  }

  var isText: Bool {
    if case .text = self { true } else { false }
  }

  func isSame(as value: TemplateValue) -> Bool {
    switch self {
    case .number(let number): value.int == number
    case .text(let text): value.meaning.text?.lowercased() == text
    }
  }

  /// Whether `segment` shows or says it. The word "one" of a sentence mostly is no number.
  func isTold(in segment: SpeechSegment) -> Bool {
    [segment.display, segment.spoken].contains { line in
      switch self {
      case .number(let number):
        SpokenTokens.read(line).contains(.number(number)) && !(number == 1 && segment.role == .text)
      case .text(let text): " \(Self.plain(line)) ".contains(" \(text) ")
      }
    }
  }

  /// Whether `segments` name another option as well: then they ask between them.
  func isOneOfMany(in segments: [SpeechSegment], _ keyed: KeyedItem) -> Bool {
    keyed.item.board.options.contains { option in
      guard let value = keyed.key.values[option.id], !isSame(as: value) else { return false }
      return Self.leak(value).contains { other in segments.contains(where: other.isTold) }
    }
  }

  private static func plain(_ line: String) -> String {
    line.lowercased().split(separator: " ")
      .map { $0.filter { !SpokenNotation.punctuation.contains($0) } }.joined(separator: " ")
  }
}

extension SpeechSegment {
  /// Whether it is a param that may be told, or something to hear.
  fileprivate func isExcused(by shown: Set<String>) -> Bool {
    let parts = id.split(separator: ".")
    return role == .heard || parts.count > 1 && shown.contains(String(parts[1]))
  }
}

extension AcceptedAnswers {
  /// Every number in the right answers; hands of a clock, rods and coins are none that is seen.
  fileprivate var numbers: [Int] {
    switch self {
    case .worth(let worth): [worth]
    case .values(let values): values.filter { $0.record == nil }.flatMap(\.numbers)
    }
  }
}
