/// How the companion's events of the log begin, so that the days can count them (document 001,
/// Speak With Me: engagement sessions started or completed).
public enum CompanionStep: String, CaseIterable, Sendable, Codable {
  /// It begins something with the child: its intro, or Speak With Me.
  case started
  /// That came to its end without an answer, and was not broken off.
  case completed
  /// That came to its end because the child touched something while it was waited for.
  case answered
}

extension ActivityEvent {
  /// What a companion's event begins or ends: the first word of its text; nil for all other events.
  public var companionStep: CompanionStep? {
    guard kind == .companion else { return nil }
    return text?.split(separator: " ").first.flatMap { CompanionStep(rawValue: String($0)) }
  }
}
