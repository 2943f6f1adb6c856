public import MeadowFoundations

/// The gate as a page has to draw it; nothing in it helps a child through.
public struct GateStatus: Hashable, Sendable {
  /// Whether a code is asked for after the hold.
  public var hasCode: Bool
  /// Seconds in which no code is taken, 1 to 30; 0 for none.
  public var cooldownSeconds: Int
  /// How long two fingers must stay, in ms.
  public var holdMilliseconds = ParentGate.holdMilliseconds
  /// How long it stays open once it was passed.
  public var autoLock: AutoLock

  /// A gate.
  public init(hasCode: Bool, cooldownSeconds: Int, autoLock: AutoLock) {
    self.hasCode = hasCode
    self.cooldownSeconds = cooldownSeconds
    self.autoLock = autoLock
  }
}

/// What somebody has who went through the gate.
public struct GatePass: Hashable, Sendable {
  /// What opens protected doors: 32 random bytes in hexadecimal. Never to be written into a log.
  public var token: String
  /// Seconds until it is worth nothing, or nil for as long as Meadow runs.
  public var seconds: Int?
}
