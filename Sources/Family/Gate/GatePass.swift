/// What somebody has who went through the gate.
public struct GatePass: Equatable, Sendable {
  /// What opens protected doors: 32 random bytes in hexadecimal. Never to be written into a log.
  public var token: String
  /// Seconds until it is worth nothing, or nil for as long as Meadow runs.
  public var seconds: Int?
}
