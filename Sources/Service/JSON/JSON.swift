/// A JSON value whose objects keep their order, so that an answer reads as its documentation does.
enum JSON: Sendable {
  /// One member of an object.
  typealias Member = (name: String, value: JSON)

  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A string, or null.
  static func string(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// A whole number, or null.
  static func number(_ number: Int?) -> JSON { number.map(JSON.integer) ?? .null }

  /// A number of milliseconds to the microsecond, or null.
  static func milliseconds(_ value: Double?) -> JSON {
    value.map { .number(($0 * 1000).rounded() / 1000) } ?? .null
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(arrayLiteral values: JSON...) { self = .array(values) }
  init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { (name: $0.0, value: $0.1) })
  }
}
