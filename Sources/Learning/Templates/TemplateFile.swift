package import MeadowFoundations

/// What a file of templates holds once it is read: those that are whole, and what is wrong with the
/// others, all of it and not only the first.
package struct TemplateFile: Equatable, Sendable {
  /// The templates that can be used, in the file's order.
  package var templates: [Template] = []
  /// What is wrong.
  package var problems: [TemplateProblem] = []

  /// Reads `json`, the content of the file called `name`.
  package init(_ json: PlainJSON, named name: String) {
    guard case .object(let fields) = json else {
      problems = [
        TemplateProblem(
          kind: .wrongValue, template: name, field: "(the file)", reason: json.inWords,
          advice: "begin with {\"templates\": [ … ]}")
      ]
      return
    }
    var decoder = TemplateDecoder(template: name, tables: [:])
    decoder.checkNames(fields, ["templates", "tables", "note"], in: "")
    let tables = decoder.tables(fields)
    let entries = decoder.list(fields, "templates", isNeeded: true) ?? []
    problems = decoder.problems
    for (index, entry) in entries.enumerated() { add(entry, "\(name)#\(index + 1)", tables) }
  }

  private mutating func add(
    _ entry: PlainJSON, _ place: String, _ tables: [String: TemplateValue]
  ) {
    var decoder = TemplateDecoder(template: place, tables: tables)
    let template = decoder.template(entry)
    problems += decoder.problems
    guard let template else { return }
    if templates.contains(where: { $0.id == template.id }) {
      problems.append(
        TemplateProblem(
          kind: .sameID, template: template.id, field: "id", reason: "another template has it",
          advice: "give each its own"))
    } else {
      templates.append(template)
    }
  }
}
