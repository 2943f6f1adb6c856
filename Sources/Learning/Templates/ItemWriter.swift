import MeadowFoundations

/// Writes one item once its params are drawn.
struct ItemWriter {
  let template: Template
  let scope: TemplateScope
  var chance: Chance

  var lexicon: SpokenNotation { SpokenNotation(grade: template.grade) }

  /// The item with its key.
  mutating func item(seed: UInt64) throws(TemplateProblem) -> KeyedItem {
    let accepted = try template.accepted(in: scope)
    let tags = try tags(accepted)
    let (board, values) = try board(accepted, tags)
    var phrases = PhraseWriter(lexicon: lexicon, scope: scope)
    let prompt = try prompt(&phrases)
    var hints: [ItemHint] = []
    for (index, hint) in template.hints.enumerated() {
      let id = "hint\(index + 1)"
      let words = try phrases.segments(hint.words, id)
      hints.append(ItemHint(id: id, words: words, penaltyPercent: hint.penaltyPercent))
    }
    var example: [[SpeechSegment]] = []
    for (index, step) in template.example.enumerated() {
      example.append(try phrases.segments(step, "example\(index + 1)"))
    }
    var stage: [StagePiece] = []
    for plan in template.stage { stage.append(try reader(plan).stagePiece()) }
    let item = Item(
      id: ItemID(template: template.id, seed: seed), skill: template.skill, grade: template.grade,
      difficulty: template.difficulty, prompt: prompt, stage: stage, board: board, hints: hints,
      example: example)
    let key = AnswerKey(
      accepted: accepted, tags: tags, values: values,
      solution: try solution(accepted, board, values),
      heard: phrases.heard, scope: scope, params: template.params(in: scope))
    return KeyedItem(item: item, key: key)
  }

  func reader(_ plan: PiecePlan) -> PieceReader {
    PieceReader(plan: plan, scope: scope, lexicon: lexicon)
  }

  /// What is shown comes from the prompt and what is said from `say` where it is there: part by part
  /// where both have as many, else as a whole.
  private func prompt(_ phrases: inout PhraseWriter) throws(TemplateProblem) -> [SpeechSegment] {
    let shown = try phrases.segments(template.prompt, "prompt")
    guard let say = template.say else { return shown }
    let said = try phrases.segments(say, "prompt")
    guard shown.count == said.count else {
      return [
        SpeechSegment(id: "prompt.1", role: .text, display: shown.display, spoken: said.spoken)
      ]
    }
    return zip(shown, said).map { shown, said in
      SpeechSegment(
        id: shown.id, role: shown.role, display: shown.display, spoken: said.spoken,
        target: shown.target)
    }
  }

  /// The mistake behind each wrong value; the first that names a value counts.
  private func tags(_ accepted: AcceptedAnswers) throws(TemplateProblem) -> [TemplateValue: String]
  {
    var tags: [TemplateValue: String] = [:]
    for wrong in template.wrongs {
      if let when = wrong.when, !(try when.flag(in: scope)) { continue }
      let value = try wrong.value.value(in: scope)
      // Where answers are lists, a list is one wrong answer and a list of lists several.
      let isOne =
        value.list == nil || template.format.answersWithList && value.list?.first?.list == nil
      for member in isOne ? [value] : value.list ?? [] {
        let reading = template.format.reading(of: member)
        if !accepted.accepts(reading), tags[reading] == nil { tags[reading] = wrong.tag }
      }
    }
    return tags
  }
}

extension Template {
  /// What is right, with the shift of a mutant.
  func accepted(in scope: TemplateScope) throws(TemplateProblem) -> AcceptedAnswers {
    let values: [TemplateValue]
    switch answer {
    case .one(let expression):
      let value = try expression.value(in: scope)
      if let worth = value.int, format.answersWithWorth { return .worth(worth + answerShift) }
      values = [value]
    case .several(let expression): values = try expression.list(in: scope)
    }
    return .values(Set(values.map { format.reading(of: $0.shifted(by: answerShift)) }))
  }

  /// The params as an author writes them, by name.
  func params(in scope: TemplateScope) -> String {
    params.map(\.name).sorted().map { "\($0)=\(scope.names[$0]?.inWords ?? "?")" }
      .joined(separator: " ")
  }
}

extension TemplateValue {
  /// Off by `shift`: the first number in it, or a text that is none of the texts meant.
  fileprivate func shifted(by shift: Int) -> TemplateValue {
    guard shift != 0 else { return self }
    switch self {
    case .int(let number): return .int(number + shift)
    case .text(let text): return .text(text + "\(shift)")
    case .flag(let flag): return .flag(!flag)
    case .list(let list):
      return .list(list.prefix(1).map { $0.shifted(by: shift) } + list.dropFirst())
    case .record(let fields):
      var fields = fields
      if let first = fields.keys.sorted().first {
        fields[first] = fields[first]?.shifted(by: shift)
      }
      return .record(fields)
    }
  }
}
