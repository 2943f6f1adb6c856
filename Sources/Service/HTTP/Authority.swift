/// A host and a port as a Host header or an origin writes them.
struct Authority: Equatable {
  /// The host in lower case, an IPv6 address in its brackets.
  let host: String
  /// The port, the scheme's own where none is written.
  let port: Int

  /// The parts of `text`, or nil where it is none of the forms `host`, `host:port`, `[v6]:port`.
  init?(_ text: some StringProtocol, standardPort: Int = 80) {
    let lower = text.lowercased()
    let hostEnd: String.Index
    if lower.hasPrefix("[") {
      guard let bracket = lower.firstIndex(of: "]") else { return nil }
      hostEnd = lower.index(after: bracket)
    } else {
      hostEnd = lower.firstIndex(of: ":") ?? lower.endIndex
    }
    host = String(lower[..<hostEnd])
    let rest = lower[hostEnd...]
    if rest.isEmpty {
      port = standardPort
    } else {
      guard rest.first == ":", let number = UInt16(rest.dropFirst()) else { return nil }
      port = Int(number)
    }
    guard !host.isEmpty else { return nil }
  }

  /// The authority in an origin such as "http://localhost:8080"; nil for another scheme.
  init?(origin: String) {
    guard origin.hasPrefix("http://") else { return nil }
    self.init(origin.dropFirst("http://".count))
  }
}
