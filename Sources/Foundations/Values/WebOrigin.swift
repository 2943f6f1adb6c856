/// The origin of a page behind a reverse proxy with TLS, such as "https://meadow.home".
public struct WebOrigin: Equatable, Sendable, Codable, CustomStringConvertible {
  /// The host in lower case, an IPv6 address in its brackets.
  public let host: String
  /// The port, 443 where none is written.
  public let port: Int

  /// The origin that `text` writes, as the address bar of a browser shows it.
  public init(_ text: String) throws(InputProblem) {
    let start = "https://"
    guard text.lowercased().hasPrefix(start) else {
      throw Self.problem("\"\(text.prefix(60))\" does not begin with https://")
    }
    var rest = text.dropFirst(start.count).lowercased()
    if rest.hasSuffix("/") { rest.removeLast() }
    let hostEnd = Self.hostEnd(of: rest)
    host = String(rest[..<hostEnd])
    guard Self.isHost(host) else {
      throw Self.problem("\"\(text.prefix(60))\" has no plain host after https://")
    }
    let ending = rest[hostEnd...]
    guard ending.isEmpty || ending.first == ":" else {
      throw Self.problem("\"\(text.prefix(60))\" has more than a host and a port")
    }
    let port = ending.isEmpty ? 443 : Int(UInt16(ending.dropFirst()) ?? 0)
    guard port > 0, !ending.dropFirst().hasPrefix("+") else {
      throw Self.problem("\"\(ending.dropFirst().prefix(20))\" is not a port from 1 to 65535")
    }
    self.port = port
  }

  /// The origin as a browser writes it.
  public var description: String { port == 443 ? "https://\(host)" : "https://\(host):\(port)" }

  private static func hostEnd(of text: String) -> String.Index {
    if text.hasPrefix("["), let bracket = text.firstIndex(of: "]") {
      return text.index(after: bracket)
    }
    return text.firstIndex { !isHostPart($0) } ?? text.endIndex
  }

  /// A name as DNS knows it, or an address; names of other scripts are written in their xn-- form.
  private static func isHost(_ host: String) -> Bool {
    if host.hasPrefix("[") {
      let address = host.dropFirst().dropLast()
      return address.contains(":") && address.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    return !host.isEmpty && host.allSatisfy(isHostPart)
  }

  private static func isHostPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || ".-_".contains(character))
  }

  private static func problem(_ reason: String) -> InputProblem {
    InputProblem(
      field: "origin", reason: reason,
      advice: "write what the browser's address bar shows, such as https://meadow.home or "
        + "https://meadow.home:8443")
  }
}
