public import MeadowFoundations

/// Where a service is found.
public struct ServicePlace: Sendable {
  /// The address it listens on.
  public var address: String
  /// The port; 0 takes a free one.
  public var port: Int
  /// The origins of reverse proxies with TLS in front of it.
  public var origins: [WebOrigin] = []
}
