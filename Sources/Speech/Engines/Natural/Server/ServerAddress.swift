public import MeadowFoundations

/// Where a speech server is: on this machine, or on another that a grown-up has allowed by name.
public enum ServerAddress: Hashable, Sendable, CustomStringConvertible {
  /// A TCP port.
  case tcp(host: String, port: Int)
  /// A socket in the file system.
  case unix(path: String)
  /// A path on an HTTP server.
  case http(host: String, port: Int, path: String)

  /// The hosts that are this machine.
  static let own: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

  /// The address in `text`: `tcp://HOST:PORT`, `unix:///PATH` or `http://HOST:PORT/PATH`. A host that
  /// is not this machine must be `allowed`.
  public init(_ text: String, allowed: String? = nil) throws(InputProblem) {
    guard let cut = text.firstRange(of: "://") else { throw Self.unknown(text) }
    let rest = String(text[cut.upperBound...])
    switch text[..<cut.lowerBound] {
    case "unix":
      guard rest.hasPrefix("/"), rest.utf8.count <= 107 else {
        throw InputProblem(
          field: "server", reason: "\"\(rest.prefix(120))\" is no path of a socket",
          advice: "begin it with / and use at most 107 bytes")
      }
      self = .unix(path: rest)
    case "tcp":
      let (host, port) = try Self.place(rest, usual: nil, text)
      try Self.check(host, allowed)
      self = .tcp(host: host, port: port)
    case "http":
      let slash = rest.firstIndex(of: "/") ?? rest.endIndex
      let (host, port) = try Self.place(String(rest[..<slash]), usual: 80, text)
      try Self.check(host, allowed)
      self = .http(
        host: host, port: port, path: slash == rest.endIndex ? "" : String(rest[slash...]))
    default: throw Self.unknown(text)
    }
  }

  private static func unknown(_ text: String) -> InputProblem {
    InputProblem(
      field: "server", reason: "\"\(text.prefix(80))\" is no address of a speech server",
      advice: "use tcp://127.0.0.1:10200, unix:///run/piper.sock or http://127.0.0.1:8880")
  }

  private static func place(
    _ text: String, usual: Int?, _ whole: String
  ) throws(InputProblem) -> (host: String, port: Int) {
    let colon = text.lastIndex { $0 == ":" }
    let isPort = colon.map { !text[$0...].contains("]") } ?? false
    let host = isPort ? String(text[..<(colon ?? text.endIndex)]) : text
    let port = isPort ? colon.flatMap { Int(text[text.index(after: $0)...]) } : usual
    guard !host.isEmpty, let port, (1...65_535).contains(port) else { throw unknown(whole) }
    return (host, port)
  }

  private static func check(_ host: String, _ allowed: String?) throws(InputProblem) {
    guard !own.contains(host), host != allowed else { return }
    throw InputProblem(
      field: "server", reason: "\"\(host.prefix(80))\" is not this machine",
      advice:
        "run the server here; or allow that machine by its name, and every word that is said, "
        + "the names of the family too, is sent to it")
  }

  /// The host where it is not this machine.
  public var otherHost: String? {
    switch self {
    case .tcp(let host, _), .http(let host, _, _): Self.own.contains(host) ? nil : host
    case .unix: nil
    }
  }

  public var description: String {
    switch self {
    case .tcp(let host, let port): "tcp://\(host):\(port)"
    case .unix(let path): "unix://\(path)"
    case .http(let host, let port, let path): "http://\(host):\(port)\(path)"
    }
  }
}
