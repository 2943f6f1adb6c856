import MeadowFoundations

extension TemplateDecoder {
  /// What is drawn and what is worked out, each behind what it needs, and otherwise by name: the order
  /// of drawing is part of what a seed means.
  mutating func params(_ fields: [String: PlainJSON]) -> [TemplateParam] {
    let drawn = object(fields, "params")
    let worked = object(fields, "let")
    let names = Set(drawn.keys).union(worked.keys)
    for name in Set(drawn.keys).intersection(worked.keys).union(names.intersection(tables.keys))
      .sorted()
    {
      note(.wrongValue, name, "two things are called \(name)", "give each its own name")
    }
    let known = names.union(tables.keys)
    var found: [TemplateParam] = []
    for (name, json) in drawn.sorted(by: { $0.key < $1.key }) {
      checkName(name, "params.\(name)")
      if let param = param(name, json, known) { found.append(param) }
    }
    for (name, json) in worked.sorted(by: { $0.key < $1.key }) {
      checkName(name, "let.\(name)")
      if let value = expression(json, "let.\(name)", known) {
        found.append(TemplateParam(name: name, source: .worked(value)))
      }
    }
    return ordered(found)
  }

  private mutating func param(
    _ name: String, _ json: PlainJSON, _ names: Set<String>
  ) -> TemplateParam? {
    let field = "params.\(name)"
    switch json {
    case .text, .list:
      return expression(json, field, names).map { TemplateParam(name: name, source: .one(of: $0)) }
    case .object(let fields):
      checkNames(fields, ["from", "pick"], in: "\(field).")
      guard let list = expression(fields, "from", names, in: "\(field).", isNeeded: true) else {
        return nil
      }
      guard let count = expression(fields, "pick", names, in: "\(field).", isNeeded: true) else {
        return nil
      }
      return TemplateParam(name: name, source: .several(count, of: list))
    case .null, .flag, .whole, .number:
      note(
        .wrongValue, field, json.inWords, "write a range such as \"1..10\", or a list to draw from")
      return nil
    }
  }

  private mutating func ordered(_ params: [TemplateParam]) -> [TemplateParam] {
    var rest = params
    var done: [TemplateParam] = []
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.name))
      guard let next = rest.firstIndex(where: { $0.freeNames.isDisjoint(with: waiting) }) else {
        let circle = waiting.sorted().joined(separator: ", ")
        note(.circle, "params", "these need each other: \(circle)", "draw one of them by itself")
        return done
      }
      done.append(rest.remove(at: next))
    }
    return done
  }

  /// The params that may stand in the question although they may equal the answer.
  mutating func shown(_ fields: [String: PlainJSON], _ params: [TemplateParam]) -> Set<String> {
    var shown: Set<String> = []
    for (index, json) in (list(fields, "shown") ?? []).enumerated() {
      guard case .text(let name) = json, params.contains(where: { $0.name == name }) else {
        note(.unknownName, "shown[\(index)]", json.inWords, "name a param")
        continue
      }
      shown.insert(name)
    }
    return shown
  }

  mutating func answer(_ fields: [String: PlainJSON], _ names: Set<String>) -> TemplateAnswer? {
    guard (fields["answer"] == nil) != (fields["answers"] == nil) else {
      note(
        .missingField, "answer",
        fields["answer"] == nil ? "it is not there" : "answers is there, too",
        "write answer for one right answer, or answers for a list of them")
      return nil
    }
    return expression(fields, "answer", names).map(TemplateAnswer.one)
      ?? expression(fields, "answers", names).map(TemplateAnswer.several)
  }

  mutating func wrongs(_ fields: [String: PlainJSON], _ names: Set<String>) -> [WrongPlan] {
    (list(fields, "wrongs") ?? []).enumerated().compactMap { index, json in
      let owner = "wrongs[\(index)]."
      guard case .object(let fields) = json else {
        note(.wrongValue, "wrongs[\(index)]", json.inWords, "write {\"value\": …, \"tag\": …}")
        return nil
      }
      checkNames(fields, ["value", "tag", "when"], in: owner)
      let when = expression(fields, "when", names, in: owner)
      let tag = text(fields, "tag", in: owner) ?? ""
      return expression(fields, "value", names, in: owner, isNeeded: true).map {
        WrongPlan(value: $0, tag: tag, when: when)
      }
    }
  }

  /// At least two hints, each a text or a text with what it costs.
  mutating func hints(_ fields: [String: PlainJSON], _ names: Set<String>) -> [HintPlan] {
    let entries = list(fields, "hints", isNeeded: true) ?? []
    if fields["hints"] != nil, entries.count < 2 {
      note(
        .wrongValue, "hints", "there are \(entries.count)", "write at least two, the gentlest first"
      )
    }
    return entries.enumerated().compactMap { index, json in
      guard case .object(let fields) = json else {
        return phrase(json, "hints[\(index)]", names).map {
          HintPlan(words: $0, penaltyPercent: ItemHint.usualPenalty)
        }
      }
      let owner = "hints[\(index)]."
      checkNames(fields, ["text", "penalty"], in: owner)
      let penalty =
        int(fields, "penalty", 0...100, in: owner, isNeeded: false) ?? ItemHint.usualPenalty
      return phrase(fields, "text", names, in: owner, isNeeded: true).map {
        HintPlan(words: $0, penaltyPercent: penalty)
      }
    }
  }

  /// Two steps: the way to think, then the example worked out (learning F10).
  mutating func example(_ fields: [String: PlainJSON], _ names: Set<String>) -> [Phrase] {
    let entries = list(fields, "example", isNeeded: true) ?? []
    if fields["example"] != nil, entries.count != 2 {
      note(
        .wrongValue, "example", "there are \(entries.count) steps",
        "write two: the way to think, then the example")
    }
    return entries.enumerated().compactMap { phrase($1, "example[\($0)]", names) }
  }
}
