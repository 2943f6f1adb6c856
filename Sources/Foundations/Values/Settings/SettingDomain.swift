/// What a setting may be: how it is read from JSON and written, where its edges are, and what becomes
/// of a value that a damaged file holds.
public struct SettingDomain<Value: Hashable & Sendable>: Sendable {
  /// What it looks like.
  let form: SettingForm
  /// The value in a JSON value; the field is named in problems. Edges are ``check``'s.
  let read: @Sendable (PlainJSON, String) throws(InputProblem) -> Value
  /// The value as JSON.
  let write: @Sendable (Value) -> PlainJSON
  /// Refuses what lies past an edge.
  var check: @Sendable (Value, String) throws(InputProblem) -> Void = { _, _ in }
  /// The nearest value that may be, or nil where none is near: then the default holds.
  var repair: @Sendable (Value) -> Value? = { $0 }
  /// What a change makes of the value before it.
  var merge: @Sendable (Value, Value) -> Value = { $1 }
  /// The value without the members that have these names, or with what they are in the default.
  var drop: @Sendable (Value, Set<String>, Value?) -> Value = { value, _, _ in value }
}

extension SettingDomain where Value == Bool {
  static var flag: Self {
    SettingDomain(
      form: .flag,
      read: { (json, field) throws(InputProblem) in
        guard case .flag(let value) = json else {
          throw InputProblem(field: field, reason: json.inWords, advice: "send true or false")
        }
        return value
      }, write: { .flag($0) })
  }
}

extension SettingDomain where Value == Double {
  static func number(_ range: ClosedRange<Double>, step: Double) -> Self {
    SettingDomain(
      form: .number(range, step: step),
      read: { (json, field) throws(InputProblem) in try json.number(field) },
      write: { .number($0) },
      check: { (value, field) throws(InputProblem) in try hold(value, to: range, field) },
      repair: { $0.isNaN ? nil : min(range.upperBound, max(range.lowerBound, $0)) })
  }
}

extension SettingDomain where Value == Int {
  static func whole(_ range: ClosedRange<Int>, step: Int) -> Self {
    SettingDomain(
      form: .whole(range, step: step),
      read: { (json, field) throws(InputProblem) in try json.whole(field) },
      write: { .whole($0) },
      check: { (value, field) throws(InputProblem) in try hold(value, to: range, field) },
      repair: { min(range.upperBound, max(range.lowerBound, $0)) })
  }

  /// One of a few numbers; `noun` is what they are, for problems.
  static func oneOf(_ values: [Int], _ noun: String) -> Self {
    SettingDomain(
      form: .choice(values.map { .whole($0) }),
      read: { (json, field) throws(InputProblem) in try json.whole(field) },
      write: { .whole($0) },
      check: { (value, field) throws(InputProblem) in
        guard !values.contains(value) else { return }
        throw InputProblem(
          field: field, reason: "\(value) is no \(noun)",
          advice: "send \(listed(values.map(String.init), "or"))")
      }, repair: { values.contains($0) ? $0 : nil })
  }
}

extension SettingDomain where Value == Int? {
  /// A child's age in months, or nil while nobody has said it; one that cannot be is none.
  static func age(_ range: ClosedRange<Int>) -> Self {
    SettingDomain(
      form: .whole(range, step: 1),
      read: { (json, field) throws(InputProblem) in try json.whole(field) },
      write: { $0.map { .whole($0) } ?? .null },
      check: { (value, field) throws(InputProblem) in
        if let value { try hold(value, to: range, field) }
      }, repair: { $0.flatMap { range.contains($0) ? $0 : nil } })
  }
}

extension SettingDomain {
  /// What is written as a text.
  fileprivate static func text(
    _ form: SettingForm, _ write: @escaping @Sendable (Value) -> String,
    _ read: @escaping @Sendable (String, String) throws(InputProblem) -> Value
  ) -> Self {
    SettingDomain(
      form: form,
      read: { (json, field) throws(InputProblem) in try read(try json.text(field), field) },
      write: { .text(write($0)) })
  }
}

extension SettingDomain where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases, by its name.
  static var choice: Self {
    let names = Value.allCases.map(\.rawValue)
    return text(.choice(names.map { .text($0) }), \.rawValue) {
      (text, field) throws(InputProblem) in
      if let value = Value(rawValue: text) { return value }
      throw InputProblem(
        field: field, reason: "\"\(text.prefix(40))\" is no choice",
        advice: "send one of " + names.joined(separator: ", "))
    }
  }
}

extension SettingDomain where Value == TimeOfDay {
  static var time: Self {
    text(.time, \.description) { (text, field) throws(InputProblem) in
      try TimeOfDay(text, field: field)
    }
  }
}

extension SettingDomain where Value == VoiceID {
  static var voice: Self {
    text(.voice, \.name) { (text, field) throws(InputProblem) in try VoiceID(text, field: field) }
  }
}

extension SettingDomain where Value == [TimeOfDay] {
  static func times(most: Int) -> Self {
    SettingDomain(
      form: .times(most: most),
      read: { (json, field) throws(InputProblem) in
        var times: [TimeOfDay] = []
        for text in try json.texts(field) { times.append(try TimeOfDay(text, field: field)) }
        return times
      }, write: { .list($0.map { .text($0.description) }) },
      check: { (value, field) throws(InputProblem) in
        guard value.count > most else { return }
        throw InputProblem(
          field: field, reason: "\(value.count) \(field) are too many",
          advice: "send at most \(most)")
      }, repair: { Array($0.prefix(most)) })
  }
}

extension SettingDomain where Value == Set<WordID> {
  /// Words of the vocabulary, kept by their ids; what was kept by its English becomes one.
  static var words: Self {
    SettingDomain(
      form: .words,
      read: { (json, field) throws(InputProblem) in Set(try json.texts(field).map { WordID($0) }) },
      write: { .list($0.sorted().map { .text($0.name) }) })
  }
}

extension SettingDomain {
  /// A value for each scene that is named; a change leaves the others as they are.
  static func byScene<Member>(
    _ member: SettingDomain<Member>, core: Bool = false, example: String
  ) -> Self where Value == [String: Member] {
    members(.byScene(member.form, core: core), member, names: nil, example)
  }

  /// A value for each of `names`; a change leaves those that it does not name as they are.
  static func byName<Member>(
    _ names: [String], _ member: SettingDomain<Member>, example: String
  ) -> Self where Value == [String: Member] {
    members(.byName(names, member.form), member, names: names, example)
  }

  private static func members<Member>(
    _ form: SettingForm, _ member: SettingDomain<Member>, names: [String]?, _ example: String
  ) -> Self where Value == [String: Member] {
    SettingDomain(
      form: form,
      read: { (json, field) throws(InputProblem) in
        guard case .object(let members) = json else {
          throw InputProblem(
            field: field, reason: json.inWords, advice: "send an object, such as \(example)")
        }
        var values: Value = [:]
        for (name, json) in members.byName {
          guard names?.contains(name) ?? true else {
            throw InputProblem(
              field: "\(field).\(name.prefix(40))", reason: "there is no such field",
              advice: "leave it out; the fields are \((names ?? []).joined(separator: ", "))")
          }
          // Null gives the member back, which is the change's to do.
          if json != .null { values[name] = try member.read(json, "\(field).\(name)") }
        }
        return values
      }, write: { .object($0.mapValues(member.write)) },
      check: { (values, field) throws(InputProblem) in
        for (name, value) in values.byName {
          try member.check(value, "\(field).\(name)")
        }
      }, repair: { $0.compactMapValues(member.repair) },
      merge: { $0.merging($1) { _, new in new } },
      drop: { (values, names, fallback) in
        names.reduce(into: values) { $0[$1] = fallback?[$1] }
      })
  }
}

private func hold<Value: Comparable>(
  _ value: Value, to range: ClosedRange<Value>, _ field: String
) throws(InputProblem) {
  guard !range.contains(value) else { return }
  throw InputProblem(
    field: field, reason: "\(value) is outside \(range.lowerBound) to \(range.upperBound)",
    advice: "send \(range.lowerBound) to \(range.upperBound)")
}

/// "a, b or c".
public func listed(_ names: [String], _ last: String) -> String {
  guard names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(last) " + names[names.count - 1]
}

extension PlainJSON {
  fileprivate func text(_ field: String) throws(InputProblem) -> String {
    guard case .text(let text) = self else {
      throw InputProblem(field: field, reason: inWords, advice: "send a string")
    }
    return text
  }

  fileprivate func number(_ field: String) throws(InputProblem) -> Double {
    if case .whole(let whole) = self { return Double(whole) }
    if case .number(let number) = self, number.isFinite { return number }
    throw InputProblem(field: field, reason: inWords, advice: "send a number, such as 1.0")
  }

  fileprivate func whole(_ field: String) throws(InputProblem) -> Int {
    let number = try number(field)
    guard let whole = Int(exactly: number) else {
      throw InputProblem(
        field: field, reason: "\(number) is not a whole number",
        advice: "send a whole number, such as 1")
    }
    return whole
  }

  fileprivate func texts(_ field: String) throws(InputProblem) -> [String] {
    guard case .list(let values) = self else {
      throw InputProblem(field: field, reason: inWords, advice: "send a list of strings")
    }
    var texts: [String] = []
    for value in values {
      guard case .text(let text) = value else {
        throw InputProblem(field: field, reason: value.inWords, advice: "send a list of strings")
      }
      texts.append(text)
    }
    return texts
  }
}
