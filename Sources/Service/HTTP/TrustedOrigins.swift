import HTTPTypes
import Hummingbird
import MeadowFoundations

/// The origins of reverse proxies with TLS that a family has named (`meadow serve --origin`): their
/// pages are this service's own.
struct TrustedOrigins: Sendable {
  private let origins: [WebOrigin]

  /// These origins.
  init(_ origins: [WebOrigin]) { self.origins = origins }

  /// Whether `authority`, a Host header, is that of one of them. A proxy may leave the port out.
  func haveHost(_ authority: String) -> Bool {
    origins.contains { origin in
      guard let host = Authority(authority, standardPort: origin.port) else { return false }
      return host.host == origin.host && host.port == origin.port
    }
  }

  /// Whether `origin`, an Origin header, is one of them to the letter.
  func contain(_ origin: String) -> Bool { origins.contains { $0.description == origin } }

  /// Whether the browser that sent `request` came over TLS, so that its cookies may be kept from going
  /// any other way. A proxy says it by the Host it passes on, or by its own header; whoever only claims
  /// it makes a cookie that is stricter than it had to be.
  func areBehind(_ request: Request) -> Bool {
    guard !origins.isEmpty else { return false }
    if let host = request.head.authority, haveHost(host) { return true }
    if let origin = request.headers[.origin], contain(origin) { return true }
    return request.headers[.forwardedProto]?.lowercased() == "https"
  }
}
