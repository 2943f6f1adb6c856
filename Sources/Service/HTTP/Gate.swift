import HTTPTypes
import Hummingbird
import MeadowRuntime

/// The parent gate's place at the service's door: settings, My Words, the calibration and the insight
/// pass here; speaking never does (spec README, resolution 15).
///
/// Whoever opened the gate carries a cookie that no script can read and that no other site's page can
/// send.
struct Gate: Sendable {
  let service: any GateService
  let origins: TrustedOrigins

  private static let cookie = "meadow_gate"

  /// `handler` for those who have opened the gate.
  func guarding(_ handler: @escaping Handler) -> Handler {
    { request, context in
      guard isOpen(for: request) else { throw Self.shut }
      return try await handler(request, context)
    }
  }

  /// Whether whoever sends `request` has opened the gate.
  func isOpen(for request: Request) -> Bool {
    Self.token(of: request).map(service.isGateOpen) ?? false
  }

  /// What the cookie of `request` says; nil for none.
  static func token(of request: Request) -> String? {
    for field in request.headers[values: .cookie] {
      for part in field.split(separator: ";") {
        let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
        if pair.count == 2, pair[0] == cookie { return String(pair[1]) }
      }
    }
    return nil
  }

  /// The header that keeps `token` for `seconds`, or while the browser is open; nil takes it away.
  /// What `request` brought over TLS goes no other way.
  func header(token: String?, seconds: Int?, for request: Request) -> String {
    let life = token == nil ? "; Max-Age=0" : seconds.map { "; Max-Age=\($0)" } ?? ""
    let way = origins.areBehind(request) ? "; Secure" : ""
    return "\(Self.cookie)=\(token ?? ""); Path=/; HttpOnly; SameSite=Strict\(way)\(life)"
  }

  private static let shut = Problem(
    status: .forbidden, field: "gate",
    detail:
      "gate: it is shut, so nothing was changed. Open it with POST /v1/gate/open: two fingers "
      + "for three seconds, then the grown-up code if there is one.")
}
