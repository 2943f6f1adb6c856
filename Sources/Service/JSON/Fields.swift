import MeadowFoundations
import MeadowRuntime

/// The named values of a request, each taken once and held to its type; what is left is refused.
///
/// A strict reader tells a caller of a misspelt field instead of ignoring what was meant.
struct Fields {
  private var values: [String: PlainJSON] = [:]
  private var known: [String] = []
  /// Whether the values are text of a query, where numbers are written as text.
  private let isQuery: Bool
  /// What comes before a name in problems, such as "interruptions.".
  private let prefix: String

  /// The members of the JSON object in `value`.
  init(object value: PlainJSON, prefix: String = "", example: String) throws(InputProblem) {
    guard case .object(let members) = value else {
      throw InputProblem(
        field: prefix.isEmpty ? "body" : String(prefix.dropLast()), reason: value.inWords,
        advice: "send an object, such as \(example)")
    }
    values = members
    self.prefix = prefix
    isQuery = false
  }

  /// The parameters of a query.
  init(query: Query) {
    for (name, text) in query.values { values[name] = .text(text) }
    prefix = ""
    isQuery = true
  }

  /// The names that are there and not yet taken, in alphabetical order.
  var names: [String] { values.keys.sorted() }

  /// Takes a text; nil where there is none.
  mutating func text(_ name: String) throws(InputProblem) -> String? {
    switch removeValue(name) {
    case nil, .null?: return nil
    case .text(let text)?: return text
    case let other?: throw wrong(name, other, advice: "send a string")
    }
  }

  /// Takes a finite number; nil where there is none.
  mutating func number(_ name: String) throws(InputProblem) -> Double? {
    switch removeValue(name) {
    case nil, .null?: return nil
    case .number(let number)? where number.isFinite: return number
    case .text(let text)? where isQuery:
      guard let number = Self.decimal(text) else {
        throw InputProblem(
          field: prefix + name, reason: "\"\(text.prefix(40))\" is not a number",
          advice: "send a number, such as 1.0")
      }
      return number
    case let other?: throw wrong(name, other, advice: "send a number, such as 1.0")
    }
  }

  /// Takes a whole number; nil where there is none.
  mutating func whole(_ name: String) throws(InputProblem) -> Int? {
    guard let number = try number(name) else { return nil }
    // Beyond 2^53 a number in JSON may be another than was written.
    guard let whole = Int(exactly: number), whole.magnitude < 1 << 53 else {
      throw InputProblem(
        field: prefix + name, reason: "\(number) is not a whole number below 2^53",
        advice: "send a whole number, such as 1")
    }
    return whole
  }

  /// Takes a text that null takes away and that stays where there is none.
  mutating func edit(_ name: String) throws(InputProblem) -> Edit<String> {
    if case .null? = values[name] {
      ignore(name)
      return .clear
    }
    return try text(name).map { .set($0) } ?? .keep
  }

  /// Takes whose something is, the family's or a child's by its number; null gives it back to the family, and
  /// it stays where there is none.
  mutating func owner(_ name: String) throws(InputProblem) -> Edit<WordOwner> {
    let advice = "send family, or the number of a child"
    switch values[name] {
    case nil:
      ignore(name)
      return .keep
    case .null?:
      ignore(name)
      return .clear
    case .text(WordOwner.familyName)?:
      ignore(name)
      return .set(.family)
    case .number?: return try whole(name).map { .set(.child($0)) } ?? .keep
    case let other?: throw wrong(name, other, advice: advice)
    }
  }

  /// Takes a list of texts; nil where there is none.
  mutating func texts(_ name: String) throws(InputProblem) -> [String]? {
    switch removeValue(name) {
    case nil, .null?: return nil
    case .list(let values)?:
      var texts: [String] = []
      for value in values {
        guard case .text(let text) = value else {
          throw wrong(name, value, advice: "send a list of strings")
        }
        texts.append(text)
      }
      return texts
    case let other?: throw wrong(name, other, advice: "send a list of strings")
    }
  }

  /// Takes voice, rate, pitch, range and pauses.
  mutating func manner() throws(InputProblem) -> Manner {
    Manner(
      voice: try text("voice"), rate: try number("rate"), pitch: try number("pitch"),
      range: try number("range"), pauseMilliseconds: try number("pauseMilliseconds"),
      language: try choice("language", of: Language.self))
  }

  /// Takes a yes or no; nil where there is none.
  mutating func flag(_ name: String) throws(InputProblem) -> Bool? {
    switch removeValue(name) {
    case nil, .null?: return nil
    case .flag(let flag)?: return flag
    case .text("true")? where isQuery: return true
    case .text("false")? where isQuery: return false
    case let other?: throw wrong(name, other, advice: "send true or false")
    }
  }

  /// Takes one of a few names; nil where there is none.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, of _: Choice.Type
  ) throws(InputProblem) -> Choice? {
    guard let text = try text(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    throw InputProblem(
      field: prefix + name, reason: "\"\(text.prefix(40))\" is no choice",
      advice: "send one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
  }

  /// Takes one of a few names, which must be there.
  mutating func required<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, of type: Choice.Type
  ) throws(InputProblem) -> Choice {
    try Self.needed(
      choice(name, of: type), prefix + name,
      advice: "send one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
  }

  /// Takes all there is, by its names.
  mutating func rest() -> [String: PlainJSON] {
    defer { values = [:] }
    return values
  }

  /// Whether `name` is there and null, which is not yet taken.
  func isNull(_ name: String) -> Bool {
    if case .null? = values[name] { true } else { false }
  }

  /// Takes an object; nil where there is none.
  mutating func object(_ name: String, example: String) throws(InputProblem) -> Fields? {
    switch removeValue(name) {
    case nil, .null?: return nil
    case let value?:
      return try Fields(object: value, prefix: "\(prefix)\(name).", example: example)
    }
  }

  /// Takes a list of objects; nil where there is none.
  mutating func objects(_ name: String, example: String) throws(InputProblem) -> [Fields]? {
    switch removeValue(name) {
    case nil, .null?: return nil
    case .list(let values)?:
      var objects: [Fields] = []
      for value in values {
        objects.append(try Fields(object: value, prefix: "\(prefix)\(name).", example: example))
      }
      return objects
    case let other?: throw wrong(name, other, advice: "send a list, such as [\(example)]")
    }
  }

  /// Takes a field whatever it holds, and does nothing with it.
  mutating func ignore(_ name: String) { _ = removeValue(name) }

  /// Refuses what was not taken.
  func end() throws(InputProblem) {
    guard let first = names.first else { return }
    throw InputProblem(
      field: prefix + String(first.prefix(40)), reason: "there is no such field",
      advice: "leave it out; the fields are \(known.joined(separator: ", "))")
  }

  private mutating func removeValue(_ name: String) -> PlainJSON? {
    known.append(name)
    return values.removeValue(forKey: name)
  }

  private func wrong(_ name: String, _ value: PlainJSON, advice: String) -> InputProblem {
    InputProblem(field: prefix + name, reason: value.inWords, advice: advice)
  }

  /// `value` of the field `name`, which must be there.
  static func needed<Value>(
    _ value: Value?, _ name: String, advice: String
  ) throws(InputProblem) -> Value {
    if let value { return value }
    throw InputProblem(field: name, reason: "it is missing", advice: advice)
  }

  /// Only digits, sign, point and exponent: no "nan", "inf" or hexadecimal.
  private static func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }
}
