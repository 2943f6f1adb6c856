/// A value that ``QuickJSON`` reads.
protocol QuickReadable: Decodable {
  init(quick json: inout QuickJSON) throws(QuickJSON.Unusual)
}

/// A place for a value that is read once.
struct Slot<Value> {
  private var value: Value?

  /// Puts `value` in; a key that stands twice is unusual.
  mutating func fill(_ value: Value) throws(QuickJSON.Unusual) {
    guard self.value == nil else { throw QuickJSON.Unusual() }
    self.value = value
  }

  /// The value, which must be there.
  func need() throws(QuickJSON.Unusual) -> Value {
    guard let value else { throw QuickJSON.Unusual() }
    return value
  }

  /// The value where it is there.
  var optional: Value? { value }
}
