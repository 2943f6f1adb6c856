import HTTPTypes
import Hummingbird
import NIOCore

/// Answers only those who mean this service: a foreign Host is a rebound DNS name, a foreign Origin
/// another site's page (architecture §9).
struct HostGuard: RouterMiddleware {
  private let port: BoundPort
  private let names: Set<String>
  /// Whether the service listens on every address of the machine.
  private let isOpen: Bool
  private let origins: TrustedOrigins

  /// A guard for a service that was started on `host`, behind proxies that are known as `origins`.
  init(host: String, port: BoundPort, origins: TrustedOrigins) {
    self.port = port
    self.origins = origins
    let given = host.contains(":") ? "[\(host.lowercased())]" : host.lowercased()
    names = ["127.0.0.1", "localhost", "[::1]", given]
    isOpen = host == "0.0.0.0" || host == "::"
  }

  func handle(
    _ request: Request, context: MeadowContext,
    next: (Request, MeadowContext) async throws -> Response
  ) async throws -> Response {
    guard let text = request.head.authority, request.headers[.host] == nil else {
      throw Problem(
        status: .badRequest, field: "Host", detail: "Host: send exactly one Host header.")
    }
    let host = Authority(text)
    let isProxied = origins.haveHost(text)
    guard let host, isProxied || isOurs(host) else {
      throw Problem(
        status: .forbidden, field: "Host",
        detail: "Host: \(text.prefix(80)) is not this service. Use \(address); the name of a "
          + "reverse proxy is given to meadow serve as --origin.")
    }
    try checkOrigin(request.headers, host: isProxied ? nil : host)
    return try await next(request, context)
  }

  /// Holds the Origin against `host`, or where a proxy passed the request on, nil, against those that
  /// are trusted.
  private func checkOrigin(_ headers: HTTPFields, host: Authority?) throws(Problem) {
    if let origin = headers[.origin] {
      guard origins.contain(origin) || isOwn(origin, host: host) else {
        throw Problem(
          status: .forbidden, field: "Origin",
          detail: "Origin: pages of \(origin.prefix(80)) may not use this service. Use \(address).")
      }
    } else if let site = headers[.secFetchSite], site == "cross-site" || site == "same-site",
      headers[.secFetchMode] != "navigate"
    {
      // A picture or a script tag of another site's page sends no Origin, but browsers say this.
      throw Problem(
        status: .forbidden, field: "Sec-Fetch-Site",
        detail: "Sec-Fetch-Site: another site's page may not use this service. Use \(address).")
    }
  }

  private var address: String { "http://127.0.0.1:\(port.value)" }

  private func isOwn(_ origin: String, host: Authority?) -> Bool {
    guard let host, let from = Authority(origin: origin) else { return false }
    return from == host || isNamed(from)
  }

  private func isNamed(_ authority: Authority) -> Bool {
    authority.port == port.value && names.contains(authority.host)
  }

  /// A service on every address cannot know them all, but an address, unlike a name, cannot be
  /// rebound.
  private func isOurs(_ authority: Authority) -> Bool {
    if isNamed(authority) { return true }
    guard isOpen, authority.port == port.value else { return false }
    let literal =
      authority.host.hasPrefix("[")
      ? String(authority.host.dropFirst().dropLast()) : authority.host
    return (try? SocketAddress(ipAddress: literal, port: authority.port)) != nil
  }
}
