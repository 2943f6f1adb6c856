/// A value of the template language (learning §4): what params, answers and tables are made of.
package enum TemplateValue: Hashable, Sendable {
  /// A whole number.
  case int(Int)
  /// Yes or no.
  case flag(Bool)
  /// A word or a few.
  case text(String)
  /// Values in order, at most `ExpressionLimits.list`.
  case list([TemplateValue])
  /// Values by name, such as a row of a table or the two hands of a clock.
  case record([String: TemplateValue])

  /// What kind it is, in the words of an author of templates.
  package var kind: String {
    switch self {
    case .int: "a number"
    case .flag: "true or false"
    case .text: "a text"
    case .list: "a list"
    case .record: "a record"
    }
  }

  /// As a child reads it; a list with commas.
  package var display: String {
    switch self {
    case .int(let number): String(number)
    case .flag(let flag): flag ? "yes" : "no"
    case .text(let text): text
    case .list(let list): list.map(\.display).joined(separator: ", ")
    case .record(let fields):
      fields["show"]?.display ?? fields["value"]?.display ?? fields["name"]?.display ?? inWords
    }
  }

  /// As an author writes it, for problems and for the log of a failing seed.
  package var inWords: String {
    switch self {
    case .int, .flag: self == .flag(true) ? "true" : self == .flag(false) ? "false" : display
    case .text(let text): "'\(text)'"
    case .list(let list): "[" + list.map(\.inWords).joined(separator: ", ") + "]"
    case .record(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.inWords)" }.joined(
          separator: ", ") + "}"
    }
  }

  /// The number, or nil where it is none.
  package var int: Int? {
    if case .int(let number) = self { number } else { nil }
  }

  /// The text, or nil where it is none.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The flag, or nil where it is none.
  package var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }

  /// The members, or nil where it is no list.
  package var list: [TemplateValue]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The fields, or nil where it is no record.
  package var record: [String: TemplateValue]? {
    if case .record(let fields) = self { fields } else { nil }
  }

  /// What a tile stands for: the `value` of a record that has one, or itself.
  package var meaning: TemplateValue { record?["value"] ?? self }

  /// A list of numbers.
  package static func ints(_ numbers: [Int]) -> TemplateValue {
    .list(numbers.map(TemplateValue.int))
  }

  /// Every whole number in it, however deep.
  package var numbers: [Int] {
    switch self {
    case .int(let number): [number]
    case .flag, .text: []
    case .list(let list): list.flatMap(\.numbers)
    case .record(let fields): fields.sorted { $0.key < $1.key }.flatMap(\.value.numbers)
    }
  }
}
