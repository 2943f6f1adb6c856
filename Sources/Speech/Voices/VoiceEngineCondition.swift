/// How an engine fares.
public enum VoiceEngineCondition: Equatable, Sendable {
  /// It says what it is asked to.
  case ready
  /// It cannot say anything now, why, and when it is tried again.
  case away(reason: String, retryInSeconds: Double)
}
