import HTTPTypes

extension HTTPField.Name {
  /// Tells a reverse proxy, nginx among others, to pass a live stream on as it comes.
  static let accelBuffering = known("X-Accel-Buffering")
  static let crossOriginOpenerPolicy = known("Cross-Origin-Opener-Policy")
  static let forwardedProto = known("X-Forwarded-Proto")
  static let host = known("Host")
  /// How the sound came out, as JSON, where that was measured: nothing is held back in silence.
  static let reached = known("Meadow-Reached")
  static let referrerPolicy = known("Referrer-Policy")
  static let secFetchMode = known("Sec-Fetch-Mode")
  static let secFetchSite = known("Sec-Fetch-Site")
  static let serviceWorkerAllowed = known("Service-Worker-Allowed")

  private static func known(_ name: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is a field name") }
    return name
  }
}
