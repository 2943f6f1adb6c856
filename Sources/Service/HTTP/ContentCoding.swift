/// What an Accept-Encoding header says (RFC 9110, 12.5.3).
enum ContentCoding {
  /// Whether a header of this `value` takes `coding`; without a header nothing is packed.
  static func isTaken(_ coding: String, by value: String?) -> Bool {
    let entries = (value ?? "").split(separator: ",").map { Entry($0) }
    let named = entries.first { $0.coding == coding } ?? entries.first { $0.coding == "*" }
    return named.map { $0.weight > 0 } ?? false
  }

  /// One coding of the header, as in "gzip;q=0.8".
  private struct Entry {
    let coding: String
    let weight: Double

    init(_ text: Substring) {
      let parts = text.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      coding = parts.first?.lowercased() ?? ""
      weight =
        parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }
        .map { Double($0.dropFirst(2)) ?? 0 } ?? 1
    }
  }
}
