/// An expression with the field it stands in, so that a problem can name it.
package struct TemplateExpression: Equatable, Sendable {
  /// The field, such as "answer".
  package let field: String
  /// The expression.
  package let root: Expression

  init(_ root: Expression, in field: String) {
    self.root = root
    self.field = field
  }

  /// Its value with `scope`.
  func value(in scope: TemplateScope) throws(TemplateProblem) -> TemplateValue {
    do {
      return try ExpressionEvaluator.value(of: root, names: scope.names)
    } catch {
      throw TemplateProblem(
        kind: .cannotWorkOut, template: scope.template, field: field, reason: error.reason,
        advice: error.advice, place: error.place)
    }
  }

  func int(in scope: TemplateScope) throws(TemplateProblem) -> Int {
    try typed(in: scope, "a number", \.int)
  }

  func flag(in scope: TemplateScope) throws(TemplateProblem) -> Bool {
    try typed(in: scope, "true or false", \.flag)
  }

  func list(in scope: TemplateScope) throws(TemplateProblem) -> [TemplateValue] {
    try typed(in: scope, "a list", \.list)
  }

  private func typed<Wanted>(
    in scope: TemplateScope, _ kind: String, _ read: (TemplateValue) -> Wanted?
  ) throws(TemplateProblem) -> Wanted {
    let value = try value(in: scope)
    guard let wanted = read(value) else {
      throw scope.problem(field, "\(value.inWords) is \(value.kind)", "give \(kind)")
    }
    return wanted
  }
}

/// The names an expression of a template may use, with their values.
package struct TemplateScope: Equatable, Sendable {
  /// The template, for problems.
  let template: String
  /// Tables, params and bound names.
  var names: [String: TemplateValue]

  /// The same with `value` under `name`.
  func with(_ name: String, _ value: TemplateValue) -> TemplateScope {
    var scope = self
    scope.names[name] = value
    return scope
  }

  /// A problem with `field` of this template.
  func problem(
    _ field: String, _ reason: String, _ advice: String, _ kind: TemplateProblem.Kind = .wrongValue
  ) -> TemplateProblem {
    TemplateProblem(kind: kind, template: template, field: field, reason: reason, advice: advice)
  }
}
