import MeadowFoundations

extension TemplateDecoder {
  /// The pieces of the stage.
  mutating func stage(_ fields: [String: PlainJSON], _ names: Set<String>) -> [PiecePlan] {
    (list(fields, "stage") ?? []).enumerated().compactMap { index, json in
      piece(json, "stage[\(index)]", "piece\(index + 1)", names)
    }
  }

  /// The board, whose kind is the format.
  mutating func board(
    _ fields: [String: PlainJSON], _ format: ItemFormat, _ names: Set<String>
  ) -> PiecePlan {
    let form = PieceForm.board(format)
    if fields["board"] == nil, !form.needed.isEmpty {
      note(
        .missingField, "board", "it is not there",
        "add it with \(form.needed.keys.sorted().joined(separator: ", "))")
      return PiecePlan(field: "board", kind: format.rawValue, id: "board", alt: nil, fields: [:])
    }
    let board = object(fields, "board")
    checkNames(board, Set(form.needed.keys).union(form.optional.keys), in: "board.")
    return PiecePlan(
      field: "board", kind: format.rawValue, id: "board", alt: nil,
      fields: contents(board, form, "board", names))
  }

  /// How options, tiles or slots are shown and said.
  mutating func options(
    _ fields: [String: PlainJSON], _ name: String, _ names: Set<String>
  ) -> OptionPlan {
    let plan = object(fields, name)
    let owner = "\(name)."
    let isChoice = name == "options"
    checkNames(plan, isChoice ? Self.optionFields : Self.slotFields, in: owner)
    let inside = names.union(["value"])
    var quiet = false
    if let json = plan["quiet"] {
      if case .flag(let flag) = json {
        quiet = flag
      } else {
        note(.wrongValue, "\(owner)quiet", json.inWords, "write true or false")
      }
    }
    return OptionPlan(
      count: int(plan, "count", 2...6, in: owner, isNeeded: false) ?? 4,
      fixed: isChoice ? expression(plan, "fixed", names, in: owner) : nil,
      show: phrase(plan, "show", inside, in: owner), say: phrase(plan, "say", inside, in: owner),
      isQuiet: quiet,
      picture: plan["picture"].flatMap { piece($0, "\(owner)picture", "picture", inside) })
  }

  static let slotFields: Set = ["show", "say", "quiet", "picture"]
  static let optionFields = slotFields.union(["count", "fixed"])

  private mutating func piece(
    _ json: PlainJSON, _ field: String, _ usualID: String, _ names: Set<String>
  ) -> PiecePlan? {
    guard case .object(let fields) = json else {
      note(.wrongValue, field, json.inWords, "write {\"kind\": …}")
      return nil
    }
    guard let kind = text(fields, "kind", in: "\(field).") else { return nil }
    guard let form = PieceForm.stage[kind] else {
      note(
        .wrongValue, "\(field).kind", "there is no \(kind)",
        "use one of: \(PieceForm.stage.keys.sorted().joined(separator: ", "))")
      return nil
    }
    let own: Set = ["kind", "id", "alt"]
    checkNames(fields, own.union(form.needed.keys).union(form.optional.keys), in: "\(field).")
    // A picture says itself what it is; whatever else is drawn needs words beside it.
    let alt = phrase(fields, "alt", names, in: "\(field).", isNeeded: true)
    return PiecePlan(
      field: field, kind: kind,
      id: fields["id"] == nil ? usualID : text(fields, "id", in: "\(field).") ?? usualID,
      alt: alt, fields: contents(fields, form, field, names))
  }

  private mutating func contents(
    _ fields: [String: PlainJSON], _ form: PieceForm, _ owner: String, _ names: Set<String>
  ) -> [String: PiecePlan.Content] {
    for name in form.needed.keys.sorted() where fields[name] == nil {
      note(.missingField, "\(owner).\(name)", "it is not there", "add it")
    }
    var contents: [String: PiecePlan.Content] = [:]
    for (name, json) in fields.sorted(by: { $0.key < $1.key }) {
      guard let field = form.field(name) else { continue }
      contents[name] = content(json, field, "\(owner).\(name)", names)
    }
    return contents
  }

  private mutating func content(
    _ json: PlainJSON, _ kind: PieceForm.Field, _ field: String, _ names: Set<String>
  ) -> PiecePlan.Content? {
    switch kind {
    case .number, .flag, .list:
      return expression(json, field, names).map(PiecePlan.Content.expression)
    case .phrase: return phrase(json, field, names).map(PiecePlan.Content.phrase)
    case .word(let words):
      guard case .text(let word) = json, words.contains(word) else {
        note(.wrongValue, field, json.inWords, "use one of: \(words.joined(separator: ", "))")
        return nil
      }
      return .word(word)
    }
  }
}
