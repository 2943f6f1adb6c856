/// The gate as a page has to draw it; nothing in it helps a child through.
public struct GateStatus: Equatable, Sendable {
  /// Whether a code is asked for after the hold.
  public var hasCode: Bool
  /// How long two fingers must stay, in ms.
  public var holdMilliseconds: Int
  /// Seconds in which no code is taken, 1 to 30; 0 for none.
  public var cooldownSeconds: Int
  /// How long it stays open once it was passed.
  public var autoLock: AutoLock

  /// A gate.
  public init(hasCode: Bool, holdMilliseconds: Int, cooldownSeconds: Int, autoLock: AutoLock) {
    self.hasCode = hasCode
    self.holdMilliseconds = holdMilliseconds
    self.cooldownSeconds = cooldownSeconds
    self.autoLock = autoLock
  }
}
