import MeadowFoundations

extension JSON {
  /// The settings, as GET /v1/settings and the event stream show them: flat, each with the name that
  /// PATCH takes, and the tier, which the profile takes.
  init(_ settings: FamilySettings) {
    self = .object(
      SettingCatalogue.all.map { ($0.key, JSON($0.json(in: settings))) }
        + [("tier", .integer(settings.tier.rawValue))])
  }

  /// What each setting may be, is, and would be if nobody had set it: all that a page needs to draw a
  /// row for it but the words.
  init(_ report: SettingsReport) {
    self = .object([
      ("settings", .array(SettingCatalogue.all.map { Self.schema(of: $0, in: report) }))
    ])
  }

  private static func schema(of entry: any SettingEntry, in report: SettingsReport) -> JSON {
    .object(
      [("key", .string(entry.key))] + form(entry.form) + [
        ("unit", .string(entry.unit?.rawValue)),
        ("value", JSON(entry.json(in: report.settings))),
        ("default", JSON(report.fallback(of: entry))), ("followsAge", .bool(entry.followsAge)),
        ("origin", .string("\(report.origin(of: entry))")),
        ("group", .string(entry.group.rawValue)), ("scope", .string(entry.scope.rawValue)),
        ("source", .string(entry.source)),
      ])
  }

  /// What PATCH takes, as the properties of a JSON Schema.
  static var settingsProperties: JSON {
    .object(SettingCatalogue.all.map { ($0.key, .object(properties(of: $0.form))) })
  }

  /// `form` as a JSON Schema; null follows the age again.
  private static func properties(of form: SettingForm) -> [Member] {
    func type(_ name: JSON, _ more: Member...) -> [Member] { [("type", [name, "null"])] + more }
    func number(_ name: JSON, _ least: JSON, _ most: JSON) -> [Member] {
      type(name, ("minimum", least), ("maximum", most))
    }
    let time: Member = ("pattern", "^([01][0-9]|2[0-3]):[0-5][0-9]$")
    return switch form {
    case .flag: type("boolean")
    case .number(let range, _):
      number("number", .number(range.lowerBound), .number(range.upperBound))
    case .whole(let range, _):
      number("integer", .integer(range.lowerBound), .integer(range.upperBound))
    case .choice(let values): [("enum", .array(values.map(JSON.init) + [.null]))]
    case .time: type("string", time)
    case .times(let most):
      type("array", ("maxItems", .integer(most)), ("items", .object([("type", "string"), time])))
    case .voice: type("string", ("format", "voice"))
    case .words: type("array", ("items", ["type": "string"]))
    case .byScene(let member, _):
      type("object", ("additionalProperties", .object(properties(of: member))))
    case .byName(let names, let member):
      type(
        "object", ("additionalProperties", .bool(false)),
        ("properties", .object(names.map { ($0, .object(properties(of: member))) })))
    }
  }

  private static func form(_ form: SettingForm) -> [Member] {
    func number(_ least: JSON, _ most: JSON, _ step: JSON) -> [Member] {
      [("min", least), ("max", most), ("step", step)]
    }
    let details: [Member] =
      switch form {
      case .flag, .time, .voice, .words: []
      case .number(let range, let step):
        number(.number(range.lowerBound), .number(range.upperBound), .number(step))
      case .whole(let range, let step):
        number(.integer(range.lowerBound), .integer(range.upperBound), .integer(step))
      case .choice(let values): [("values", .array(values.map(JSON.init)))]
      case .times(let most): [("most", .integer(most))]
      case .byScene(let member, let core):
        [("core", .bool(core)), ("of", .object(self.form(member)))]
      case .byName(let names, let member):
        [("names", .array(names.map(JSON.string))), ("of", .object(self.form(member)))]
      }
    return [("type", .string(form.type))] + details
  }

  /// A setting's value; members stand in alphabetical order.
  init(_ plain: PlainJSON) {
    switch plain {
    case .null: self = .null
    case .flag(let value): self = .bool(value)
    case .whole(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .text(let text): self = .string(text)
    case .list(let values): self = .array(values.map(JSON.init))
    case .object(let members):
      self = .object(members.byName.map { ($0.key, JSON($0.value)) })
    }
  }
}
