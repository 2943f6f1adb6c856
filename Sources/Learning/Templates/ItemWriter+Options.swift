import MeadowFoundations

extension ItemWriter {
  /// The options to choose from and what they stand for.
  mutating func choice(
    _ accepted: AcceptedAnswers, _ tags: [TemplateValue: String]
  ) throws(TemplateProblem) -> (AnswerBoard, [String: TemplateValue]) {
    let shown: [TemplateValue]
    if let fixed = template.options.fixed {
      shown = try fixed.list(in: scope)
    } else {
      shown = try drawn(accepted, tags)
    }
    let (options, values) = try entries(shown, "o", template.options)
    return (
      template.format == .moving ? .moving(options: options) : .choice(options: options), values
    )
  }

  private mutating func drawn(
    _ accepted: AcceptedAnswers, _ tags: [TemplateValue: String]
  ) throws(TemplateProblem) -> [TemplateValue] {
    guard case .values(let values) = accepted, let right = values.first, values.count == 1 else {
      throw scope.problem("answer", "there is more than one right option", "give one answer")
    }
    // By their words, since a dictionary has no order of its own.
    let wrongs = tags.keys.filter { $0.numbers.allSatisfy(template.range.contains) }
      .sorted { $0.inWords < $1.inWords }
    let count = template.options.count
    guard wrongs.count >= count - 1 else {
      throw scope.problem(
        "wrongs",
        "\(wrongs.count) wrong answers are left of \(count - 1), with \(template.params(in: scope))",
        "add more, such as near(n, 3), or lower options.count", .tooFewOptions)
    }
    var draw = OptionDraw(right: right, wrongs: wrongs, count: count, chance: chance)
    let options = draw.options()
    chance = draw.chance
    return options
  }

  /// Options, tiles or slots with their names, and what they stand for.
  func entries(
    _ values: [TemplateValue], _ letter: String, _ plan: OptionPlan
  ) throws(TemplateProblem) -> ([ItemOption], [String: TemplateValue]) {
    var options: [ItemOption] = []
    var meanings: [String: TemplateValue] = [:]
    for (index, value) in values.enumerated() {
      let id = "\(letter)\(index + 1)"
      options.append(try option(id, value, plan))
      meanings[id] = value.meaning
    }
    return (options, meanings)
  }

  private func option(
    _ id: String, _ value: TemplateValue, _ plan: OptionPlan
  ) throws(TemplateProblem) -> ItemOption {
    let inside = scope.with("value", value)
    var writer = PhraseWriter(lexicon: lexicon, scope: inside)
    let picture = try picture(value, plan, inside)
    let hasWords = picture == nil || plan.show != nil || value.record?["show"] != nil
    let plain = hasWords ? value.display : ""
    let show = try plan.show.map { (phrase) throws(TemplateProblem) in
      try writer.segments(phrase, id)
    }
    let display = show?.display ?? plain
    let said = try plan.say.map { (phrase) throws(TemplateProblem) in
      try writer.segments(phrase, id).spoken
    }
    let spoken = said ?? value.record?["say"]?.text ?? show?.spoken ?? lexicon.spoken(plain)
    return ItemOption(
      id: id, display: display, spoken: plan.isQuiet ? "" : spoken, picture: picture)
  }

  /// The plan's picture, or that of a record that has one.
  private func picture(
    _ value: TemplateValue, _ plan: OptionPlan, _ inside: TemplateScope
  ) throws(TemplateProblem) -> StagePiece? {
    if let picture = plan.picture {
      return try PieceReader(plan: picture, scope: inside, lexicon: lexicon).stagePiece()
    }
    guard let fields = value.record, let picture = fields["picture"]?.text else { return nil }
    let alt = fields["alt"]?.text ?? fields["name"]?.text ?? ""
    guard let count = fields["count"]?.int, count >= 0 else {
      return StagePiece(id: "picture", alt: alt, shape: .picture(picture))
    }
    return StagePiece(
      id: "picture", alt: alt,
      shape: .objects(picture: picture, count: count, crossed: 0, layout: .scatter))
  }
}
