import MeadowFoundations

extension TemplateDecoder {
  /// The expression in `json`: a text is read as one, everything else is a value as it stands.
  mutating func expression(_ json: PlainJSON, _ field: String, _ names: Set<String>)
    -> TemplateExpression?
  {
    guard case .text(let source) = json else {
      return TemplateExpression(.literal(plain(json, field)), in: field)
    }
    do {
      let root = try ExpressionParser.parse(source)
      check(root.freeNames, names, field)
      return TemplateExpression(root, in: field)
    } catch {
      note(.unreadable, field, error.reason, error.advice, at: error.place)
      return nil
    }
  }

  mutating func expression(
    _ fields: [String: PlainJSON], _ name: String, _ names: Set<String>, in owner: String = "",
    isNeeded: Bool = false
  ) -> TemplateExpression? {
    guard let json = fields[name] else {
      if isNeeded { note(.missingField, owner + name, "it is not there", "add it") }
      return nil
    }
    return expression(json, owner + name, names)
  }

  mutating func expressions(
    _ fields: [String: PlainJSON], _ name: String, _ names: Set<String>
  ) -> [TemplateExpression] {
    let entries = list(fields, name) ?? []
    return entries.enumerated().compactMap { expression($1, "\(name)[\($0)]", names) }
  }

  mutating func phrase(_ json: PlainJSON, _ field: String, _ names: Set<String>) -> Phrase? {
    guard case .text(let text) = json, text.count <= ExpressionLimits.text else {
      note(
        .wrongValue, field, json.inWords,
        "write a text of at most \(ExpressionLimits.text) characters")
      return nil
    }
    do {
      let phrase = try Phrase.parse(text, field: field)
      check(phrase.freeNames, names, field)
      return phrase
    } catch {
      note(.unreadable, field, error.reason, error.advice, at: error.place)
      return nil
    }
  }

  mutating func phrase(
    _ fields: [String: PlainJSON], _ name: String, _ names: Set<String>, in owner: String = "",
    isNeeded: Bool = false
  ) -> Phrase? {
    guard let json = fields[name] else {
      if isNeeded { note(.missingField, owner + name, "it is not there", "add it") }
      return nil
    }
    return phrase(json, owner + name, names)
  }

  /// Notes each of `used` that is not among `names`.
  mutating func check(_ used: Set<String>, _ names: Set<String>, _ field: String) {
    for name in used.sorted() where !names.contains(name) {
      note(
        .unknownName, field, "nothing here is called \(name)",
        "use one of: \(names.sorted().joined(separator: ", ")); put texts into 'quotes'")
    }
  }

  /// The file's tables: values as they stand.
  mutating func tables(_ fields: [String: PlainJSON]) -> [String: TemplateValue] {
    object(fields, "tables").reduce(into: [:]) { tables, table in
      checkName(table.key, "tables.\(table.key)")
      tables[table.key] = plain(table.value, "tables.\(table.key)")
    }
  }

  /// A name must be readable in an expression and must not hide another.
  mutating func checkName(_ name: String, _ field: String) {
    let isReadable = (try? ExpressionParser.parse(name))?.freeNames == [name] && !name.contains(" ")
    guard isReadable, !["given", "value", "answer"].contains(name) else {
      note(
        .wrongValue, field, "\"\(name.prefix(40))\" cannot be a name here",
        "use letters, digits and _, and no word of the language nor given, value or answer")
      return
    }
  }

  /// `"lo..hi"`, the numbers that may be seen or answered; 0 to 120 where it is left out.
  mutating func range(_ fields: [String: PlainJSON]) -> ClosedRange<Int> {
    let usual = 0...120
    guard let json = fields["range"] else { return usual }
    guard let expression = expression(json, "range", []),
      let value = try? ExpressionEvaluator.value(of: expression.root, names: [:]),
      let numbers = value.list?.compactMap(\.int), let low = numbers.first, let high = numbers.last,
      low >= 0, low <= high
    else {
      note(.wrongValue, "range", json.inWords, "write it as \"0..20\"")
      return usual
    }
    return low...high
  }
}
