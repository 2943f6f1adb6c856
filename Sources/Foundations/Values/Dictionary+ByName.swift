extension Dictionary where Key == String {
  /// The members by name, so that the same ones are always told in the same order.
  package var byName: [(key: String, value: Value)] {
    keys.sorted().compactMap { key in self[key].map { (key, $0) } }
  }
}
