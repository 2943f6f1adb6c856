import MeadowFoundations

/// A value that ``QuickJSON`` reads.
protocol QuickReadable: Decodable {
  static func read(from json: inout QuickJSON) throws(QuickJSON.Unusual) -> Self
}

/// A value that is a group in the file; it takes its values in the order in which they stand there,
/// which is that of its properties. What may be left out comes last.
protocol QuickGroup: QuickReadable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual)
}

extension QuickGroup {
  static func read(from json: inout QuickJSON) throws(QuickJSON.Unusual) -> Self {
    try json.group { json throws(QuickJSON.Unusual) in try Self(quick: &json) }
  }
}

extension String: QuickReadable {
  static func read(from json: inout QuickJSON) throws(QuickJSON.Unusual) -> String {
    try json.text()
  }
}

extension WordID: QuickReadable {
  static func read(from json: inout QuickJSON) throws(QuickJSON.Unusual) -> WordID {
    WordID(try json.text())
  }
}

extension Bool: QuickReadable {
  static func read(from json: inout QuickJSON) throws(QuickJSON.Unusual) -> Bool {
    try json.bool()
  }
}

extension Int: QuickReadable {
  static func read(from json: inout QuickJSON) throws(QuickJSON.Unusual) -> Int { try json.int() }
}

extension Double: QuickReadable {
  static func read(from json: inout QuickJSON) throws(QuickJSON.Unusual) -> Double {
    try json.double()
  }
}

extension Optional: QuickReadable where Wrapped: QuickReadable {
  static func read(from json: inout QuickJSON) throws(QuickJSON.Unusual) -> Wrapped? {
    json.null() ? nil : try Wrapped.read(from: &json)
  }
}

extension Array: QuickReadable where Element: QuickReadable {
  static func read(from json: inout QuickJSON) throws(QuickJSON.Unusual) -> [Element] {
    try json.list()
  }
}

extension Dictionary: QuickReadable where Key == String, Value: QuickReadable {
  static func read(from json: inout QuickJSON) throws(QuickJSON.Unusual) -> [String: Value] {
    try json.names()
  }
}

extension QuickReadable where Self: RawRepresentable, RawValue: QuickReadable {
  static func read(from json: inout QuickJSON) throws(QuickJSON.Unusual) -> Self {
    guard let choice = Self(rawValue: try RawValue.read(from: &json))
    else { throw QuickJSON.Unusual() }
    return choice
  }
}

extension Tier: QuickReadable {}
extension FitzgeraldKey: QuickReadable {}
extension PragmaticFunction: QuickReadable {}
extension RoutineTime: QuickReadable {}
extension SceneObject.Kind: QuickReadable {}
extension WordCategory: QuickReadable {}
extension WordForm: QuickReadable {}
