extension ItemWriter {
  /// A right answer in words: the template's own, or what the format makes of it.
  func solution(
    _ accepted: AcceptedAnswers, _ board: AnswerBoard, _ values: [String: TemplateValue]
  ) throws(TemplateProblem) -> [SpeechSegment] {
    let answer = accepted.first
    if let phrase = template.solution {
      var writer = PhraseWriter(lexicon: lexicon, scope: scope.with("answer", answer))
      return try writer.segments(phrase, "solution")
    }
    let option = board.options.first { values[$0.id] == answer }
    let display = option.map(\.display) ?? Self.display(answer, template.format)
    return [
      SpeechSegment(
        id: "solution.1", role: .text, display: display,
        spoken: option.flatMap { $0.spoken.isEmpty ? nil : $0.spoken } ?? lexicon.spoken(display))
    ]
  }

  private static func display(_ answer: TemplateValue, _ format: ItemFormat) -> String {
    if format == .clock { return PhraseFilter.clock.display(answer) ?? answer.display }
    if format == .coins, answer.int != nil {
      return PhraseFilter.money.display(answer) ?? answer.display
    }
    // Letters in their order are a word.
    if let letters = answer.list?.compactMap(\.text), letters.count == answer.list?.count,
      letters.allSatisfy({ $0.count == 1 })
    {
      return letters.joined()
    }
    return answer.display
  }
}

extension AcceptedAnswers {
  /// One of them, always the same: what it is worth, or the first by its words.
  var first: TemplateValue {
    switch self {
    case .worth(let worth): .int(worth)
    case .values(let values): values.min { $0.inWords < $1.inWords } ?? .text("")
    }
  }
}
