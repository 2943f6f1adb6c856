import MeadowFoundations

/// Reads one template from its JSON and gathers all that is wrong with it.
struct TemplateDecoder {
  /// The fields of a template.
  static let needed: Set = [
    "id", "skill", "grade", "format", "difficulty", "prompt", "holds", "hints", "example",
  ]
  static let optional: Set = [
    "params", "let", "constraints", "range", "say", "answer", "answers", "options", "slots",
    "wrongs",
    "board", "stage", "shown", "solution", "note",
  ]

  /// The template's id, or its place in the file until that is known.
  var template: String
  let tables: [String: TemplateValue]
  /// What is wrong so far.
  var problems: [TemplateProblem] = []

  init(template: String, tables: [String: TemplateValue]) {
    self.template = template
    self.tables = tables
  }

  /// The template that `json` describes, or nil with the reasons among `problems`.
  mutating func template(_ json: PlainJSON) -> Template? {
    guard case .object(let fields) = json else {
      note(.wrongValue, "(the template)", json.inWords, "write an object")
      return nil
    }
    let id = text(fields, "id") ?? ""
    if !id.isEmpty { template = id }
    checkNames(fields, Self.needed.union(Self.optional), in: "")
    let head = (
      skill: text(fields, "skill") ?? "", grade: word(fields, "grade", ItemGrade.kindergarten),
      format: word(fields, "format", ItemFormat.choice),
      difficulty: int(fields, "difficulty", 1...5) ?? 1
    )
    let params = params(fields)
    let names = Set(params.map(\.name)).union(tables.keys)
    let prompt = phrase(fields, "prompt", names, isNeeded: true)
    let answer = answer(fields, names)
    let holds = expression(fields, "holds", names.union(["given"]), isNeeded: true)
    let constraints = expressions(fields, "constraints", names)
    let rest = Rest(
      range: range(fields), say: phrase(fields, "say", names),
      options: options(fields, "options", names),
      slots: options(fields, "slots", names), wrongs: wrongs(fields, names),
      hints: hints(fields, names),
      example: example(fields, names), board: board(fields, head.format, names),
      stage: stage(fields, names), shown: shown(fields, params),
      solution: phrase(fields, "solution", names.union(["answer"])))
    checkOptions(rest, head.format, fields)
    guard problems.isEmpty, let prompt, let answer, let holds else { return nil }
    return Template(
      id: id, skill: head.skill, grade: head.grade, format: head.format,
      difficulty: head.difficulty,
      range: rest.range, params: params, constraints: constraints, prompt: prompt, say: rest.say,
      answer: answer, holds: holds, options: rest.options, slots: rest.slots, wrongs: rest.wrongs,
      hints: rest.hints, example: rest.example, board: rest.board, stage: rest.stage,
      shown: rest.shown,
      solution: rest.solution, tables: tables)
  }

  /// The fields that have a value whatever is wrong with them.
  private struct Rest {
    let range: ClosedRange<Int>
    let say: Phrase?
    let options: OptionPlan
    let slots: OptionPlan
    let wrongs: [WrongPlan]
    let hints: [HintPlan]
    let example: [Phrase]
    let board: PiecePlan
    let stage: [PiecePlan]
    let shown: Set<String>
    let solution: Phrase?
  }

  private mutating func checkOptions(
    _ rest: Rest, _ format: ItemFormat, _ fields: [String: PlainJSON]
  ) {
    let isChosen = format == .choice || format == .moving
    if isChosen, rest.options.fixed == nil, rest.wrongs.isEmpty {
      note(
        .missingField, "wrongs", "there is nothing to choose between",
        "add wrong answers, or options.fixed")
    }
    if !isChosen, rest.options.fixed != nil {
      note(
        .wrongValue, "options.fixed", "nothing is chosen here",
        "leave it out, or take the format choice")
    }
  }
}

extension TemplateDecoder {
  mutating func note(
    _ kind: TemplateProblem.Kind, _ field: String, _ reason: String, _ advice: String,
    at place: Int? = nil
  ) {
    problems.append(
      TemplateProblem(
        kind: kind, template: template, field: field, reason: reason, advice: advice, place: place))
  }

  /// Notes every field of `fields` that is not among `names`.
  mutating func checkNames(_ fields: [String: PlainJSON], _ names: Set<String>, in owner: String) {
    for name in fields.keys.sorted() where !names.contains(name) {
      note(
        .unknownField, owner + name, "nobody reads this field",
        "take it out, or use one of: \(names.sorted().joined(separator: ", "))")
    }
  }

  private mutating func missing(_ field: String, _ isNeeded: Bool) {
    if isNeeded { note(.missingField, field, "it is not there", "add it") }
  }

  mutating func text(_ fields: [String: PlainJSON], _ name: String, in owner: String = "")
    -> String?
  {
    guard let json = fields[name] else {
      missing(owner + name, true)
      return nil
    }
    guard case .text(let text) = json, !text.isEmpty, text.count <= ExpressionLimits.text else {
      note(
        .wrongValue, owner + name, json.inWords,
        "write a text of 1 to \(ExpressionLimits.text) characters")
      return nil
    }
    return text
  }

  mutating func int(
    _ fields: [String: PlainJSON], _ name: String, _ range: ClosedRange<Int>, in owner: String = "",
    isNeeded: Bool = true
  ) -> Int? {
    guard let json = fields[name] else {
      missing(owner + name, isNeeded)
      return nil
    }
    guard case .whole(let number) = json, range.contains(number) else {
      note(
        .wrongValue, owner + name, json.inWords,
        "write a number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return number
  }

  /// One of the words of an enum; `fallback` where it is missing or wrong, which is noted.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ fields: [String: PlainJSON], _ name: String, _ fallback: Word
  ) -> Word {
    guard let text = text(fields, name) else { return fallback }
    guard let word = Word(rawValue: text) else {
      note(
        .wrongValue, name, "there is no \(text)",
        "use one of: \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
      return fallback
    }
    return word
  }

  mutating func list(
    _ fields: [String: PlainJSON], _ name: String, in owner: String = "", isNeeded: Bool = false
  ) -> [PlainJSON]? {
    guard let json = fields[name] else {
      missing(owner + name, isNeeded)
      return nil
    }
    guard case .list(let list) = json else {
      note(.wrongValue, owner + name, json.inWords, "write a list")
      return nil
    }
    return list
  }

  mutating func object(
    _ fields: [String: PlainJSON], _ name: String, in owner: String = ""
  ) -> [String: PlainJSON] {
    guard let json = fields[name] else { return [:] }
    guard case .object(let object) = json else {
      note(.wrongValue, owner + name, json.inWords, "write an object")
      return [:]
    }
    return object
  }

  /// A JSON value as it stands: texts are texts and no expressions.
  mutating func plain(_ json: PlainJSON, _ field: String) -> TemplateValue {
    switch json {
    case .whole(let number) where abs(number) <= 1_000_000: return .int(number)
    case .flag(let flag): return .flag(flag)
    case .text(let text): return .text(text)
    case .list(let list): return .list(list.map { plain($0, field) })
    case .object(let fields):
      return .record(
        fields.reduce(into: [:]) { $0[$1.key] = plain($1.value, "\(field).\($1.key)") })
    case .null, .number, .whole:
      note(
        .wrongValue, field, json.inWords,
        "write a whole number, a text, true, false, a list or an object")
      return .int(0)
    }
  }
}

/// The names of the fields that are read, for the published schema.
package enum TemplateFields {
  /// Those of a template.
  package static let all = TemplateDecoder.needed.union(TemplateDecoder.optional)
  /// Those that must be there.
  package static let needed = TemplateDecoder.needed
  /// Those of `options`.
  package static let options = TemplateDecoder.optionFields
  /// Those of `slots`.
  package static let slots = TemplateDecoder.slotFields
}
