/// A piece of the stage, or a board, before its expressions are worked out.
struct PiecePlan: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case expression(TemplateExpression)
    case phrase(Phrase)
    case word(String)
  }

  /// Where it stands, such as "stage[0]".
  let field: String
  /// What it is; of a board, the format.
  let kind: String
  /// Its own name, for highlighting.
  let id: String
  let alt: Phrase?
  let fields: [String: Content]
}

/// Works out the fields of a plan one by one.
struct PieceReader {
  let plan: PiecePlan
  let scope: TemplateScope
  let lexicon: SpokenNotation

  func problem(_ name: String, _ reason: String, _ advice: String) -> TemplateProblem {
    scope.problem("\(plan.field).\(name)", reason, advice)
  }

  /// The number called `name` within `range`, or `usual` where it is left out.
  func int(
    _ name: String, _ range: ClosedRange<Int> = 0...1000, or usual: Int = 0
  ) throws(TemplateProblem) -> Int {
    guard case .expression(let expression) = plan.fields[name] else { return usual }
    let number = try expression.int(in: scope)
    guard range.contains(number) else {
      throw problem(
        name, "\(number) is outside \(range.lowerBound) to \(range.upperBound)",
        "give a number within it")
    }
    return number
  }

  func flag(_ name: String) throws(TemplateProblem) -> Bool {
    guard case .expression(let expression) = plan.fields[name] else { return false }
    return try expression.flag(in: scope)
  }

  func list(_ name: String) throws(TemplateProblem) -> [TemplateValue] {
    guard case .expression(let expression) = plan.fields[name] else { return [] }
    return try expression.list(in: scope)
  }

  /// A list whose members are numbers within `range`.
  func ints(_ name: String, _ range: ClosedRange<Int> = 0...1000) throws(TemplateProblem) -> [Int] {
    let list = try list(name)
    let numbers = list.compactMap(\.int).filter(range.contains)
    guard numbers.count == list.count else {
      throw problem(
        name, "not every member is a number from \(range.lowerBound) to \(range.upperBound)",
        "give a list of such numbers")
    }
    return numbers
  }

  func text(_ name: String) throws(TemplateProblem) -> String {
    guard case .phrase(let phrase) = plan.fields[name] else { return "" }
    return try text(phrase)
  }

  /// A phrase where it is there.
  func optionalText(_ name: String) throws(TemplateProblem) -> String? {
    plan.fields[name] == nil ? nil : try text(name)
  }

  func text(_ phrase: Phrase) throws(TemplateProblem) -> String {
    var writer = PhraseWriter(lexicon: lexicon, scope: scope)
    return try writer.segments(phrase, "").display
  }

  /// One of the words of an enum; its first where the field is left out.
  func word<Word: RawRepresentable<String>>(_ name: String, or usual: Word) -> Word {
    guard case .word(let word) = plan.fields[name] else { return usual }
    return Word(rawValue: word) ?? usual
  }

  /// Refuses the piece unless `isRight`.
  func require(_ isRight: Bool, _ name: String, _ reason: String, _ advice: String)
    throws(TemplateProblem)
  {
    if !isRight { throw problem(name, reason, advice) }
  }
}
