/// How an engine fares.
public enum VoiceEngineCondition: Equatable, Sendable {
  /// It says what it is asked to.
  case ready
  /// It cannot say anything now, why, and when it is tried again.
  case away(reason: String, retryInSeconds: Double)

  /// Why it cannot; nil where it can.
  public var problem: String? {
    if case .away(let reason, _) = self { reason } else { nil }
  }
}
